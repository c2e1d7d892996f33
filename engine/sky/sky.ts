/**
 * The sky, year by year. In: a Gregorian year. Out: its `SkyYear`, built once and shared by every place.
 */
import { boundedCache } from './bounded-cache.ts';
import { type Ephemeris, openEphemeris } from './ephemeris.ts';
import { fitSky } from './sky-fit.ts';
import type { SkyYear } from './sky-year.ts';
import { skySpan, skyYearOf } from './sky-year-of.ts';
import { requireSkyYear } from './year-range.ts';

/** Source of sky years. */
export interface Sky {
  /** The sky of a year, from the cache or built. Throws `YearOutOfRange` outside 1700..3100. */
  year(year: number): SkyYear;
  /** version of the Swiss Ephemeris */
  readonly ephemerisVersion: string;
  /** The ephemeris itself, for bodies other than Sun and Moon. */
  readonly ephemeris: Ephemeris;
  /** Forgets the years and releases the ephemeris files. */
  close(): void;
}

/** How a sky is opened. */
export interface SkyOptions {
  /** folder of the Swiss Ephemeris files; by default the one in the source tree */
  readonly dataDir?: string;
  /** sky years kept, about 80 kB each */
  readonly cacheYears?: number;
}

/** Days beyond the margins that the polynomials need: a whole lunation or solar month at either end. */
const FIT_MARGIN = 34;

/** Opens the sky. Throws `EphemerisUnavailable` when an ephemeris file is missing. */
export function openSky(options: SkyOptions = {}): Sky {
  const ephemeris = openEphemeris(options.dataDir);
  const years = boundedCache<number, SkyYear>(options.cacheYears ?? 64);
  return {
    ephemerisVersion: ephemeris.version,
    ephemeris,
    year: (year) => years.get(year, () => buildSkyYear(ephemeris, year)),
    close() {
      years.clear();
      ephemeris.close();
    },
  };
}

/** Builds the sky of a year without a cache. Throws `YearOutOfRange` outside 1700..3100. */
export function buildSkyYear(ephemeris: Ephemeris, year: number): SkyYear {
  requireSkyYear(year);
  const { from, to } = skySpan(year);
  return skyYearOf(year, fitSky(ephemeris, from - FIT_MARGIN, to + FIT_MARGIN));
}
