/**
 * Dates of the Julian calendar as civil days.
 */

import { civilDay } from '../place/civil.ts';

/** The civil day of a Julian date; a day out of its month carries over. */
export function civilDayOfJulian(year: number, month: number, day: number): number {
  // Both calendars count the same days but for the leap days of centuries; they met in the third century.
  const y = month <= 2 ? year - 1 : year;
  const century = Math.floor(y / 100);
  return civilDay(year, month, day) + century - Math.floor(century / 4) - 2;
}
