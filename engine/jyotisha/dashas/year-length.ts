/** How long a year of a dasha is. No text fixes it, so each is named. */

/** Days by name. */
export const YEAR_DAYS = {
  /** 365.25: most programs */
  julian: 365.25,
  /** the Sun's mean return to a star */
  sidereal: 365.256364,
  /** the Sun's mean return to the equinox */
  tropical: 365.242189,
  /** of the civil calendar */
  gregorian: 365.2425,
  /** 360 civil days */
  savana: 360,
  /** 360 tithis: twelve mean synodic months */
  tithi: 354.367068,
} as const;

/** A year by name, or its days. */
export type YearLength = keyof typeof YEAR_DAYS | number;

/** Days of a year. Throws `RangeError` for a number that is not positive. */
export function yearDays(length: YearLength): number {
  if (typeof length === 'string') return YEAR_DAYS[length];
  if (!(length > 0 && Number.isFinite(length))) throw new RangeError(`a year of ${length} days`);
  return length;
}
