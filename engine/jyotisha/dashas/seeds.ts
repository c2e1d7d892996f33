/**
 * Where a dasha of nakshatras may begin besides the Moon's star. In: a chart, a seed by name. Out: a sidereal longitude.
 */
import { normalizeDegrees } from '../angle.ts';
import type { Chart } from '../chart.ts';
import { G } from '../graha.ts';
import { NAKSHATRA_DEGREES } from '../star.ts';

/** Stars on from the Moon's: Kshema is the fourth, Utpanna the fifth, Adhana the eighth (as Jagannatha Hora and PyJHora have them). */
const STARS_ON = { moon: 0, kshema: 3, utpanna: 4, adhana: 7 } as const;

const POINTS = {
  lagna: -1,
  sun: G.sun,
  mars: G.mars,
  mercury: G.mercury,
  jupiter: G.jupiter,
  venus: G.venus,
  saturn: G.saturn,
  rahu: G.rahu,
  ketu: G.ketu,
} as const;

/** A seed by name: a star counted from the Moon's, the lagna, or a graha. */
export type DashaSeed = keyof typeof STARS_ON | keyof typeof POINTS;

/** The seeds there are, the usual one first. */
export const DASHA_SEEDS = [...Object.keys(STARS_ON), ...Object.keys(POINTS)] as readonly DashaSeed[];

/** The longitude of a seed, 0..360; a star on from the Moon's is entered as far as the Moon has entered its own. */
export function seedLongitude(
  { longitude, lagna }: Pick<Chart, 'longitude' | 'lagna'>,
  seed: DashaSeed = 'moon',
): number {
  if (seed in STARS_ON) {
    const on = STARS_ON[seed as keyof typeof STARS_ON];
    return normalizeDegrees(longitude[G.moon] + on * NAKSHATRA_DEGREES);
  }
  const graha = POINTS[seed as keyof typeof POINTS];
  return graha < 0 ? lagna : longitude[graha];
}
