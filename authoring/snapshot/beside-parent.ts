// A snapshot beside that of a parent's chain: only what differs is stored, rule by rule and year by year.

import type { Snapshot } from './snapshot.ts';

/** What a snapshot keeps of its rules. */
export type SnapshotContent = Pick<Snapshot, 'rules' | 'digests'>;

/** Lines of rules, by code. */
type Lines<K> = ReadonlyMap<string, ReadonlyMap<K, string>>;

/** What is not the same in the parent's snapshot, which must be a whole one. */
export const differingFrom = (parent: SnapshotContent, own: SnapshotContent): SnapshotContent => ({
  rules: linesDiffering(parent.rules, own.rules),
  digests: linesDiffering(parent.digests, own.digests),
});

/** All of a snapshot, of what differs and the parent's: the parent's lines, those that the child has over them. */
export const laidOver = (parent: SnapshotContent, differing: SnapshotContent): SnapshotContent => ({
  rules: linesOver(parent.rules, differing.rules),
  digests: linesOver(parent.digests, differing.digests),
});

function linesDiffering<K>(parent: Lines<K>, own: Lines<K>): Lines<K> {
  const out = new Map<string, ReadonlyMap<K, string>>();
  for (const [code, lines] of own) {
    const above = parent.get(code);
    const differing = new Map([...lines].filter(([key, text]) => above?.get(key) !== text));
    if (differing.size > 0) out.set(code, differing);
  }
  return out;
}

function linesOver<K>(parent: Lines<K>, differing: Lines<K>): Lines<K> {
  const out = new Map(parent);
  for (const [code, lines] of differing) out.set(code, new Map([...(parent.get(code) ?? []), ...lines]));
  return out;
}

/** A parent that is not among the snapshots, or that is its own ancestor. */
export class NoParent extends Error {
  readonly pack: string;

  constructor(pack: string, problem: string) {
    super(problem);
    this.name = 'NoParent';
    this.pack = pack;
  }
}

/**
 * Stored snapshots completed with all rules of their parents, for the years that they cover themselves. Throws
 * `NoParent`.
 */
export function madeWhole(stored: ReadonlyMap<string, Snapshot>): ReadonlyMap<string, Snapshot> {
  const whole = new Map<string, Snapshot>();
  const wholeOf = (snapshot: Snapshot, below: readonly string[]): Snapshot => {
    const known = whole.get(snapshot.pack);
    if (known !== undefined) return known;
    const { pack, parent, from, to } = snapshot;
    if (parent === undefined) return snapshot;
    const path = [...below, pack];
    const above = stored.get(parent);
    if (path.includes(parent)) throw new NoParent(pack, `its parent ${parent} is below it`);
    if (above === undefined) throw new NoParent(pack, `its parent ${parent} has no snapshot`);
    const { rules, digests } = wholeOf(above, path);
    return { ...snapshot, ...laidOver({ rules: within(rules, from, to), digests }, snapshot) };
  };
  for (const snapshot of stored.values()) whole.set(snapshot.pack, wholeOf(snapshot, []));
  return whole;
}

const within = (rules: SnapshotContent['rules'], from: number, to: number): SnapshotContent['rules'] =>
  new Map(
    [...rules].map(([code, years]) => [
      code,
      new Map([...years].filter(([year]) => from <= year && year <= to)),
    ]),
  );
