// The same observance under two codes.

import { report } from '@nirnaya/dsl/diagnostics';
import type { PackRule } from '../check/pack-rule.ts';
import { canonicalClauses } from '../fingerprint/canonical-form.ts';
import { digestOf } from '../fingerprint/fingerprint.ts';
import type { Lint, LintInput } from './contract.ts';

export const duplicateRule: Lint = ({ rule, rules }) => {
  const name = rule.linked.fields.name;
  if (name === undefined || rule.linked.disabled) return [];
  const alike = namesakes(rules).get(name) ?? [];
  // The first of two stands; the finding is about the second.
  const other = alike.length < 2 ? rule : firstLike(alike, rule);
  return other === rule ? [] : [report('duplicate-rule', rule.linked.range, { other: other.code })];
};

// The rules in force of a chain by what they are called, found once for all of them.
const byName = new WeakMap<LintInput['rules'], ReadonlyMap<string, readonly PackRule[]>>();

function namesakes(rules: LintInput['rules']): ReadonlyMap<string, readonly PackRule[]> {
  const known = byName.get(rules);
  if (known !== undefined) return known;
  const sharing = new Map<string, PackRule[]>();
  for (const rule of rules.values()) {
    const name = rule.linked.fields.name;
    if (name === undefined || rule.linked.disabled) continue;
    const alike = sharing.get(name);
    if (alike === undefined) sharing.set(name, [rule]);
    else alike.push(rule);
  }
  byName.set(rules, sharing);
  return sharing;
}

// Of rules of one name the first of each meaning; many may have one name, so each is digested once.
const firsts = new WeakMap<readonly PackRule[], ReadonlyMap<string, PackRule>>();

function firstLike(alike: readonly PackRule[], rule: PackRule): PackRule {
  let byMeaning = firsts.get(alike);
  if (byMeaning === undefined) {
    byMeaning = new Map([...alike].reverse().map((one) => [meaning(one), one]));
    firsts.set(alike, byMeaning);
  }
  return byMeaning.get(meaning(rule)) ?? rule;
}

const meanings = new WeakMap<PackRule, string>();

function meaning(rule: PackRule): string {
  let known = meanings.get(rule);
  if (known === undefined) {
    const { kind, target, day, clauses } = rule.checked;
    known = digestOf([kind, target, day, canonicalClauses(clauses)]);
    meanings.set(rule, known);
  }
  return known;
}
