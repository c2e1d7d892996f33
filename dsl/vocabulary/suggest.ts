// "Did you mean": the known name nearest to one that is not known.

import { commonlyMeant } from './common-spellings.ts';

/** The most edits that still count as the same word misspelled. */
const farthest = (length: number): number => Math.max(1, Math.min(3, Math.floor(length / 3)));

// Damerau-Levenshtein (neighbours swapped count once), given up as soon as it exceeds `limit`: of each row only what is within
// so many letters of the diagonal is looked at, since all else is further off.
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const far = limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => Math.min(j, far));
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = new Array(b.length + 1).fill(far);
    row[0] = Math.min(i, far);
    let least = row[0];
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + same, far);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, before[j - 2] + 1);
      row[j] = best;
      least = Math.min(least, best);
    }
    if (least > limit) return far;
    before = last;
    last = row;
  }
  return last[b.length];
}

/** The known names near to `name`, the nearest first, letters' case aside; at most some. */
export function nearest(name: string, known: Iterable<string>, most = 5): readonly string[] {
  if (name.length > 80) return [];
  const query = name.toLowerCase();
  const limit = farthest(name.length);
  const all = new Set(known);
  const meant = commonlyMeant(name).filter((candidate) => all.has(candidate));
  const near = [...all].flatMap((candidate) => {
    const d = candidate === name ? limit + 1 : distance(query, candidate.toLowerCase(), limit);
    return d <= limit ? [{ candidate, d }] : [];
  });
  near.sort((a, b) => a.d - b.d);
  return [...new Set([...meant, ...near.map(({ candidate }) => candidate)])].slice(0, most);
}

/** The known name nearest to `name`, letters' case aside; undefined where none is near. */
export function suggest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > 80) return undefined;
  const common = commonlyMeant(name);
  if (common.length > 0) {
    const all = new Set(known);
    const meant = common.find((candidate) => all.has(candidate));
    if (meant !== undefined) return meant;
    known = all;
  }
  const query = name.toLowerCase();
  let best: string | undefined;
  let least = farthest(name.length) + 1;
  for (const candidate of known) {
    const d = distance(query, candidate.toLowerCase(), least - 1);
    if (d < least && candidate !== name) {
      least = d;
      best = candidate;
    }
  }
  return best;
}
