/**
 * The sky, year by year. In: a Gregorian year. Out: its `SkyYear`, built once and shared by every place.
 */
import { combinedMotion, longitudeMotion, pairedTrack, trackOf } from './anga.ts';
import { boundedCache } from './bounded-cache.ts';
import { type Series, valueAt } from './chebyshev.ts';
import { type Ephemeris, openEphemeris } from './ephemeris.ts';
import { lunationsOf } from './lunations.ts';
import { fitSky } from './sky-fit.ts';
import { SKY_MARGIN, type SkyYear } from './sky-year.ts';
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

const JD_OF_1970 = 2440587.5;
const MS_PER_DAY = 86_400_000;

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
  const from = newYear(year) - SKY_MARGIN;
  const to = newYear(year + 1) + SKY_MARGIN;
  const fit = fitSky(ephemeris, from - FIT_MARGIN, to + FIT_MARGIN);

  const sun = longitudeMotion(fit.sunLongitude);
  const moon = longitudeMotion(fit.moonLongitude);
  const elongation = combinedMotion(fit.moonLongitude, fit.sunLongitude, -1);
  const sum = combinedMotion(fit.moonLongitude, fit.sunLongitude, 1);
  // A day more on either side, so that pairing karanas into tithis still covers from..to.
  const karana = trackOf(elongation, 6, 60, from - 1, to + 1);

  return {
    year,
    from,
    to,
    tithi: pairedTrack(karana),
    nakshatra: trackOf(moon, 360 / 27, 27, from, to),
    yoga: trackOf(sum, 360 / 27, 27, from, to),
    karana,
    sunRashi: trackOf(sun, 30, 12, from, to),
    sunNakshatra: trackOf(sun, 360 / 27, 27, from, to),
    moonRashi: trackOf(moon, 30, 12, from, to),
    lunations: lunationsOf(elongation, fit.sunLongitude, from, to),
    fit,
    sunLongitude: (jd) => wrapped(fit.sunLongitude, jd),
    moonLongitude: (jd) => wrapped(fit.moonLongitude, jd),
  };
}

/** JD UT of 1 January 0h, proleptic Gregorian. */
function newYear(year: number): number {
  return Date.UTC(year, 0, 1) / MS_PER_DAY + JD_OF_1970;
}

/** Value of a longitude series, brought into 0..360. */
function wrapped(series: Series, jd: number): number {
  const value = valueAt(series, jd) % 360;
  return value < 0 ? value + 360 : value;
}
