// A snapshot beside that of a parent's chain: only what differs is stored, rule by rule and year by year.

import type { Snapshot, YearTexts } from './snapshot.ts';

/** The dates of rules by code. */
export type RuleTexts = Snapshot['rules'];

/** The lines that are not the same in the parent's snapshot, which must be a whole one. */
export function differingFrom(parent: RuleTexts, own: RuleTexts): RuleTexts {
  const out = new Map<string, YearTexts>();
  for (const [code, years] of own) {
    const above = parent.get(code);
    const differing = new Map([...years].filter(([year, text]) => above?.get(year) !== text));
    if (differing.size > 0) out.set(code, differing);
  }
  return out;
}

/** A whole snapshot of what differs and the parent's: the parent's lines, those that the child has over them. */
export function laidOver(parent: RuleTexts, differing: RuleTexts): RuleTexts {
  const out = new Map(parent);
  for (const [code, years] of differing) out.set(code, new Map([...(parent.get(code) ?? []), ...years]));
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
export function madeWhole(kept: ReadonlyMap<string, Snapshot>): ReadonlyMap<string, Snapshot> {
  const whole = new Map<string, Snapshot>();
  const wholeOf = (snapshot: Snapshot, below: readonly string[]): Snapshot => {
    const known = whole.get(snapshot.pack);
    if (known !== undefined) return known;
    const { pack, parent, from, to } = snapshot;
    if (parent === undefined) return snapshot;
    const path = [...below, pack];
    const above = kept.get(parent);
    if (path.includes(parent)) throw new NoParent(pack, `its parent ${parent} is below it`);
    if (above === undefined) throw new NoParent(pack, `there is no snapshot of its parent ${parent}`);
    const inherited = within(wholeOf(above, path).rules, from, to);
    return { ...snapshot, rules: laidOver(inherited, snapshot.rules) };
  };
  for (const snapshot of kept.values()) whole.set(snapshot.pack, wholeOf(snapshot, []));
  return whole;
}

const within = (rules: RuleTexts, from: number, to: number): RuleTexts =>
  new Map(
    [...rules].map(([code, years]) => [
      code,
      new Map([...years].filter(([year]) => from <= year && year <= to)),
    ]),
  );
