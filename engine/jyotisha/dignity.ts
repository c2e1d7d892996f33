/** The dignity of a graha in a rashi: exaltation, mulatrikona, own, of friend or enemy, debility. */
import { normalizeDegrees } from './angle.ts';
import { compoundRelation } from './friendship.ts';
import { G } from './graha.ts';
import { degreesIn, SIGN_LORDS, signOf } from './sign.ts';

/** From the highest to the lowest. */
export const DIGNITIES = [
  'exalted',
  'mulatrikona',
  'own',
  'great friend',
  'friend',
  'neutral',
  'enemy',
  'great enemy',
  'debilitated',
] as const;

/** The dignity of a graha. */
export type Dignity = (typeof DIGNITIES)[number];

/** Deepest exaltation of Sun..Saturn, degrees of the zodiac (BPHS 3.49-50). Debility is deepest opposite. */
const DEEP_EXALTATION: readonly number[] = [10, 33, 298, 165, 95, 357, 200];

/** Mulatrikona of Sun..Saturn: rashi, from and to in degrees of it (BPHS 3.51-54). */
export const MULATRIKONA: readonly (readonly [sign: number, from: number, to: number])[] = [
  [4, 0, 20],
  [1, 3, 30],
  [0, 0, 12],
  [5, 15, 20],
  [8, 0, 10],
  [6, 0, 15],
  [10, 0, 20],
];

/** Where the nodes are exalted and at home: lists disagree, so each is named. */
export const NODE_DIGNITIES = {
  /** exalted in Vrishabha and Vrishchika, own Kumbha and Vrishchika (BPHS 47.34-36 as commonly read) */
  parashara: { exalted: [1, 7], own: [10, 7], mulatrikona: [2, 8] },
  /** exalted in Mithuna and Dhanu, own Kanya and Mina (Jataka Parijata and others) */
  mithuna: { exalted: [2, 8], own: [5, 11], mulatrikona: [3, 9] },
} as const;

/** Which list of the nodes' dignities, or none: they are then as the lord of their rashi is to them. */
export type NodeDignities = keyof typeof NODE_DIGNITIES | 'none';

/** Whether a graha stands in its rashi of exaltation. */
export const isExalted = (graha: number, sign: number, nodes: NodeDignities = 'parashara'): boolean =>
  exaltationSign(graha, nodes) === sign;

/** Whether a graha stands in its rashi of debility. */
export const isDebilitated = (graha: number, sign: number, nodes: NodeDignities = 'parashara'): boolean => {
  const exaltation = exaltationSign(graha, nodes);
  return exaltation !== undefined && (exaltation + 6) % 12 === sign;
};

/** The rashi of exaltation of a graha; undefined of a node where no list is followed. */
export function exaltationSign(graha: number, nodes: NodeDignities = 'parashara'): number | undefined {
  if (graha < G.rahu) return signOf(DEEP_EXALTATION[graha]);
  return nodes === 'none' ? undefined : NODE_DIGNITIES[nodes].exalted[graha - G.rahu];
}

/** Whether a rashi is the graha's own, mulatrikona included. */
export function isOwn(graha: number, sign: number, nodes: NodeDignities = 'parashara'): boolean {
  if (graha < G.rahu) return SIGN_LORDS[sign] === graha;
  return nodes !== 'none' && NODE_DIGNITIES[nodes].own[graha - G.rahu] === sign;
}

/** Whether a longitude lies in the graha's mulatrikona; of the nodes the whole rashi. */
export function inMulatrikona(graha: number, longitude: number, nodes: NodeDignities = 'parashara'): boolean {
  const sign = signOf(longitude);
  if (graha >= G.rahu) return nodes !== 'none' && NODE_DIGNITIES[nodes].mulatrikona[graha - G.rahu] === sign;
  const [own, from, to] = MULATRIKONA[graha];
  const degrees = degreesIn(longitude);
  return sign === own && degrees >= from && degrees < to;
}

/**
 * The dignity of a graha at a longitude, where the nine stand in `signs` (for the friends of the time). Of a rashi that is
 * both of exaltation and of mulatrikona or own (the Moon's, Mercury's) the degrees decide: exalted up to the deepest
 * degree, mulatrikona in its degrees, own after them (BPHS 3.51-54).
 */
export function dignityOf(
  graha: number,
  longitude: number,
  signs: ArrayLike<number>,
  nodes: NodeDignities = 'parashara',
): Dignity {
  const sign = signOf(longitude);
  if (isExalted(graha, sign, nodes)) {
    if (graha >= G.rahu || degreesIn(longitude) <= degreesIn(DEEP_EXALTATION[graha])) return 'exalted';
    if (inMulatrikona(graha, longitude, nodes)) return 'mulatrikona';
    return isOwn(graha, sign, nodes) ? 'own' : 'exalted';
  }
  if (isDebilitated(graha, sign, nodes)) return 'debilitated';
  if (inMulatrikona(graha, longitude, nodes)) return 'mulatrikona';
  return dignityInSign(graha, sign, signs, nodes);
}

const BY_RELATION: readonly Dignity[] = ['great enemy', 'enemy', 'neutral', 'friend', 'great friend'];

/** The same by the rashi alone, as in vargas: exalted, own, as the lord is to it, debilitated. */
export function dignityInSign(
  graha: number,
  sign: number,
  signs: ArrayLike<number>,
  nodes: NodeDignities = 'parashara',
): Dignity {
  if (isExalted(graha, sign, nodes)) return 'exalted';
  if (isDebilitated(graha, sign, nodes)) return 'debilitated';
  if (isOwn(graha, sign, nodes)) return 'own';
  return BY_RELATION[compoundRelation(graha, SIGN_LORDS[sign], signs) + 2];
}

/** Degrees from the deepest debility, 0..180, of Sun..Saturn. */
export function fromDebility(graha: number, longitude: number): number {
  const ahead = normalizeDegrees(longitude - DEEP_EXALTATION[graha] - 180);
  return ahead > 180 ? 360 - ahead : ahead;
}
