// What all scores share: their bounds, ratings and reasons.

import type { SourceRange } from '@nirnaya/dsl/source';
import type { ScoreLine } from '@nirnaya/dsl/syntax';
import type { ScoredRule, WeighedLine } from '../front/check/scored-rule.ts';

/** A line that held. */
export interface Reason {
  readonly how: ScoreLine['how'];
  /** what it added to the score */
  readonly points: number;
  readonly because: string;
  /** its label in the hierarchy */
  readonly label: string | undefined;
  /** the line in its canonical spelling */
  readonly text: string;
  /** where it is written */
  readonly range: SourceRange;
  /** the rule it is written in */
  readonly code: string;
  /** the pack it comes from */
  readonly pack: string;
}

/** A line as a reason. */
export const reasonOf = ({ how, points, because, as, text, range, code, pack }: WeighedLine): Reason => ({
  how,
  points,
  because,
  label: as,
  text,
  range,
  code,
  pack,
});

/** A sum of points as a score. */
export const clamped = (points: number): number => Math.min(100, Math.max(0, points));

/**
 * The rating of a score by the lines that hold; what is blocked has the worst, and what a line takes from has none of the
 * flawless ones. Undefined where the rule rates nothing.
 */
export function ratingOf(
  { ratings, flawless }: ScoredRule,
  score: number,
  fulfilled: readonly Pick<WeighedLine, 'how'>[],
): string | undefined {
  if (fulfilled.some(({ how }) => how === 'block')) return ratings.at(-1)?.name;
  const isDoubted = fulfilled.some(({ how }) => how === 'take');
  return ratings.find(({ name, least }) => score >= least && !(isDoubted && flawless.includes(name)))?.name;
}
