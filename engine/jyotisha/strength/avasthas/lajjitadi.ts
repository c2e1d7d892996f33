/** Lajjitadi avasthas: six feelings by rashi, house and company, several of which may hold (BPHS 45.11-18). */
import { grahaAspects, type NodeAspects } from '../../drishti.ts';
import { G } from '../../graha.ts';
import { elementOf, houseOf } from '../../sign.ts';
import { type Placement, type RelationKind, relationOf } from './placement.ts';

/** The feelings in the order of the text. */
export const LAJJITADI = ['lajjita', 'garvita', 'kshudhita', 'trishita', 'mudita', 'kshobhita'] as const;

/** A feeling. */
export type LajjitadiState = (typeof LAJJITADI)[number];

/** The company of a graha; lists are of grahas. */
export interface Company {
  /** in its rashi */
  readonly joined: readonly number[];
  /** looking fully at its rashi from elsewhere */
  readonly aspecting: readonly number[];
}

/** The company of a graha where the nine stand in `signs`. */
export function companyOf(graha: number, signs: ArrayLike<number>, nodes: NodeAspects): Company {
  const joined: number[] = [];
  const aspecting: number[] = [];
  for (let other = 0; other < signs.length; other++) {
    if (other === graha) continue;
    if (signs[other] === signs[graha]) joined.push(other);
    else if (grahaAspects(other, signs[other], signs[graha], nodes)) aspecting.push(other);
  }
  return { joined, aspecting };
}

/** What the feelings are found of. */
export interface LajjitadiInput {
  readonly graha: number;
  readonly placement: Placement;
  readonly company: Company;
  /** rashis of the nine, and of the lagna */
  readonly signs: ArrayLike<number>;
  readonly lagnaSign: number;
  /** by graha */
  readonly benefic: readonly boolean[];
  readonly relations: RelationKind;
}

const SHAMING: readonly number[] = [G.rahu, G.ketu, G.sun, G.saturn, G.mars];

/** The element of Karka, Vrishchika and Mina. */
const WATER = 3;

/** The feelings that hold. */
export function lajjitadi(input: LajjitadiInput): LajjitadiState[] {
  const { graha, placement, company, signs, lagnaSign, benefic, relations } = input;
  const { joined, aspecting } = company;
  const to = (other: number): number => relationOf(graha, other, signs, relations);
  const isEnemy = (other: number): boolean => to(other) < 0;
  const isFriend = (other: number): boolean => to(other) > 0;
  const relation = placement.relation ?? 0;
  const holds: Readonly<Record<LajjitadiState, boolean>> = {
    lajjita: houseOf(lagnaSign, placement.sign) === 5 && joined.some((other) => SHAMING.includes(other)),
    garvita: placement.exalted || placement.mulatrikona,
    kshudhita:
      relation < 0 || joined.some((other) => other === G.saturn || isEnemy(other)) || aspecting.some(isEnemy),
    trishita:
      elementOf(placement.sign) === WATER &&
      aspecting.some(isEnemy) &&
      !aspecting.some((other) => benefic[other]),
    mudita:
      relation > 0 ||
      joined.some((other) => other === G.jupiter || isFriend(other)) ||
      aspecting.some(isFriend),
    kshobhita: joined.includes(G.sun) && aspecting.some((other) => !benefic[other] && isEnemy(other)),
  };
  return LAJJITADI.filter((state) => holds[state]);
}
