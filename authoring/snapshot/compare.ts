// A stored snapshot and the same taken again: which lines differ.

import type { Snapshot } from './snapshot.ts';

/** A year of a rule that differs from the stored one; undefined where that side has no such line. */
export interface SnapshotChange {
  readonly code: string;
  readonly year: number;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The differences, by rule and year. */
export function compareSnapshots(before: Snapshot, after: Snapshot): readonly SnapshotChange[] {
  const codes = [...new Set([...before.rules.keys(), ...after.rules.keys()])].sort();
  return codes.flatMap((code) => {
    const [old, now] = [before.rules.get(code), after.rules.get(code)];
    const years = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].sort();
    return years.flatMap((year): SnapshotChange[] => {
      const change = { code, year, before: old?.get(year), after: now?.get(year) };
      return change.before === change.after ? [] : [change];
    });
  });
}
