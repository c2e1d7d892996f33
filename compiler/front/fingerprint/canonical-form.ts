// What a rule means, apart from how it is written: the resolved form that fingerprints are made of and that two
// versions of a rule are compared by.

import type { TableNode } from '@nirnaya/dsl/pack';
import type { CheckedClause } from '../check/checked-clause.ts';
import type { PackRule } from '../check/pack-rule.ts';
import type { CheckedRule } from '../check/rule.ts';
import { digestOf, writtenOnce } from './fingerprint.ts';
import { statedMeaning } from './stated-meaning.ts';

/** Clauses by what they do: the words of their predicates are in the terms. */
export const canonicalClauses = (clauses: readonly CheckedClause[]): unknown =>
  clauses.map(({ clause, term }) => ({
    kind: clause.kind,
    which: 'which' in clause ? clause.which : undefined,
    days: 'days' in clause ? clause.days : undefined,
    term,
  }));

/** A rule, or a calendar's, with its clauses by what they do. */
export const canonicalDecision = <R extends Pick<CheckedRule, 'clauses'>>(rule: R) => ({
  ...rule,
  clauses: canonicalClauses(rule.clauses),
});

/** The part of a rule that decides dates and names; a better summary does not change its meaning. */
export const canonicalRule = ({ checked, linked }: PackRule) => ({
  ...canonicalDecision(checked),
  drik: checked.drik && canonicalClauses(checked.drik),
  references: undefined,
  disabled: linked.disabled,
  ...statedMeaning(linked.fields),
});

/** What a rule means, by its digest: equal where only spelling and positions differ. Codes that it names stand for themselves. */
export const meaningOf = (rule: PackRule): string => writtenOnce(rule, canonicalRule).digest;

/** Whether two rules mean the same, whatever sky each states. */
export function meanSameButForSky(one: PackRule, other: PackRule): boolean {
  if (one === other || meaningOf(one) === meaningOf(other)) return true;
  if (one.checked.sky === other.checked.sky) return false;
  const skyless = ({ checked, ...rule }: PackRule): string =>
    digestOf(canonicalRule({ ...rule, checked: { ...checked, sky: undefined } }));
  return skyless(one) === skyless(other);
}

/** A table: its values by its keys as they are written. */
export function canonicalTable(node: TableNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(canonicalTable);
  return new Map(node.entries.map(({ key, value }) => [key.text, canonicalTable(value)]));
}
