/**
 * The sky, year by year. In: a Gregorian year. Out: its `SkyYear`, built once and shared by every place.
 */
import { growingCache } from '../cache/byte-cache.ts';
import { heapShare } from '../cache/heap.ts';
import { openPlanets, type Planets } from './planets/planets.ts';
import { fitSky } from './sky-fit.ts';
import type { SkySource } from './sky-source.ts';
import type { SkyYear, WiderSky } from './sky-year.ts';
import { skyYearBytes } from './sky-year-bytes.ts';
import { skySpan, skyYearOf } from './sky-year-of.ts';
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
  /** Registers a listener for every year that is no longer cached, so that no other cache keeps it. */
  onDropped(listener: (year: SkyYear) => void): void;
  /** Forgets the years and closes the source. */
  close(): void;
}

/** How a sky is opened. */
export interface SkyOptions {
  /** bytes of cached sky years, with all that hangs on them; default a twentieth of the heap */
  readonly cacheBytes?: number;
  /** bytes of cached planet-years, 5 to 30 kB each */
  readonly cachePlanetBytes?: number;
}

/** Days beyond the margins that the polynomials need: a whole lunation or solar month at either end. */
const FIT_MARGIN = 34;

/** The share of the heap for sky years where nothing else is said: some 250 bare years of a heap of 512 MB. */
const HEAP_SHARE = 0.05;

/** The years of a source, cached. They throw `SkyUnavailable` where the source does. */
export function openSky(ephemeris: SkySource, options: SkyOptions = {}): Sky {
  const listeners: ((year: SkyYear) => void)[] = [];
  const years = growingCache<number, SkyYear>({
    name: 'sky years',
    limit: options.cacheBytes ?? heapShare(HEAP_SHARE),
    bytesOf: skyYearBytes,
    dropped: (year) => {
      for (const listener of listeners) listener(year);
    },
  });
  const planets = openPlanets(ephemeris, options.cachePlanetBytes);
  const wider: WiderSky = {
    planets,
    year: (year) => years.get(year, () => ({ ...buildSkyYear(ephemeris, year), wider })),
  };
  return {
    ...wider,
    planets,
    ephemerisVersion: ephemeris.version,
    ephemeris,
    onDropped: (listener) => {
      listeners.push(listener);
    },
    close() {
      years.clear();
      planets.clear();
      ephemeris.close();
    },
  };
}

/** Builds the sky of a year without a cache. Throws `YearOutOfRange` outside 1700..3100. */
export function buildSkyYear(ephemeris: SkySource, year: number): SkyYear {
  requireSkyYear(year);
  const { from, to } = skySpan(year);
  const fit = fitSky(ephemeris, from - FIT_MARGIN, to + FIT_MARGIN);
  return skyYearOf(year, fit);
}
