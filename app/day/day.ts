// A day of a place, ready to be written section by section.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import { clockIn, type LocalClock } from '@nirnaya/explain/dates';
import type { RequestContext } from '../context/request-context.ts';
import { requireDayOccurred } from '../context/skipped-days.ts';
import { yearOf } from '../requests/dates.ts';

/** A civil date at a place, under the packs of a tradition. */
export interface PanchangDay {
  readonly context: RequestContext;
  /** civil day number */
  readonly day: number;
  readonly py: PlaceYear;
  /** the day's index in the place-year */
  readonly index: number;
  /** JD UT: sunrise, or six hours after midnight where the Sun does not rise */
  readonly from: number;
  /** JD UT: the day's end, which is the start of the next */
  readonly to: number;
  /** writes instants in the zone of the answer */
  readonly clock: LocalClock;
}

/**
 * The day of a civil day number, which must be served. One that never occurred at the place is a 404. Instants are written
 * by `clock`, by default that of the answer's zone.
 */
export function panchangDay(
  context: RequestContext,
  day: number,
  clock: LocalClock = clockIn(context.zone),
): PanchangDay {
  const py = context.year(yearOf(day));
  requireDayOccurred(context, day, py);
  const index = day - py.firstDay;
  return {
    context,
    day,
    py,
    index,
    from: py.dayStart[index],
    to: py.dayStart[index + 1],
    clock,
  };
}
