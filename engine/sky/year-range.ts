/**
 * The years for which the sky is computed. The ephemeris files reach from 1200 to 3600; the service promises
 * 1700 to 3100, and the margins of those two years are covered as well.
 */

/** First Gregorian year whose sky is served. */
export const FIRST_SKY_YEAR = 1700;

/** Last Gregorian year whose sky is served. */
export const LAST_SKY_YEAR = 3100;

/** Thrown for a year outside the served range. */
export class YearOutOfRange extends RangeError {
  readonly year: number;
  readonly min = FIRST_SKY_YEAR;
  readonly max = LAST_SKY_YEAR;

  constructor(year: number) {
    super(`year ${year} is outside ${FIRST_SKY_YEAR}..${LAST_SKY_YEAR}`);
    this.name = 'YearOutOfRange';
    this.year = year;
  }
}

/** Throws `YearOutOfRange` unless `year` is a whole number within the served range. */
export function requireSkyYear(year: number): void {
  if (!Number.isInteger(year) || year < FIRST_SKY_YEAR || year > LAST_SKY_YEAR)
    throw new YearOutOfRange(year);
}
