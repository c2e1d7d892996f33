// How a target lay on the days before a clause: on the first only, on both, on neither. A rule that was only
// ever seen in one of these ways has not been seen to decide.

import type { TracedClause } from '@nirnaya/compiler/runtime';
import { clauseForms } from '@nirnaya/dsl/syntax';

/** The way the days lay before a clause; undefined where it had one day alone, or weighs none. */
export function patternOf({ kind, results }: TracedClause): string | undefined {
  if (results.length < 2) return undefined;
  const { reads } = clauseForms[kind];
  if (reads === 'share') return sharePattern(results.map(({ share }) => share ?? 0));
  return reads === 'truth' ? truthPattern(results.map(({ holds }) => holds === true)) : undefined;
}

function truthPattern(holds: readonly boolean[]): string {
  const count = holds.filter(Boolean).length;
  if (holds.length === 2)
    return count === 1 ? (holds[0] ? 'first only' : 'second only') : count === 2 ? 'both' : 'neither';
  if (count === 0) return `none of ${holds.length}`;
  if (count === holds.length) return `all of ${holds.length}`;
  const days = holds.flatMap((holdsThen, i) => (holdsThen ? [i + 1] : []));
  return `${days.length === 1 ? 'day' : 'days'} ${days.join(' and ')} of ${holds.length}`;
}

/** Shares nearer to each other, to nothing or to the whole than this are taken for equal. */
const slack = 1e-6;

function sharePattern(shares: readonly number[]): string {
  const covered = shares.map((share) => share > slack);
  if (shares.length > 2 || covered.includes(false)) {
    const partial = shares.some((share, i) => covered[i] && share < 1 - slack);
    return `${truthPattern(covered)}${partial ? ', in part' : ''}`;
  }
  const [first = 0, second = 0] = shares;
  if (Math.abs(first - second) <= slack) return first >= 1 - slack ? 'both' : 'both alike, in part';
  return first > second ? 'both, more on the first' : 'both, more on the second';
}
