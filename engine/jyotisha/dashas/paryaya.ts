/**
 * Paryaya dasha of a varga (as PyJHora has it, whose author says that it does not match Jagannatha Hora's; no text was read). In:
 * where the grahas stand in the varga. Out: periods of rashis.
 */
import { signCount } from '../../sky/zodiac.ts';
import { isOddSign, modalityOf, signAt } from '../sign.ts';
import type { Period } from './period.ts';
import { rashiPeriods } from './rashi-dasha.ts';
import { isOddFooted } from './rashi-years.ts';
import { type Stand, strongerLord, strongerSign } from './stronger.ts';
import type { YearLength } from './year-length.ts';

/** By modality of the seed: houses of which the strongest is the first, and the order of the others from it. */
const SEQUENCES: readonly { readonly rivals: readonly number[]; readonly order: readonly number[] }[] = [
  { rivals: [1, 4, 7, 10], order: [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9, 12] },
  { rivals: [1, 7], order: [1, 7, 2, 8, 3, 9, 4, 10, 5, 11, 6, 12] },
  { rivals: [1, 5, 9], order: [1, 5, 9, 2, 6, 10, 3, 7, 11, 4, 8, 12] },
];

const ROUNDS = 2;

/** How the periods are counted. */
interface ParyayaOptions {
  /** parts of the varga */
  readonly parts: number;
  /** length of a year; default sidereal */
  readonly year?: YearLength | undefined;
}

/** Periods from a birth (JD UT), from the house of the varga's lagna that has the number of its parts; two rounds. */
export function paryayaDasha(
  stand: Stand,
  lagna: number,
  jd: number,
  { parts, year = 'sidereal' }: ParyayaOptions,
): readonly Period[] {
  const order = orderFrom(stand, signAt(lagna, ((parts - 1) % 12) + 1));
  const once = order.map((lord) => ({ lord, years: paryayaYears(stand, lord) }));
  const all = Array.from({ length: ROUNDS }, () => once).flat();
  return rashiPeriods(jd, all, year, (sign) => orderFrom(stand, sign));
}

function orderFrom(stand: Stand, seed: number): readonly number[] {
  const { rivals, order } = SEQUENCES[modalityOf(seed)];
  const first = rivals
    .map((house) => signAt(seed, house))
    .reduce((best, sign) => strongerSign(stand, best, sign));
  const direction = isOddFooted(first) ? 1 : -1;
  return order.map((house) => (first + direction * (house - 1) + 12) % 12);
}

/** Years: the count to the lord, both counted; backwards from an even rashi. */
function paryayaYears(stand: Stand, sign: number): number {
  const at = stand.sign[strongerLord(stand, sign)];
  return isOddSign(sign) ? signCount(sign, at) : signCount(at, sign);
}
