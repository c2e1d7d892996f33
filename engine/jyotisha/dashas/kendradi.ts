/** Dashas of rashis with the years of Narayana dasha in other orders: from kendra to kendra, and one after the other. */
import { signAt } from '../sign.ts';
import { directionFrom, narayanaYears } from './narayana.ts';
import type { Period } from './period.ts';
import { rashiPeriods, round, type SignYears, twoRounds } from './rashi-dasha.ts';
import { type Stand, strongerSign } from './stronger.ts';
import type { YearLength } from './year-length.ts';

/** Kendras of the first, the second and the third house from the first, as rashis on. */
const KENDRAS: readonly number[] = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11];

/** The rashis kendra by kendra from one on, in its direction. */
export function kendrasFrom(stand: Stand, from: number): readonly number[] {
  const direction = directionFrom(stand, from);
  return KENDRAS.map((n) => (((from + direction * n) % 12) + 12) % 12);
}

/** Mula or Lagna Kendradi dasha: kendra by kendra from the stronger of the lagna and the seventh, two rounds. */
export function kendradiDasha(
  stand: Stand,
  lagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const first = withYears(stand, kendrasFrom(stand, strongerSign(stand, lagna, signAt(lagna, 7))));
  const all = twoRounds(
    first,
    first.map(({ years }) => years),
  );
  return rashiPeriods(jd, all, year, (sign) => round(sign, directionFrom(stand, sign)));
}

/** Trikona dasha: one round from the strongest of the lagna and its trines. */
export function trikonaDasha(
  stand: Stand,
  lagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const strongest = [5, 9].reduce((best, house) => strongerSign(stand, best, signAt(lagna, house)), lagna);
  const signs = withYears(stand, round(strongest, directionFrom(stand, strongest)));
  return rashiPeriods(jd, signs, year, (sign) => round(sign, directionFrom(stand, sign)));
}

const withYears = (stand: Stand, signs: readonly number[]): readonly SignYears[] =>
  signs.map((lord) => ({ lord, years: narayanaYears(stand, lord) }));
