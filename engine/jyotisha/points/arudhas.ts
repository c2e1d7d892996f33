/**
 * Arudha padas (BPHS 29, Jaimini 1.1): as far from the lord as the lord is from its house. In: the rashis of the grahas, and
 * who is taken for lord of each rashi. Rashis are 0-based.
 */

import { signCount } from '../../sky/zodiac.ts';
import { SIGN_LORDS, SIGNS_OF, signAt } from '../sign.ts';

/**
 * What is done where the pada falls into the house itself or the seventh from it: the tenth from there (BPHS 29.4-5), or
 * nothing.
 */
export type ArudhaException = 'tenth' | 'none';

/** The arudha of a rashi whose lord stands in rashi `lordSign`. */
export function arudhaOf(sign: number, lordSign: number, exception: ArudhaException = 'tenth'): number {
  const pada = signAt(lordSign, signCount(sign, lordSign));
  const house = signCount(sign, pada);
  return exception === 'tenth' && (house === 1 || house === 7) ? signAt(pada, 10) : pada;
}

/**
 * Arudhas of the twelve houses from rashi `first`, A1 to A12. `lords` names the lord of each rashi where it is not the
 * common one, as where of two lords the stronger is taken.
 */
export const arudhaPadas = (
  signs: ArrayLike<number>,
  first: number,
  lords: readonly number[] = SIGN_LORDS,
  exception: ArudhaException = 'tenth',
): readonly number[] =>
  Array.from({ length: 12 }, (_, i) => {
    const sign = signAt(first, i + 1);
    return arudhaOf(sign, signs[lords[sign]], exception);
  });

/** Arudhas of a graha of the seven, one for each rashi that it is lord of: as far from that as that is from it. */
export const grahaArudhas = (
  signs: ArrayLike<number>,
  graha: number,
  exception: ArudhaException = 'tenth',
): readonly { readonly of: number; readonly arudha: number }[] =>
  SIGNS_OF[graha].map((of) => ({ of, arudha: arudhaOf(signs[graha], of, exception) }));
