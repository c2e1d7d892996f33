// A day of a place, ready to be written section by section.

import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { clockIn, type LocalClock } from '../../explain/clock.ts';
import type { Asked } from '../asked.ts';
import { yearOf } from '../dates.ts';

/** A civil date at a place, under the packs of a tradition. */
export interface PanchangDay {
  readonly asked: Asked;
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

/** The day of a civil day number, which must be served. */
export function panchangDay(asked: Asked, day: number): PanchangDay {
  const py = asked.year(yearOf(day));
  const index = day - py.firstDay;
  return {
    asked,
    day,
    py,
    index,
    from: py.dayStart[index],
    to: py.dayStart[index + 1],
    clock: clockIn(asked.zone),
  };
}
