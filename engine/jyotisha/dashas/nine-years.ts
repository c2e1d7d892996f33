/**
 * Dashas of nine years a rashi: Navamsha dasha of the lagna of the navamsha, Tara lagna dasha of the lagna and the Moon's star (as
 * PyJHora has both; no text was read). Out: periods of rashis.
 */
import { charaKarakas } from '../points/karakas.ts';
import { elementOf, isOddSign, signOf } from '../sign.ts';
import { NAKSHATRA_DEGREES } from '../star.ts';
import type { Period } from './period.ts';
import { rashiPeriods, round } from './rashi-dasha.ts';
import type { Stand } from './stronger.ts';
import type { YearLength } from './year-length.ts';

const YEARS = 9;

/** Where Navamsha dasha begins by the element of the lagna: Mesha, Simha, Tula, Kumbha. */
const SEEDS: readonly number[] = [0, 4, 6, 10];

/** Where the parts of each rashi begin, from Mesha on; the six of one half are those of the other. */
const PART_SEEDS: readonly number[] = [6, 0, 8, 10, 4, 8];

const nineEach = (
  order: readonly number[],
  jd: number,
  year: YearLength,
  within: (sign: number) => readonly number[],
): readonly Period[] =>
  rashiPeriods(
    jd,
    order.map((lord) => ({ lord, years: YEARS })),
    year,
    within,
  );

/** Periods of Navamsha dasha from a birth (JD UT), by the rashi of the lagna in the navamsha. */
export const navamshaDasha = (
  navamshaLagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] =>
  nineEach(round(SEEDS[elementOf(navamshaLagna)], 1), jd, year, (sign) => round(PART_SEEDS[sign % 6], 1));

/**
 * Periods of Tara lagna dasha: from the rashi that is as many on from the lagna as the Moon has gone twelfths of its star;
 * backwards from an even one. Parts begin with the rashi of the atma karaka of eight, in its direction.
 */
export function taraLagnaDasha(
  { sign, longitude }: Stand,
  lagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const twelfths = Math.floor(((longitude[1] / NAKSHATRA_DEGREES) % 1) * 12);
  const seed = (signOf(lagna) + twelfths) % 12;
  const [{ graha }] = charaKarakas({ longitude: Float64Array.from(longitude) }, 8);
  const of = sign[graha];
  return nineEach(round(seed, isOddSign(seed) ? 1 : -1), jd, year, () => round(of, isOddSign(of) ? 1 : -1));
}
