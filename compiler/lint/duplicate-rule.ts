// The same observance under two codes.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import { digestOf } from '../fingerprint.ts';
import { clausesMeaning } from '../meaning.ts';
import type { PackRule } from '../pack-rule.ts';
import type { Lint } from './contract.ts';

export const duplicateRule: Lint = ({ rule, rules }) => {
  const name = rule.linked.fields?.name;
  if (name === undefined || rule.linked.disabled) return [];
  for (const other of rules.values()) {
    // The first of two stands; the finding is about the second.
    if (other === rule) return [];
    if (other.linked.disabled || other.linked.fields?.name !== name) continue;
    if (sameMeaning(other, rule)) return [report('duplicate-rule', rule.linked.range, { other: other.code })];
  }
  return [];
};

const sameMeaning = (one: PackRule, other: PackRule): boolean => meaning(one) === meaning(other);

const meaning = ({ checked }: PackRule): string =>
  digestOf([checked.kind, checked.target, checked.day, clausesMeaning(checked.clauses)]);
