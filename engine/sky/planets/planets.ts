/**
 * The tracks of planets and nodes, made year by year as they are needed. In: an ephemeris and a bound in bytes.
 * Out: planet-years, and the place of a body at any instant of them.
 */
import { lruOfBytes } from '../../cache/byte-cache.ts';
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
  /** bytes cached now */
  readonly bytes: number;
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

/** Default bound on cached planet-years in bytes: some five hundred of them. */
const DEFAULT_CACHE_BYTES = 8 * 1024 * 1024;

/** Planet-years of an ephemeris; at most `cacheBytes` of them are cached, evicted by least recent use. */
export function openPlanets(ephemeris: SkySource, cacheBytes: number = DEFAULT_CACHE_BYTES): Planets {
  const cache = lruOfBytes<string, PlanetYear>({
    name: 'planet years',
    limit: cacheBytes,
    bytesOf: ({ bytes }) => bytes,
  });
  const yearOf = (body: Tracked, year: number): PlanetYear => {
    if (!Number.isInteger(year) || year < FIRST_PLANET_YEAR || year > LAST_PLANET_YEAR)
      throw new PlanetYearOutOfRange(year);
    const key = `${body} ${year}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const built = buildPlanetYear(ephemeris, body, year);
    cache.set(key, built);
    return built;
  };
  return {
    year: yearOf,
    at: (body, jd) => placeIn(yearOf(body, yearHolding(jd)), jd),
    get bytes() {
      return cache.calculatedSize;
    },
    clear: () => cache.clear(),
  };
}
