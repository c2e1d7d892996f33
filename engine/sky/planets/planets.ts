/**
 * The tracks of planets and nodes, made year by year as they are needed. In: an ephemeris.
 * Out: planet-years, and the place of a body at any instant of them.
 */
import { openCache } from '../../cache/cache.ts';
import type { SkySource } from '../sky-source.ts';
import { yearHolding } from '../timeline.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../year-range.ts';
import type { Tracked } from './planet.ts';
import { buildPlanetYear, type PlanetPlace, type PlanetYear, placeIn } from './planet-year.ts';

/** Source of planet-years. */
export interface Planets {
  /** The year of a body, cached or built. Throws `PlanetYearOutOfRange`. */
  year(body: Tracked, year: number): PlanetYear;
  /** Where a body stands at `jd` (JD UT). Throws `PlanetYearOutOfRange`. */
  at(body: Tracked, jd: number): PlanetPlace;
  /** Forgets the planet-years. */
  clear(): void;
}

/** Years beyond the served ones in which the ends of long spans are found: Saturn's round is thirty. */
const BEYOND = 32;

/** First and last Gregorian year of planet-years. */
export const FIRST_PLANET_YEAR = FIRST_SKY_YEAR - BEYOND;
export const LAST_PLANET_YEAR = LAST_SKY_YEAR + BEYOND;

/** Thrown for a year that planet-years do not reach. */
export class PlanetYearOutOfRange extends RangeError {
  readonly year: number;

  constructor(year: number) {
    super(`no track of a planet in ${year}: outside ${FIRST_PLANET_YEAR}..${LAST_PLANET_YEAR}`);
    this.name = 'PlanetYearOutOfRange';
    this.year = year;
  }
}

/** Cached planet-years where nothing else is said, 5 to 30 kB each. */
const CACHED_YEARS = 512;

/** Planet-years of an ephemeris; at most `cachedYears` of them are cached, evicted by least recent use. */
export function openPlanets(ephemeris: SkySource, cachedYears: number = CACHED_YEARS): Planets {
  const cache = openCache<string, PlanetYear>({ name: 'planet years', limit: cachedYears });
  const yearOf = (body: Tracked, year: number): PlanetYear => {
    if (!Number.isInteger(year) || year < FIRST_PLANET_YEAR || year > LAST_PLANET_YEAR)
      throw new PlanetYearOutOfRange(year);
    const key = `${body} ${year}`;
    return cache.getOrCompute(key, () => buildPlanetYear(ephemeris, body, year));
  };
  return {
    year: yearOf,
    at: (body, jd) => placeIn(yearOf(body, yearHolding(jd)), jd),
    clear: () => cache.clear(),
  };
}
