/** Dashas of a year of life, from one return of the Sun to its place of birth to the next. Lord 9 is the lagna. */
import { degreesIn } from '../sign.ts';
import { LAGNA } from './fixed.ts';
import { divisionOf } from './nakshatra-dasha.ts';
import { NAKSHATRA_SYSTEMS } from './nakshatra-systems.ts';
import { type Period, periodsFrom } from './period.ts';
import { YEAR_DAYS } from './year-length.ts';

/** Days of a year of life, where nothing else is said. */
const YEAR = YEAR_DAYS.tropical;

/**
 * Mudda or Varsha Vimshottari: the 120 years pressed into one. The first lord is that of the star of birth as many lords
 * on as years have passed, less one; what lies behind of it is what lay behind of the star of birth. `jd` is the instant of
 * the return (JD UT), `years` how many have passed since birth.
 */
export function muddaDasha(
  moonAtBirth: number,
  years: number,
  jd: number,
  yearDays: number = YEAR,
): readonly Period[] {
  const { lords, runningAtBirth: running } = NAKSHATRA_SYSTEMS.vimshottari;
  const { index, elapsed } = running(moonAtBirth);
  const first = (((index + years) % 9) + 9) % 9;
  const order = Array.from({ length: 9 }, (_, i) => lords[(first + i) % 9]);
  const days = yearDays / 120;
  return periodsFrom(jd - elapsed * lords[first].years * days, order, days, divisionOf(lords));
}

/** A lord of Patyayini dasha with its days. */
export interface PatyayiniShare {
  readonly lord: number;
  readonly days: number;
}

/**
 * Patyayini dasha: Sun to Saturn and the lagna by how far each has gone into its rashi, each with the days by which it has
 * gone further than the one before it, of a year for the furthest.
 */
export function patyayiniShares(
  longitude: ArrayLike<number>,
  lagna: number,
  yearDays: number = YEAR,
): readonly PatyayiniShare[] {
  const gone = [
    ...Array.from({ length: 7 }, (_, lord) => ({ lord, degrees: degreesIn(longitude[lord]) })),
    { lord: LAGNA, degrees: degreesIn(lagna) },
  ].sort((a, b) => a.degrees - b.degrees);
  const most = gone[gone.length - 1].degrees;
  return gone.map(({ lord, degrees }, i) => ({
    lord,
    days: ((degrees - (gone[i - 1]?.degrees ?? 0)) / most) * yearDays,
  }));
}

/** Periods of Patyayini dasha from a return of the Sun (JD UT). */
export function patyayiniDasha(
  longitude: ArrayLike<number>,
  lagna: number,
  jd: number,
  yearDays: number = YEAR,
): readonly Period[] {
  const shares = patyayiniShares(longitude, lagna, yearDays);
  const parts = shares.map(({ lord, days }) => ({ lord, share: days / yearDays }));
  const divided = (path: readonly number[]): readonly { lord: number; share: number }[] => {
    const own = parts.findIndex(({ lord }) => lord === path[path.length - 1]);
    return [...parts.slice(own), ...parts.slice(0, own)];
  };
  return periodsFrom(
    jd,
    shares.map(({ lord, days }) => ({ lord, years: days / yearDays })),
    yearDays,
    divided,
  );
}
