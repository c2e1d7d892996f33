/**
 * The new moons and the 24 solar terms of 1697 to 3103, by number. They were computed with the ephemeris
 * (scripts/calendars), to a second or two: calendars need them for years whose sky nobody has requested.
 */

import { type Instants, type InstantsForm, instantsOf } from './packed-instants.ts';

/** New moons, counted from the first of those known. */
export interface Moons {
  /** a new moon; JD UT. Throws `RangeError` outside of those known. */
  at(number: number): number;
  /** the number of the last new moon at or before an instant (JD UT) */
  before(jd: number): number;
}

/** Solar terms. */
export interface SolarTerms {
  /**
   * When the Sun reaches a solar term (JD UT): 0 is the winter solstice in the December before the Gregorian year, 1 the
   * next after it (Xiaohan, 285 degrees), up to 23; further terms are those of the following year.
   */
  at(year: number, term: number): number;
}

/** What is said of the solar terms: the year of the first of each, and their forms, the winter solstice first. */
export interface SolarTermsForm {
  readonly firstYear: number;
  readonly terms: readonly InstantsForm[];
}

/** The new moons of a form. */
export function moonsOf(form: InstantsForm, numbers: Uint8Array): Moons {
  const at = instantsOf(form, numbers);
  return {
    at,
    before: (jd) => {
      let number = Math.floor((jd - form.start) / form.rate);
      while (at(number) > jd) number -= 1;
      while (at(number + 1) <= jd) number += 1;
      return number;
    },
  };
}

/** The solar terms of a form: each has the same length of the numbers, once for each year. */
export function solarTermsOf({ firstYear, terms }: SolarTermsForm, numbers: Uint8Array): SolarTerms {
  const size = numbers.length / terms.length;
  const instants: readonly Instants[] = terms.map((form, i) =>
    instantsOf(form, numbers.subarray(i * size, (i + 1) * size)),
  );
  return {
    at: (year, term) => {
      const of = instants[((term % 24) + 24) % 24];
      if (of === undefined) throw new RangeError(`there is no solar term ${term}`);
      return of(year + Math.floor(term / 24) - firstYear);
    },
  };
}
