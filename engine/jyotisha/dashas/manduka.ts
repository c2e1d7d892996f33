/**
 * Manduka dasha (K. N. Rao's way as PyJHora has it): it leaps like a frog through the rashis of one modality after the other. In:
 * where the grahas stand. Out: periods of rashis.
 */
import { signCount } from '../../sky/zodiac.ts';
import { isOddSign, lordOf, modalityOf, signAt } from '../sign.ts';
import type { Period } from './period.ts';
import { rashiPeriods } from './rashi-dasha.ts';
import { type Stand, strongerSign } from './stronger.ts';
import type { YearLength } from './year-length.ts';

/** Periods from a birth (JD UT), from the stronger of the lagna and the seventh; within each the round goes on from its own. */
export function mandukaDasha(
  stand: Stand,
  lagna: number,
  jd: number,
  year: YearLength = 'sidereal',
): readonly Period[] {
  const order = leaps(strongerSign(stand, lagna, signAt(lagna, 7)));
  const signs = order.map((lord) => ({ lord, years: mandukaYears(stand, lord) }));
  return rashiPeriods(jd, signs, year, (sign) => {
    const own = order.indexOf(sign);
    return [...order.slice(own), ...order.slice(0, own)];
  });
}

/** Kendra by kendra from the seed, then those of the modality before it, then the rest; backwards from an even rashi. */
function leaps(seed: number): readonly number[] {
  const direction = isOddSign(seed) ? 1 : -1;
  return [0, 1, 2].flatMap((turn) => {
    // The first rashis of the modalities are Mesha, Vrishabha and Mithuna.
    const first = turn === 0 ? seed : (modalityOf(seed) + 3 - turn) % 3;
    return [0, 3, 6, 9].map((step) => (first + direction * step + 12) % 12);
  });
}

/** Years: the count to the lord, both counted, backwards from an even rashi; twelve in its own, ten in the seventh. The nodes are lords of none. */
function mandukaYears(stand: Stand, sign: number): number {
  const at = stand.sign[lordOf(sign)];
  if (at === sign) return 12;
  if (signCount(sign, at) === 7) return 10;
  return isOddSign(sign) ? signCount(sign, at) : signCount(at, sign);
}
