/**
 * Where a Gregorian year begins. In: a year. Out: an instant.
 */

const JD_OF_1970 = 2440587.5;
const MS_PER_DAY = 86_400_000;

/** JD UT of 1 January 0h, proleptic Gregorian. */
export function newYear(year: number): number {
  return Date.UTC(year, 0, 1) / MS_PER_DAY + JD_OF_1970;
}
