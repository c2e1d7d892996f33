/** Years of a rashi in dashas of rashis (Jaimini 1.1; BPHS 46): as far as its lord stands from it, with exceptions. */
import { signCount } from '../../sky/zodiac.ts';
import { isDebilitated, isExalted, type NodeDignities } from '../dignity.ts';

/** Mesha to Mithuna and Tula to Dhanu are vishamapada (odd-footed): counted forwards. Others backwards. */
export const isOddFooted = (sign: number): boolean => sign % 6 < 3;

/** What is added where the lord is exalted and taken away where it is debilitated. */
export interface RashiYearsRules {
  readonly exaltation: boolean;
  readonly nodes: NodeDignities;
}

/** The nodes are exalted in Mithuna and Dhanu here (Narasimha Rao). */
const WITH_EXALTATION: RashiYearsRules = { exaltation: true, nodes: 'mithuna' };

/**
 * Years of a rashi whose lord stands in `lordSign`: the count to it less one, twelve where it stands in its own; one more
 * where the lord is exalted, one less where it is debilitated.
 */
export function rashiYears(
  sign: number,
  lordSign: number,
  lord: number,
  { exaltation, nodes }: RashiYearsRules = WITH_EXALTATION,
): number {
  const count = (isOddFooted(sign) ? signCount(sign, lordSign) : signCount(lordSign, sign)) - 1;
  const years = count === 0 ? 12 : count;
  if (!exaltation) return years;
  if (isExalted(lord, lordSign, nodes)) return years + 1;
  return isDebilitated(lord, lordSign, nodes) ? years - 1 : years;
}
