// The cycle of 28 stars, in which Abhijit stands between Uttara Ashadha and Shravana and takes its room from both.
// A star's label is that of the names, where Abhijit comes last (27); its place is where it stands in the cycle.

import { memoOn } from '../cache/memo.ts';
import { degreesAt, instantOf, type Motion } from '../sky/anga.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import type { Track } from '../sky/track.ts';

/** The label of Abhijit. */
const ABHIJIT = 27;
/** The label, and the place in the cycle of 27, of the star after it. */
const SHRAVANA = 21;
const STARS = 28;

/** Sidereal longitudes at which Abhijit begins and ends: the last quarter of one star, a fifteenth of the next. */
const BEGIN = 276 + 40 / 60;
const END = 280 + 53 / 60 + 20 / 3600;

/** The place (0..27) of a star's label in the cycle of 28. */
export function placeOfStar(label: number): number {
  if (label === ABHIJIT) return SHRAVANA;
  return label < SHRAVANA ? label : label + 1;
}

/** The label of the star at a place (0..27) of the cycle of 28. */
export function starAtPlace(place: number): number {
  if (place === SHRAVANA) return ABHIJIT;
  return place < SHRAVANA ? place : place - 1;
}

/** The sidereal longitudes, degrees, between which a star lies by its label in the cycle of 28. */
export function extentOfStar(label: number): { readonly from: number; readonly to: number } {
  if (label === ABHIJIT) return { from: BEGIN, to: END };
  const [from, to] = [(label * 360) / 27, ((label + 1) * 360) / 27];
  if (label === SHRAVANA - 1) return { from, to: BEGIN };
  return label === SHRAVANA ? { from: END, to } : { from, to };
}

/** The label of the star of the cycle of 28 in which a sidereal longitude (degrees, 0..360) lies. */
export function starAtLongitude(longitude: number): number {
  if (longitude >= BEGIN && longitude < END) return ABHIJIT;
  return Math.min(Math.floor((longitude * 27) / 360), 26);
}

const ofMoon = memoOn<SkyYear, Track>();
const ofSun = memoOn<SkyYear, Track>();

/** The stars of the Moon or the Sun in the cycle of 28, by place; covers what the track of 27 covers. */
export function stars28(sky: SkyYear, body: 'Moon' | 'Sun'): Track {
  return body === 'Moon'
    ? ofMoon.of(sky, () => withAbhijit(sky.nakshatra, sky.motions.moon))
    : ofSun.of(sky, () => withAbhijit(sky.sunNakshatra, sky.motions.sun));
}

// Where Shravana begins, at 280 degrees, Abhijit has begun before and ends after; other stars begin as they do.
function withAbhijit({ starts, first, cycle }: Track, motion: Motion): Track {
  const out: number[] = [];
  starts.forEach((start, i) => {
    if ((first + i) % cycle !== SHRAVANA) {
      out.push(start);
      return;
    }
    // The longitude grows without wrap.
    const round = Math.round((degreesAt(motion, start) - 280) / 360) * 360;
    out.push(instantOf(motion, round + BEGIN, start), instantOf(motion, round + END, start));
  });
  return {
    cycle: STARS,
    first: first === SHRAVANA ? placeOfStar(ABHIJIT) : placeOfStar(first),
    starts: Float64Array.from(out),
  };
}
