// Differences of a file put together by what they are of and why, so that a page stays readable.

import type { Difference } from '../verdict.ts';

/** Differences of one observance that have one reason. */
export interface DifferenceGroup {
  readonly what: string;
  /** null where nothing explains them */
  readonly reason: string | null;
  /** measured facts, where there is no reason */
  readonly note: string | undefined;
  /** the published dates or values, in the order of the file */
  readonly published: readonly string[];
  readonly ours: readonly string[];
}

/** The groups, those with the most rows first. */
export function groupsOf(differences: readonly Difference[]): readonly DifferenceGroup[] {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const key = JSON.stringify([subjectOf(difference.what), kindOf(difference.reason)]);
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return [...groups.values()]
    .map((rows) => groupOf(rows))
    .sort((a, b) => b.published.length - a.published.length || (a.what < b.what ? -1 : 1));
}

function groupOf(rows: readonly Difference[]): DifferenceGroup {
  const [first] = rows;
  if (first === undefined) throw new Error('a group without rows');
  return {
    what: subjectOf(first.what),
    reason: first.reason === null ? null : kindOf(first.reason),
    note: first.reason === null ? first.note : undefined,
    published: rows.map(({ expected }) => expected),
    ours: rows.map(({ actual }) => actual),
  };
}

/** `GOVARDHAN_PUJA`; a date of the row is no part of what it is of. */
export function subjectOf(what: string): string {
  return what
    .replaceAll(/(?:of |on )?\d{4}-\d{1,2}-\d{1,2}/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,:])/g, '')
    .trim();
}

/** A reason without what was measured on one row: the part in brackets, and figures as `n`. */
export function kindOf(reason: string | null): string | null {
  if (reason === null) return null;
  return reason
    .replace(/ \([^()]*(?:\([^()]*\)[^()]*)*\)$/, '')
    .replaceAll(/[+-]?\b\d+\.\d+/g, 'n')
    .replace(/ by [+-]\d+ d$/, ' by some days')
    .replace(/begins with tithi \d+, not \d+/, 'begins with another tithi');
}
