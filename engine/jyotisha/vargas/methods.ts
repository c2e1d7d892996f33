/**
 * How a varga gives each part of a rashi to a rashi: from which one it counts, and which way. Everything is 0-based; the
 * parts of a rashi are counted from its begin.
 */
import { elementOf, isOddSign, modalityOf } from '../sign.ts';

/** Where the parts of a rashi begin to be counted, and by how many rashis each goes on (negative: backwards). */
export interface Counting {
  readonly from: number;
  readonly step: number;
}

/** The counting of each rashi. */
export type Method = (sign: number) => Counting;

/** The rashi of part `part` of rashi `sign`. */
export const signOfPart = (method: Method, sign: number, part: number): number => {
  const { from, step } = method(sign);
  return (((from + step * part) % 12) + 12) % 12;
};

/** Counts from the rashi itself, `step` rashis a part. */
export const fromItself =
  (step = 1): Method =>
  (sign) => ({ from: sign, step });

/** Odd rashis count forwards from the `odd`th of them, even ones from the `even`th (1 = itself). */
export const byParityFromItself =
  (odd: number, even: number, evenStep: 1 | -1 = 1): Method =>
  (sign) =>
    isOddSign(sign) ? { from: sign + odd - 1, step: 1 } : { from: sign + even - 1, step: evenStep };

/** Odd rashis count from one rashi, even ones from another. */
export const byParity =
  (odd: number, even: number, evenStep: 1 | -1 = 1): Method =>
  (sign) =>
    isOddSign(sign) ? { from: odd, step: 1 } : { from: even, step: evenStep };

/** Chara, sthira and dvisvabhava rashis count from a rashi each. */
export const byModality =
  (chara: number, sthira: number, dual: number): Method =>
  (sign) => ({ from: [chara, sthira, dual][modalityOf(sign)], step: 1 });

/** Rashis of fire, earth, air and water count from a rashi each, `steps` forwards or backwards. */
export const byElement =
  (from: readonly number[], steps: readonly number[] = [1, 1, 1, 1]): Method =>
  (sign) => ({ from: from[elementOf(sign)], step: steps[elementOf(sign)] });

/** Parivritti: the parts of the whole zodiac run through the rashis one after the other. */
export const cyclic =
  (parts: number): Method =>
  (sign) => ({ from: sign * parts, step: 1 });

/** The same, with the parts of each even rashi in reverse. */
export const evenReversed =
  (parts: number): Method =>
  (sign) =>
    isOddSign(sign) ? { from: sign * parts, step: 1 } : { from: sign * parts + parts - 1, step: -1 };

/** Somanatha: odd rashis run forwards from Mesha, one after the other; even ones backwards from Mina. */
export const somanatha =
  (parts: number): Method =>
  (sign) => {
    const round = Math.floor(sign / 2) * parts;
    return isOddSign(sign) ? { from: round, step: 1 } : { from: 11 - round, step: -1 };
  };
