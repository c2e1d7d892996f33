// Stored snapshots against what the packs decide now: what differs, with the clause that decides now.

import { datedIn, decidedBy } from '@nirnaya/authoring/diff';
import {
  compareDigests,
  compareSnapshots,
  type DigestChange,
  notObserved,
  type Snapshot,
  type SnapshotChange,
  takeSnapshot,
} from '@nirnaya/authoring/snapshot';
import type { Almanac } from '@nirnaya/engine/almanac';
import { wholeSnapshots } from './files.ts';
import type { Plan } from './plan.ts';

/** A difference with the clauses that decide the dates of that year now. */
interface ExplainedChange extends SnapshotChange {
  readonly by: readonly string[];
}

/** How a snapshot stands. */
export interface Verified {
  readonly pack: string;
  /** where it was taken; undefined where nothing is stored */
  readonly site: string | undefined;
  readonly how: 'as kept' | 'differs' | 'not kept' | 'pack gone';
  readonly changes: readonly ExplainedChange[];
  /** the rules with other dates in years of which only digests are stored */
  readonly digests: readonly DigestChange[];
  /** whether something has changed in meaning, though no date of the snapshot has */
  readonly renewed: boolean;
}

/** Verifies every snapshot that the packs should have, and those of packs that no longer exist. */
export function verifySnapshots(
  plans: readonly Plan[],
  stored: ReadonlyMap<string, Snapshot>,
  almanac: Almanac,
): readonly Verified[] {
  const whole = wholeSnapshots(stored);
  const names = new Set(plans.map(({ pack }) => pack.name));
  const gone = [...stored.values()].filter(({ pack }) => !names.has(pack));
  const nothing = { changes: [], digests: [], renewed: false };
  return [
    ...plans.map((plan): Verified => {
      const { name } = plan.pack;
      const before = aboutRules(whole.get(name), [...plan.codes, ...(stored.get(name)?.rules.keys() ?? [])]);
      if (before === undefined) return { pack: name, site: undefined, how: 'not kept', ...nothing };
      const after = takeSnapshot(before, plan.pack, plan.codes, almanac.placeYear);
      const changes = compareSnapshots(before, after).map((change) =>
        explainedChange(change, plan, before, almanac),
      );
      const digests = compareDigests(before, after);
      const same = changes.length === 0 && digests.length === 0;
      const renewed = same && before.fingerprint !== after.fingerprint;
      return { pack: name, site: before.site, how: same ? 'as kept' : 'differs', changes, digests, renewed };
    }),
    ...gone.map(({ pack, site }): Verified => ({ pack, site, how: 'pack gone', ...nothing })),
  ];
}

// Rules that a child has as its parent has them are verified with the parent.
function aboutRules(snapshot: Snapshot | undefined, codes: readonly string[]): Snapshot | undefined {
  if (snapshot === undefined) return undefined;
  const requested = new Set(codes);
  const rules = new Map([...snapshot.rules].filter(([code]) => requested.has(code)));
  const digests = new Map([...snapshot.digests].filter(([code]) => requested.has(code)));
  return { ...snapshot, rules, digests };
}

function explainedChange(
  change: SnapshotChange,
  { pack }: Plan,
  { place }: Snapshot,
  almanac: Almanac,
): ExplainedChange {
  const { code, year, before, after } = change;
  if (after === undefined || after === 'none' || after === notObserved) return { ...change, by: [] };
  const py = almanac.placeYear(place, year);
  const known = new Set(before?.split(' '));
  const trace = pack.traces.tracer(py, code);
  const fresh = datedIn(pack, py, code, 'standard').filter((_, i) => !known.has(after.split(' ')[i] ?? ''));
  const by = trace === undefined ? [] : fresh.map(({ occurrence }) => decidedBy(trace(occurrence)));
  return { ...change, by: [...new Set(by)] };
}
