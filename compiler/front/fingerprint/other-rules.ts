// What the rules that decide no day mean, apart from how they are written: those that score, chakras, rules of births.

import type { BirthRule, ChakraRule, OtherRules } from '../check/other-rules.ts';
import type { ScoredRule } from '../check/scored-rule.ts';
import { writtenOnce } from './fingerprint.ts';
import { statedMeaning } from './stated-meaning.ts';

/** The canonical form of these rules, apart from how they are written; empty where there are none. */
export function canonicalOthers({ scored, chakras, births }: OtherRules): readonly unknown[] {
  if (scored.size === 0 && chakras.size === 0 && births.size === 0) return [];
  return [
    new Map([...scored].map(([code, rule]) => [code, canonicalScored(rule)])),
    new Map([...chakras].map(([code, rule]) => [code, canonicalChakra(rule)])),
    // Chains without births have the fingerprints that they had before there were any.
    ...(births.size === 0 ? [] : [new Map([...births].map(([code, rule]) => [code, canonicalBirth(rule)]))]),
  ];
}

/** What such a rule means, by its digest: equal where only spelling and positions differ. */
export const meaningOfOther = (rule: ScoredRule | ChakraRule | BirthRule): string =>
  writtenOnce<ScoredRule | ChakraRule | BirthRule>(rule, (of) =>
    'lines' in of
      ? canonicalScored(of)
      : of.checked.kind === 'chakra'
        ? canonicalChakra(of as ChakraRule)
        : canonicalBirth(of as BirthRule),
  ).digest;

const canonicalBirth = ({ linked, checked }: BirthRule): unknown => {
  const { kind, group, holds, cancelled, maximum, row, column, points, results } = checked;
  return {
    kind,
    group,
    holds: holds?.term,
    cancelled: cancelled.map(({ term, because, points: given }) => [term, because, given]),
    maximum,
    table: [row?.term, column?.term, points?.term],
    results: new Map(results.map(({ name, term }) => [name, term])),
    disabled: linked.disabled,
    ...statedMeaning(linked.fields),
  };
};

const canonicalChakra = ({ linked, checked }: ChakraRule): unknown => ({
  results: new Map(checked.results.map(({ name, term }) => [name, term])),
  inputs: checked.inputs,
  disabled: linked.disabled,
  ...statedMeaning(linked.fields),
});

// The canonical form of a rule that scores, apart from how it is written.
const canonicalScored = ({ linked, ...rule }: ScoredRule): unknown => ({
  kind: rule.checked.kind,
  event: rule.event,
  base: rule.base,
  ratings: rule.ratings.map(({ name, least }) => [name, least]),
  flawless: rule.flawless,
  hierarchy: rule.hierarchy,
  lines: rule.lines.map(({ how, points, term, because, as }) => ({ how, points, term, because, as })),
  requires: rule.requires,
  lasting: rule.lasting,
  inputs: rule.checked.inputs,
  disabled: linked.disabled,
  ...statedMeaning(linked.fields),
});
