/** Drishti: the full aspects of grahas, and those of rashis on one another. Rashis are 0-based. */
import { signCount } from '../sky/zodiac.ts';
import { modalityOf, signAt } from './sign.ts';

/** Aspects of Sun..Saturn by house counted from their own (BPHS 26). */
const SEVEN: readonly (readonly number[])[] = [[7], [7], [4, 7, 8], [7], [5, 7, 9], [7], [3, 7, 10]];

/** What Rahu and Ketu look at: BPHS 26 gives them no aspects of their own, later practice does. */
export const NODE_ASPECTS = {
  /** the seventh, which all grahas have */
  seventh: [7],
  /** as Jupiter */
  trines: [5, 7, 9],
  /** as Jupiter, and the second (Narasimha Rao) */
  trines_second: [2, 5, 7, 9],
  none: [],
} as const satisfies Record<string, readonly number[]>;

/** Which aspects the nodes have. */
export type NodeAspects = keyof typeof NODE_ASPECTS;

/** The houses that a graha aspects fully, its own rashi counted as 1. */
export const aspectsOf = (graha: number, nodes: NodeAspects = 'seventh'): readonly number[] =>
  SEVEN[graha] ?? NODE_ASPECTS[nodes];

/** Whether a graha in rashi `from` aspects rashi `to` fully. */
export const grahaAspects = (
  graha: number,
  from: number,
  to: number,
  nodes: NodeAspects = 'seventh',
): boolean => aspectsOf(graha, nodes).includes(signCount(from, to));

/**
 * Houses aspected by a rashi of each modality (BPHS 8.1-3, Jaimini 1.1): chara the fixed ones but the next, sthira the
 * movable ones but the one before, dvisvabhava the other duals.
 */
const SIGN_ASPECTS: readonly (readonly number[])[] = [
  [5, 8, 11],
  [3, 6, 9],
  [4, 7, 10],
];

/** Whether rashi `from` aspects rashi `to`. */
export const signAspects = (from: number, to: number): boolean =>
  SIGN_ASPECTS[modalityOf(from)].includes(signCount(from, to));

/** The three rashis that a rashi aspects. */
export const signsAspected = (from: number): readonly number[] =>
  SIGN_ASPECTS[modalityOf(from)].map((house) => signAt(from, house));
