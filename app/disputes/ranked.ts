// Disputes for a reader: those that repeat another beneath it, the principal days of the year first.

import { weights } from '@nirnaya/dsl/vocabulary';
import type { Dispute } from './find.ts';

/** A dispute, and those of the year whose days are counted from its days. */
export interface RankedDispute {
  readonly one: Dispute;
  readonly followers: readonly Dispute[];
}

/** Disputes by weight, those without one last, and by date within it; followers stand with the one that they follow, if it is there. */
export function ranked(disputes: readonly Dispute[]): readonly RankedDispute[] {
  const codes = new Set(disputes.map(({ code }) => code));
  const isFollower = ({ follows }: Dispute): boolean => follows !== null && codes.has(follows);
  const heads = disputes.filter((one) => !isFollower(one));
  const rows = heads.map((one) => ({
    one,
    followers: disputes.filter((other) => isFollower(other) && nearestHead(other, heads) === one),
  }));
  return rows.sort(
    (a, b) =>
      rankOf(a.one) - rankOf(b.one) || (a.one.date < b.one.date ? -1 : a.one.date > b.one.date ? 1 : 0),
  );
}

const rankOf = ({ weight }: Dispute): number => (weight === null ? weights.length : weights.indexOf(weight));

// A rule of every month may head several rows of a year.
function nearestHead(follower: Dispute, heads: readonly Dispute[]): Dispute | undefined {
  const apart = ({ date }: Dispute): number => Math.abs(Date.parse(date) - Date.parse(follower.date));
  const [nearest] = heads.filter(({ code }) => code === follower.follows).sort((a, b) => apart(a) - apart(b));
  return nearest;
}
