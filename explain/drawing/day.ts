// The row of a day: its ends, its date, and the bands that lie in it.

import { nameOf } from '@nirnaya/dsl/vocabulary';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { civilFromDay, weekdayOf } from '@nirnaya/engine/civil';
import { type Band, lanesOf, type TimelineRow } from './timeline.ts';

/** What a row says besides its day. */
export interface RowOptions {
  readonly bands: readonly Band[];
  readonly note?: string;
  readonly marked?: boolean;
  /** what the day is called; default as `Fri 28 Aug` */
  readonly label?: string;
  /** the lane that a band stands in; default one for each label */
  readonly laneOf?: (band: Band) => string;
}

/** The row of a civil day number; undefined where the Sun does not rise and set, or the year does not have it. */
export function dayRow(
  py: PlaceYear,
  day: number,
  { bands, note = '', marked = false, label = dayLabel(day), laneOf = ({ label: own }) => own }: RowOptions,
): TimelineRow | undefined {
  const at = day - py.firstDay;
  const [sunrise, sunset, nextSunrise] = [py.sunrise[at], py.sunset[at], py.nextSunrise[at]];
  if (sunrise === undefined || [sunrise, sunset, nextSunrise].some(Number.isNaN)) return undefined;
  const inDay = bands.filter(({ start, end }) => start < nextSunrise && end > sunrise);
  return {
    label,
    note,
    marked,
    midnight: py.midnight[at],
    sunrise,
    sunset,
    nextSunrise,
    lanes: lanesOf(inDay, laneOf),
  };
}

/** `Fri 28 Aug` of a civil day number. */
export function dayLabel(day: number): string {
  const { day: date, month } = civilFromDay(day);
  const short = (name: string): string => name.slice(0, 3);
  return `${short(nameOf('weekday', weekdayOf(day)))} ${date} ${short(nameOf('gregorian month', month - 1))}`;
}
