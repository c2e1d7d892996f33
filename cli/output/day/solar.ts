// Dates of the solar calendars of a chain.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';

/** A date of a calendar. */
export interface SolarDate {
  /** 1..12, in the calendar's own order */
  readonly month: number;
  readonly day: number;
}

/** The longest solar month; more means that a month's beginning was undecidable, as in polar night. */
const longestMonth = 32;

/** The date of a calendar on a civil day number; undefined where it has none. */
export function solarDate(
  pack: CompiledPack,
  py: PlaceYear,
  calendar: string,
  day: number,
): SolarDate | undefined {
  const date = pack.calendarDate(py, calendar, day);
  if (date === undefined || date.day > longestMonth) return undefined;
  return { month: date.month + 1, day: date.day };
}
