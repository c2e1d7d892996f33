// A stored snapshot and the same taken again: which lines differ.

import type { Snapshot } from './snapshot.ts';

/** A year of a rule that differs from the stored one; undefined where that side has no such line. */
export interface SnapshotChange {
  readonly code: string;
  readonly year: number;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A rule of which a digest differs from the stored one, in whichever of the spans of years that both sides have. */
export interface DigestChange {
  readonly code: string;
  /** `1950..1974` */
  readonly spans: readonly string[];
}

/** The rules with other dates in years of which digests are stored. A rule that one side lacks is told by its years. */
export function compareDigests(before: Snapshot, after: Snapshot): readonly DigestChange[] {
  return [...before.digests].sort(byCode).flatMap(([code, old]): DigestChange[] => {
    const now = after.digests.get(code);
    const spans = [...old].filter(([span, digest]) => (now?.get(span) ?? digest) !== digest);
    return spans.length === 0 ? [] : [{ code, spans: spans.map(([span]) => span).sort() }];
  });
}

const byCode = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

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
