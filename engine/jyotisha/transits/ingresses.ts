/**
 * Passages of planets and nodes through rashis over years, re-entries while they move backwards included. In: planet-years,
 * a graha, a stretch of time, the zodiac. Out: spans in order.
 */

import type { NodeRule } from '../../sky/grahas.ts';
import { newYear } from '../../sky/new-year.ts';
import { divisionTimeline } from '../../sky/planets/ingress.ts';
import type { Tracked } from '../../sky/planets/planet.ts';
import type { Planets } from '../../sky/planets/planets.ts';
import { yearHolding } from '../../sky/timeline.ts';
import { DIVISIONS } from '../../sky/zodiac.ts';
import { G } from '../graha.ts';

/** A stay in a rashi. */
export interface Stay {
  /** 0 = Mesha */
  readonly sign: number;
  /** JD UT; of the first stay where the search begins, unless it was entered later */
  readonly start: number;
  /** JD UT; of the last stay where the search ends */
  readonly end: number;
  /** whether it was entered backwards, from the rashi after it; of the first stay unknown and false */
  readonly backwards: boolean;
}

/** Mars to Ketu as they are tracked. */
const TRACKS: Readonly<Record<number, Tracked>> = {
  [G.mars]: 'Mars',
  [G.mercury]: 'Mercury',
  [G.jupiter]: 'Jupiter',
  [G.venus]: 'Venus',
  [G.saturn]: 'Saturn',
};

/** From when to when stays are computed. */
export interface StayRange {
  /** JD UT */
  readonly from: number;
  /** JD UT */
  readonly to: number;
}

/**
 * The stays of a graha (Mars to Ketu) in rashis within from..to (JD UT). `ahead` is Lahiri's ayanamsa less the one of the
 * zodiac, degrees. Throws `RangeError` for Sun and Moon, `PlanetYearOutOfRange` outside 1668..3132.
 */
export function staysOf(
  planets: Pick<Planets, 'year'>,
  graha: number,
  { from, to }: StayRange,
  { ahead = 0, node = 'mean' }: { readonly ahead?: number; readonly node?: NodeRule } = {},
): readonly Stay[] {
  const body = graha >= G.rahu ? (`${node} node` as const) : TRACKS[graha];
  if (body === undefined) throw new RangeError(`graha ${graha} has no track`);
  const shift = ahead + (graha === G.ketu ? 180 : 0);
  const timeline = divisionTimeline(planets, body, DIVISIONS.rashi, shift);
  const stays: Stay[] = [];
  let sign = -1;
  let start = from;
  let backwards = false;
  const enter = (next: number, instant: number): void => {
    if (next === sign) return;
    if (sign >= 0) stays.push({ sign, start, end: instant, backwards });
    backwards = sign >= 0 && (next + 1) % 12 === sign;
    sign = next;
    start = Math.max(instant, from);
  };
  for (let year = yearHolding(from); year <= yearHolding(to); year++) {
    const { first, changes } = timeline.year(year);
    // What changed between the fits of two years is entered with the year.
    if (sign < 0) sign = first;
    else enter(first, newYear(year));
    for (const { instant, label } of changes) {
      if (instant >= to) break;
      if (instant < from) sign = label;
      else enter(label, instant);
    }
  }
  stays.push({ sign, start, end: to, backwards });
  return stays;
}
