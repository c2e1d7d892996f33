/** When the Sun enters the signs counted from the equinox. In: a sky year. Out: instants, the same on every sky. */

import { valueAt } from '../sky/chebyshev.ts';
import type { SkyYear } from '../sky/sky-year.ts';

/** Days of the Sun's round, by which it is followed. */
const YEAR = 365.2422;
const SIGN = 30;

/** Degrees brought into -180..180. */
const signed = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

/**
 * The instants (JD UT) within a sky year at which the Sun enters a tropical sign (0 = Mesha, at the March equinox), or each of
 * them where `rashi` is undefined, in order of time; within a second.
 */
export function tropicalIngresses({ fit, from, to }: SkyYear, rashi?: number): readonly number[] {
  const longitude = (jd: number): number => valueAt(fit.sunLongitude, jd) + valueAt(fit.ayanamsa, jd);
  const perDay = 360 / YEAR;
  const first = Math.ceil(longitude(from) / SIGN);
  const instants: number[] = [];
  for (let sign = first; ; sign++) {
    let jd = from + (sign * SIGN - longitude(from)) / perDay;
    // The Sun keeps within a sixtieth of its mean motion: each step leaves a sixtieth of the error.
    for (let step = 0; step < 6; step++) {
      const within = Math.min(Math.max(jd, from), to);
      jd = within + signed(sign * SIGN - longitude(within)) / perDay;
    }
    if (jd > to) return instants;
    if (jd >= from && (rashi === undefined || ((sign % 12) + 12) % 12 === rashi)) instants.push(jd);
  }
}
