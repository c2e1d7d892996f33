// What can be measured about a date that a list gives and we do not: where the target stands on it.

import type { Observance } from '../../compiler/pack.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { holdsAt, overlapOf, type Spans } from '../../engine/observe/spans.ts';

/** The spans that an observance decides on, or undefined where it only counts days from another. */
export function targetOf(observance: Observance): Spans | undefined {
  return observance.occurrence.days === undefined ? observance.occurrence.spans : undefined;
}

/** Days of time that spans share with the day of an index, sunrise to sunrise. */
export function timeWithin(py: PlaceYear, index: number, spans: Spans): number {
  return overlapOf(spans, [py.dayStart[index], py.dayStart[index + 1]]);
}

/** The moments of a day that traditions ask a tithi to hold at. */
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
export function heldOnlyOn(py: PlaceYear, index: number, other: number, spans: Spans): readonly string[] {
  const holds = (moment: Moment, i: number): boolean => holdsAt(spans, moment.at(py, i));
  return moments.filter((m) => holds(m, index) && !holds(m, other)).map((m) => m.name);
}

/** The least distance between an instant and the moments of a day and its neighbours. */
export function nearestMoment(
  py: PlaceYear,
  index: number,
  instants: readonly number[],
): { readonly name: string; readonly minutes: number } {
  let best = { name: 'none', minutes: Number.POSITIVE_INFINITY };
  for (let i = index - 1; i <= index + 1; i++) {
    for (const moment of moments) {
      for (const instant of instants) {
        const minutes = Math.abs(instant - moment.at(py, i)) * 1440;
        if (minutes < best.minutes) best = { name: moment.name, minutes };
      }
    }
  }
  return best;
}
