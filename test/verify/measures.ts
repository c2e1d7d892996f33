// What can be measured about a date that a list gives and we do not: where the target stands on it.

import type { Observance } from '../../compiler/runtime/observances.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { holdsAt, overlapOf, type Spans } from '../../engine/spans/spans.ts';

/** The spans that an observance decides on, or undefined where it only counts days from another. */
export function targetOf(observance: Observance): Spans | undefined {
  return observance.occurrence.days === undefined ? observance.occurrence.spans : undefined;
}

/** Hours between spans and the day of an index, sunrise to sunrise; 0 where they touch. */
export function hoursAway(py: PlaceYear, index: number, spans: Spans): number {
  const [from, to] = [py.dayStart[index], py.dayStart[index + 1]];
  if (overlapOf(spans, [from, to]) > 0) return 0;
  return 24 * Math.min(...spans.map((t) => Math.min(Math.abs(t - from), Math.abs(t - to))));
}

/** The offset of the first span that touches the day of an index; -1 if none does. */
export function spanTouching(py: PlaceYear, index: number, spans: Spans): number {
  for (let i = 0; i < spans.length; i += 2) {
    if (spans[i] < py.dayStart[index + 1] && spans[i + 1] > py.dayStart[index]) return i;
  }
  return -1;
}

/** The moments of a day at which traditions require a tithi to hold. */
export interface Moment {
  readonly name: string;
  /** JD UT on the day of an index */
  at(py: PlaceYear, index: number): number;
}

const night = (share: number) => (py: PlaceYear, i: number) =>
  py.sunset[i] + share * (py.dayStart[i + 1] - py.sunset[i]);
const daylight = (share: number) => (py: PlaceYear, i: number) =>
  py.dayStart[i] + share * (py.sunset[i] - py.dayStart[i]);

/** Moments in the order of the day. */
export const moments: readonly Moment[] = [
  { name: 'sunrise', at: (py, i) => py.dayStart[i] },
  { name: 'noon', at: daylight(0.5) },
  { name: 'the middle of aparahna', at: daylight(0.7) },
  { name: 'sunset', at: (py, i) => py.sunset[i] },
  { name: 'the end of pradosha', at: night(0.2) },
  { name: 'moonrise', at: (py, i) => py.moonrise[i] },
  { name: 'midnight', at: night(0.5) },
];

/** The names of the moments at which spans hold on one day and not on another. */
export function spansOnlyOn(py: PlaceYear, index: number, other: number, spans: Spans): readonly string[] {
  const holds = (moment: Moment, i: number): boolean => holdsAt(spans, moment.at(py, i));
  return moments.filter((m) => holds(m, index) && !holds(m, other)).map((m) => m.name);
}
