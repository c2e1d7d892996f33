// The ratings of the service, and how the rating of a day bounds the times in it.

import type { ScoredRule } from '@nirnaya/compiler/front';
import { type MuhuratWindow, type Reason, ratingOf, type Suitability } from '@nirnaya/compiler/runtime';
import { type Rating, ratings } from '@nirnaya/contract/muhurat';

/** A rating of the packs as one of the service; the worst where it is none of them. */
export const servedRating = (rating: string | undefined): Rating =>
  ratings.find((known) => known === rating) ?? 'AVOID';

/** How a day bounds a time: it blocks it, keeps it below GOOD, or not at all. */
export type DayBound = 'blocked' | 'below_good' | 'none';

/** A time of a day with what the day makes of it. */
export interface BoundWindow {
  readonly window: MuhuratWindow;
  readonly bound: DayBound;
  /** 0..100 */
  readonly score: number;
  readonly rating: Rating;
}

/** What a rated day does to its times: one that is blocked blocks them, one to avoid has none that is good. */
function boundOf({ blocked, rating }: Suitability): DayBound {
  if (blocked) return 'blocked';
  return servedRating(rating) === 'AVOID' ? 'below_good' : 'none';
}

/** The score of a time under what its day does to it. */
function boundScore(rule: ScoredRule, score: number, bound: DayBound): number {
  if (bound === 'none') return score;
  if (bound === 'blocked') return 0;
  const good = rule.ratings.find(({ name }) => name === 'GOOD')?.least ?? 0;
  return Math.min(score, Math.max(0, good - 1));
}

/** A time of a day under the rating of that day. */
export function boundWindow(rule: ScoredRule, window: MuhuratWindow, day: Suitability): BoundWindow {
  const bound = boundOf(day);
  const score = boundScore(rule, window.score, bound);
  const lines = bound === 'blocked' ? [{ how: 'block' } as const] : window.reasons;
  return { window, bound, score, rating: servedRating(ratingOf(rule, score, lines)) };
}

/** The lines that speak for it, and those that speak against it. */
export const parted = (reasons: readonly Reason[]) => ({
  for: reasons.filter(({ how }) => how === 'add'),
  against: reasons.filter(({ how }) => how !== 'add'),
});
