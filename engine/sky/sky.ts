/**
 * The sky, year by year. In: a Gregorian year. Out: its `SkyYear`, built once and shared by every place.
 */
import { openCache } from '../cache/cache.ts';
import { MOTION_MARGIN, skySpan } from './anga-year.ts';
import { bytesOfFit, type FitCache, fitOfBytes } from './fit-bytes.ts';
import { openPlanets, type Planets } from './planets/planets.ts';
import { fitSky, type SkyFit } from './sky-fit.ts';
import type { SkySource } from './sky-source.ts';
import type { SkyYear, WiderSky } from './sky-year.ts';
import { skyYearOf } from './sky-year-of.ts';
import { requireSkyYear } from './year-range.ts';

/** Source of sky years. */
export interface Sky {
  /** The sky of a year, from the cache or built. Throws `YearOutOfRange` outside 1700..3100. */
  year(year: number): SkyYear;
  /** Tracks of the planets and nodes. */
  readonly planets: Planets;
  /** version of the Swiss Ephemeris */
  readonly ephemerisVersion: string;
  /** The ephemeris itself, for bodies other than Sun and Moon. */
  readonly ephemeris: SkySource;
  /** Forgets the years and closes the source. */
  close(): void;
}

/** How a sky is opened. */
export interface SkyOptions {
  /** cached sky years, some 100 kB each by itself; default 40 */
  readonly cachedYears?: number;
  /** polynomials of years made before, as with the same ephemeris; default none */
  readonly fits?: FitCache;
}

/** Cached sky years where nothing else is said. */
const CACHED_YEARS = 40;

/** The years of a source, cached. They throw `SkyUnavailable` where the source does. */
export function openSky(ephemeris: SkySource, options: SkyOptions = {}): Sky {
  const years = openCache<number, SkyYear>({
    name: 'sky years',
    limit: options.cachedYears ?? CACHED_YEARS,
  });
  const planets = openPlanets(ephemeris);
  const sky: Sky = {
    year: (year) => years.getOrCompute(year, () => buildSkyYear(sky, year, options.fits)),
    planets,
    ephemerisVersion: ephemeris.version,
    ephemeris,
    close() {
      years.clear();
      planets.clear();
      ephemeris.close();
    },
  };
  return sky;
}

/** Builds a year of a sky without its cache, of polynomials made before where there are any. Throws `YearOutOfRange` outside 1700..3100. */
export function buildSkyYear(sky: WiderSky & Pick<Sky, 'ephemeris'>, year: number, fits?: FitCache): SkyYear {
  requireSkyYear(year);
  const known = fits?.get(year);
  if (known !== undefined) return skyYearOf(year, fitOfBytes(known), sky);
  const fit = fitOf(sky.ephemeris, year);
  fits?.put(year, bytesOfFit(fit));
  return skyYearOf(year, fit, sky);
}

function fitOf(ephemeris: SkySource, year: number): SkyFit {
  const { from, to } = skySpan(year);
  return fitSky(ephemeris, from - MOTION_MARGIN, to + MOTION_MARGIN);
}
