// The festivals of the world that a chain observes: each rule once for every religion that its tags name, so that what
// Hindu calendars print too is one rule seen from both sides.

import { canonicalDecision, digestOf, type PackRule } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { type Religion, religions } from '@nirnaya/contract/world';
import type { ObservanceFields } from '@nirnaya/dsl/pack';
import { religionsOf } from './religions.ts';

/** The chain that the festivals of the world are rules of. */
export const worldPack = 'world';

/** A festival of a religion. */
export interface WorldEntry {
  /** its place in the list */
  readonly index: number;
  readonly religion: Religion;
  readonly code: string;
  readonly rule: PackRule;
  readonly fields: ObservanceFields;
  /** whether the sky is needed to date it */
  readonly needsSky: boolean;
  /** of what decides its dates, with the rules it refers to; 12 hex digits */
  readonly digest: string;
}

const listed = new WeakMap<CompiledPack, readonly WorldEntry[]>();

/** The festivals of a chain, by religion and code. */
export function worldEntries(pack: CompiledPack): readonly WorldEntry[] {
  let entries = listed.get(pack);
  if (entries === undefined) {
    entries = entriesOf(pack);
    listed.set(pack, entries);
  }
  return entries;
}

function entriesOf(pack: CompiledPack): readonly WorldEntry[] {
  const entries = [...pack.rules.values()].flatMap((rule) => {
    const { disabled, fields } = rule.linked;
    if (disabled || fields.kind !== 'observance') return [];
    const needsSky = !pack.skyless.has(rule.code);
    return religionsOf(fields.tags ?? []).map((religion) => ({
      religion,
      code: rule.code,
      rule,
      fields,
      needsSky,
    }));
  });
  const rank = (religion: Religion): number => religions.indexOf(religion);
  return entries
    .sort((a, b) => rank(a.religion) - rank(b.religion) || (a.code < b.code ? -1 : 1))
    .map((entry, index) => ({ ...entry, index, digest: digestOfRule(pack, entry.rule) }));
}

// Names, tags and texts of a rule change nothing of its dates.
function digestOfRule(pack: CompiledPack, rule: PackRule): string {
  const others = new Map<string, unknown>();
  const visit = ({ checked }: PackRule): void => {
    for (const code of checked.references.keys()) {
      const other = pack.rules.get(code);
      if (other === undefined || other === rule || others.has(code)) continue;
      others.set(code, datingOf(other));
      visit(other);
    }
  };
  visit(rule);
  return digestOf({ own: datingOf(rule), others }).slice(0, 12);
}

function datingOf({ checked, linked }: PackRule): unknown {
  const { target, clauses, day, lasts } = canonicalDecision(checked);
  const { place } = linked.fields;
  return { target, clauses, day, lasts, place: place && { ...place, range: undefined } };
}
