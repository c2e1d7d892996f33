// The skies that are handed to a thread without an ephemeris.

import { bodyReaches } from '../engine/observe/graha-tracks.ts';
import type { FittedYear, HandedPlanets } from '../engine/sky/handed-sky.ts';
import type { Sky } from '../engine/sky/sky.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../engine/sky/year-range.ts';

/** Years before and after in which it is decided how a planet stands at either end of a sky year: its asta needs two. */
const leastReach = 2;
const skyReach = 1;

/** The polynomials of years, in their order. */
export function fittedYears(sky: Sky, years: readonly number[]): readonly FittedYear[] {
  const fitted: FittedYear[] = [];
  for (const year of years) {
    const { fit } = sky.year(year);
    fitted.push({ year, fit });
  }
  return fitted;
}

/** What the planets' signs, motions and asta need to be known in years: some 0.5 MB for a single one. */
export function planetsAbout(sky: Sky, years: readonly number[]): HandedPlanets {
  const tracks: HandedPlanets['tracks'][number][] = [];
  for (const { body, reach } of bodyReaches) {
    for (const year of yearsAbout(years, Math.max(leastReach, reach))) {
      tracks.push(sky.planets.year(body, year));
    }
  }
  const served = yearsAbout(years, skyReach).filter(
    (year) => year >= FIRST_SKY_YEAR && year <= LAST_SKY_YEAR,
  );
  return { tracks, years: fittedYears(sky, served) };
}

const yearsAbout = (years: readonly number[], reach: number): readonly number[] => [
  ...new Set(years.flatMap((year) => Array.from({ length: 2 * reach + 1 }, (_, i) => year - reach + i))),
];
