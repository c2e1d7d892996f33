/**
 * Civil dates of the proleptic Gregorian calendar as day numbers: whole days since 1970-01-01.
 * Arithmetic after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
 */

/** A date by its parts. */
export interface CivilDate {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  /** 1..31 */
  readonly day: number;
}

/** JD UT of 1970-01-01 00:00 UT. */
export const JD_OF_CIVIL_DAY_0 = 2440587.5;

/** Day number of a date; a day or month out of its range carries over as in plain arithmetic of days. */
export function civilDay(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

/** The date of a day number. */
export function civilFromDay(day: number): CivilDate {
  const z = day + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}

/** `YYYY-MM-DD` of a day number (years 0000..9999). */
export function isoDate(day: number): string {
  const date = civilFromDay(day);
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}

/** Day number of a strict `YYYY-MM-DD`; undefined for any other text and for dates that do not exist. */
export function parseIsoDate(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const number = civilDay(year, month, day);
  // A day that the month lacks has carried over into the next month.
  return civilFromDay(number).day === day ? number : undefined;
}

/** Weekday of a day number, 0 = Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** JD UT of an instant in milliseconds since 1970. */
export const jdOfMs = (ms: number): number => ms / 86_400_000 + JD_OF_CIVIL_DAY_0;

/** Milliseconds since 1970 of an instant, JD UT. */
export const msOfJd = (jd: number): number => (jd - JD_OF_CIVIL_DAY_0) * 86_400_000;

/** JD UT at 00:00 UT of a day number. */
export function jdOfCivilDay(day: number): number {
  return day + JD_OF_CIVIL_DAY_0;
}
