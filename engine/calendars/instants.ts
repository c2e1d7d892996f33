/**
 * The new moons and the 24 solar terms of 1697 to 3103, by number. They were computed with the ephemeris
 * (scripts/calendars), to a second or two: calendars need them for years whose sky nobody has requested.
 */

import { newMoonData } from './data/new-moons.ts';
import { firstTermYear, solarTermData } from './data/solar-terms.ts';
import { instantsOf } from './packed-instants.ts';

const moons = instantsOf(newMoonData);
const terms = solarTermData.map(instantsOf);

/** A new moon, counted from the first of those known; JD UT. Throws `RangeError` outside of them. */
export const newMoon = (number: number): number => moons.at(number);

/** The number of the last new moon at or before an instant (JD UT). */
export function newMoonBefore(jd: number): number {
  let number = Math.floor((jd - newMoonData.start) / newMoonData.rate);
  while (moons.at(number) > jd) number -= 1;
  while (moons.at(number + 1) <= jd) number += 1;
  return number;
}

/**
 * When the Sun reaches a solar term (JD UT): 0 is the winter solstice in the December before the Gregorian year, 1 the
 * next after it (Xiaohan, 285 degrees), up to 23; further terms are those of the following year.
 */
export function solarTerm(year: number, term: number): number {
  const of = terms[((term % 24) + 24) % 24];
  if (of === undefined) throw new RangeError(`there is no solar term ${term}`);
  return of.at(year + Math.floor(term / 24) - firstTermYear);
}
