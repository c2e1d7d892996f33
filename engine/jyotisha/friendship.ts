/** Friends and enemies of the grahas: by nature, by where they stand, and both together (BPHS 3.55-60). */
import { signCount } from '../sky/zodiac.ts';
import { G } from './graha.ts';
import { SIGN_LORDS } from './sign.ts';

/** 1 friend, 0 neutral, -1 enemy; compound relations reach from 2 (great friend) to -2 (great enemy). */
export type Relation = -2 | -1 | 0 | 1 | 2;

/**
 * By nature: row is the graha, column whom it regards. BPHS 3.55: friends are the lords of the 2nd, 4th, 5th, 8th, 9th and
 * 12th from its mulatrikona and of its exaltation; lords of the others are enemies, of both neutral. The nodes have no
 * mulatrikona there: theirs are rows of later practice (friends of Mercury, Venus and Saturn; no two lists agree).
 */
export const NATURAL_RELATIONS: readonly (readonly Relation[])[] = [
  /* Sun     */ [0, 1, 1, 0, 1, -1, -1, -1, -1],
  /* Moon    */ [1, 0, 0, 1, 0, 0, 0, -1, -1],
  /* Mars    */ [1, 1, 0, -1, 1, 0, 0, -1, -1],
  /* Mercury */ [1, -1, 0, 0, 0, 1, 0, 0, 0],
  /* Jupiter */ [1, 1, 1, -1, 0, -1, 0, 0, 0],
  /* Venus   */ [-1, -1, 0, 1, 0, 0, 1, 1, 1],
  /* Saturn  */ [-1, -1, -1, 1, 0, 1, 0, 1, 1],
  /* Rahu    */ [-1, -1, -1, 1, 0, 1, 1, 0, 0],
  /* Ketu    */ [-1, -1, -1, 1, 0, 1, 1, 0, 0],
];

/** How `graha` regards `other` by nature; 0 of itself. */
export const naturalRelation = (graha: number, other: number): Relation => NATURAL_RELATIONS[graha][other];

/** Houses in which another graha is a friend for the time (BPHS 3.56). */
const NEAR_HOUSES: readonly number[] = [2, 3, 4, 10, 11, 12];

/** How a graha in rashi `sign` regards one in rashi `other` for the time: 1 friend, -1 enemy. */
export const temporalRelation = (sign: number, other: number): Relation =>
  NEAR_HOUSES.includes(signCount(sign, other)) ? 1 : -1;

/** How `graha` regards `other` by nature and for the time together; `signs` are the rashis of the nine. */
export const compoundRelation = (graha: number, other: number, signs: ArrayLike<number>): Relation =>
  (naturalRelation(graha, other) + temporalRelation(signs[graha], signs[other])) as Relation;

/** How `graha` regards the lord of rashi `sign`, by nature and for the time; undefined where it is the lord itself. */
export function relationToSign(graha: number, sign: number, signs: ArrayLike<number>): Relation | undefined {
  const lord = SIGN_LORDS[sign];
  return lord === graha ? undefined : compoundRelation(graha, lord, signs);
}

/** The grahas that are benefic by nature, leaving Moon and Mercury to their state (BPHS 3.11). */
export const ALWAYS_BENEFIC: readonly number[] = [G.jupiter, G.venus];
