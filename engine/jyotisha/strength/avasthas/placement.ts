/** How a graha stands in its rashi, as the avasthas weigh it. */
import { inMulatrikona, isDebilitated, isExalted, isOwn, type NodeDignities } from '../../dignity.ts';
import { compoundRelation, naturalRelation, type Relation } from '../../friendship.ts';
import { SIGN_LORDS, signOf } from '../../sign.ts';

/** Which relation to the lord of a rashi counts: by nature, or by nature and for the time. */
export type RelationKind = 'compound' | 'natural';

/** A graha in its rashi. More than one may be true. */
export interface Placement {
  readonly sign: number;
  readonly exalted: boolean;
  readonly mulatrikona: boolean;
  readonly own: boolean;
  readonly debilitated: boolean;
  /** to the lord of the rashi, -2..2; undefined where the rashi is its own */
  readonly relation: Relation | undefined;
}

/** By what a standing is judged. */
interface Conventions {
  /** which friendships count */
  readonly kind: RelationKind;
  /** which signs the nodes rule */
  readonly nodes: NodeDignities;
}

/** How a graha at a sidereal longitude stands, where the nine stand in `signs`. */
export function placementOf(
  graha: number,
  longitude: number,
  signs: ArrayLike<number>,
  { kind, nodes }: Conventions,
): Placement {
  const sign = signOf(longitude);
  const own = isOwn(graha, sign, nodes);
  const lord = SIGN_LORDS[sign];
  return {
    sign,
    exalted: isExalted(graha, sign, nodes),
    mulatrikona: inMulatrikona(graha, longitude, nodes),
    own,
    debilitated: isDebilitated(graha, sign, nodes),
    relation: own || lord === graha ? undefined : relationOf(graha, lord, signs, kind),
  };
}

/** How a graha regards another, by the kind that counts. */
export const relationOf = (
  graha: number,
  other: number,
  signs: ArrayLike<number>,
  kind: RelationKind,
): Relation => (kind === 'compound' ? compoundRelation(graha, other, signs) : naturalRelation(graha, other));
