/**
 * The sky of a thread that has no ephemeris: years and planets as they were handed over. In: plain data. Out: the years
 * by number, each with the others around it.
 */
import { growingCache } from '../cache/byte-cache.ts';
import type { PlanetYear } from './planets/planet-year.ts';
import { placeIn } from './planets/planet-year.ts';
import type { SkyFit } from './sky-fit.ts';
import type { SkyYear, WiderSky } from './sky-year.ts';
import { skyYearBytes } from './sky-year-bytes.ts';
import { skyYearOf } from './sky-year-of.ts';
import { yearHolding } from './timeline.ts';
import { PlanetsUnavailable } from './wider-sky.ts';

/** The polynomials of a year. */
export interface FittedYear {
  readonly year: number;
  readonly fit: SkyFit;
}

/** What is handed over of the planets: their tracks, and the years in which they are looked at. */
export interface HandedPlanets {
  readonly tracks: readonly PlanetYear[];
  readonly years: readonly FittedYear[];
}

/** Makes sky years of what is handed over, and keeps them up to so many bytes. */
export function handedSky(bytes: number): (fitted: FittedYear, planets?: HandedPlanets) => SkyYear {
  const kept = growingCache<number, SkyYear>({
    name: 'sky years of the sandbox',
    limit: bytes,
    bytesOf: skyYearBytes,
  });
  return ({ year, fit }, planets) => {
    if (planets === undefined) return kept.get(year, () => skyYearOf(year, fit));
    return { ...skyYearOf(year, fit), wider: widerOf(planets) };
  };
}

// Throws `PlanetsUnavailable` for what was not handed over.
function widerOf({ tracks, years }: HandedPlanets): WiderSky {
  const byKey = new Map(tracks.map((track) => [`${track.body} ${track.year}`, track]));
  const fits = new Map(years.map((one) => [one.year, one.fit]));
  const made = new Map<number, SkyYear>();
  const yearOf: WiderSky['planets']['year'] = (body, year) => {
    const track = byKey.get(`${body} ${year}`);
    if (track === undefined) throw new PlanetsUnavailable();
    return track;
  };
  const wider: WiderSky = {
    planets: { year: yearOf, at: (body, jd) => placeIn(yearOf(body, yearHolding(jd)), jd) },
    year: (year) => {
      const fit = fits.get(year);
      if (fit === undefined) throw new PlanetsUnavailable();
      const sky = made.get(year) ?? { ...skyYearOf(year, fit), wider };
      made.set(year, sky);
      return sky;
    },
  };
  return wider;
}
