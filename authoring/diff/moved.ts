// Two lists of dates of one rule compared: which dates moved, which went, which came.

import type { Dated } from './dated.ts';

/** A date with what decided it. */
export interface Decided extends Omit<Dated, 'occurrence'> {
  /** the deciding clause */
  readonly by: string;
}

/** One occurrence before and after; undefined where it has no date on that side. */
export interface Move<D extends Pick<Dated, 'day' | 'text'> = Decided> {
  readonly before: D | undefined;
  readonly after: D | undefined;
}

/**
 * Pairs the dates that differ. Both lists are by date, and cover `days` days; what lies further apart than half of the
 * typical distance between two dates is not the same occurrence.
 */
export function movesOf<D extends Pick<Dated, 'day' | 'text'>>(
  before: readonly D[],
  after: readonly D[],
  days: number,
): readonly Move<D>[] {
  const reach = days / Math.max(before.length, after.length, 1) / 2;
  const same = new Set(before.map((d) => d.text));
  const unchanged = new Set(after.map((d) => d.text).filter((text) => same.has(text)));
  const gone = before.filter((d) => !unchanged.has(d.text));
  const come = after.filter((d) => !unchanged.has(d.text));
  const moves: Move<D>[] = [];
  let i = 0;
  let j = 0;
  while (i < gone.length || j < come.length) {
    const a = gone[i];
    const b = come[j];
    if (a !== undefined && b !== undefined && Math.abs(a.day - b.day) <= reach) {
      moves.push({ before: a, after: b });
      i++;
      j++;
    } else if (b === undefined || (a !== undefined && a.day < b.day)) {
      moves.push({ before: a, after: undefined });
      i++;
    } else {
      moves.push({ before: undefined, after: b });
      j++;
    }
  }
  return moves;
}
