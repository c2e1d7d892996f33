// The rules of a chain that have neither days nor spans: those that score, and the chakras.

import { report } from '../../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../../dsl/diagnostics/diagnostic.ts';
import type { ChakraFields } from '../../../dsl/pack/document.ts';
import { writtenOnce } from '../fingerprint/fingerprint.ts';
import { statedMeaning } from '../fingerprint/stated-meaning.ts';
import { cyclicRules } from '../link/cycles.ts';
import type { Layer } from '../link/layer.ts';
import { isOfKind, type LinkedRule, linkedRule } from '../link/linked-rule.ts';
import { citationDiagnostics } from '../lint/citations.ts';
import { neverTrueScored } from '../lint/never-true-scored.ts';
import { type BirthFields, birthKinds, type CheckedBirth, checkBirthRule } from './birth/rule.ts';
import type { NamedRule } from './birth/scope.ts';
import { type CheckedChakra, checkChakra } from './chakra.ts';
import type { PackRule } from './pack-rule.ts';
import type { RuleSetting } from './rule-scope.ts';
import { checkScored } from './scored.ts';
import { canonicalScored, type LinkedScored, type ScoredRule, wholeScored } from './scored-rule.ts';

/** A chakra as linked and checked. */
export interface ChakraRule {
  readonly code: string;
  readonly linked: LinkedRule<ChakraFields>;
  readonly checked: CheckedChakra;
}

/** A rule of a birth as linked and checked. */
export interface BirthRule {
  readonly code: string;
  readonly linked: LinkedRule<BirthFields>;
  readonly checked: CheckedBirth;
}

/** The rules of a chain besides its observances and conditions, by code. */
export interface OtherRules {
  readonly scored: ReadonlyMap<string, ScoredRule>;
  readonly chakras: ReadonlyMap<string, ChakraRule>;
  readonly births: ReadonlyMap<string, BirthRule>;
}

/** Checks and lints the rules that score, the chakras and the rules of births of a chain. */
export function checkOtherRules(
  { rules, works }: Pick<Layer, 'rules' | 'works'>,
  setting: RuleSetting,
  dated: ReadonlyMap<string, PackRule>,
): OtherRules {
  const { sink } = setting;
  const linkedScored = new Map<string, LinkedScored>();
  const chakras = new Map<string, ChakraRule>();
  const births = new Map<string, BirthRule>();
  const named = namedRules(rules);
  const inputsOf = (other: string) => rules.get(other)?.fields?.inputs ?? [];
  for (const layered of rules.values()) {
    const { code } = layered;
    const linked = linkedRule(layered);
    if (linked === undefined) continue;
    if (isOfKind(linked, ['chakra'])) {
      chakras.set(code, { code, linked, checked: checkChakra(setting, linked.fields) });
    } else if (isOfKind(linked, birthKinds)) {
      births.set(code, { code, linked, checked: checkBirthRule(setting, linked.fields, named) });
      const cancelled = 'cancelled' in linked.fields ? (linked.fields.cancelled ?? []) : [];
      for (const { cite } of cancelled) sink.push(...citationDiagnostics(cite, works));
    } else if (isOfKind(linked, ['muhurat', 'suitability'])) {
      linkedScored.set(code, { code, linked, checked: checkScored(setting, linked.fields, inputsOf) });
    } else continue;
    sink.push(...citationDiagnostics(linked.fields.cite, works));
  }
  for (const rule of linkedScored.values()) {
    reportDisabled(rule, dated, sink);
    sink.push(...neverTrueScored(rule));
  }
  cyclicRules(births, sink);
  return { scored: wholeScored(linkedScored, sink), chakras, births };
}

// The rules of births that others may name, a disabled one too.
function namedRules(rules: Layer['rules']): ReadonlyMap<string, NamedRule> {
  const named = new Map<string, NamedRule>();
  for (const layered of rules.values()) {
    const linked = linkedRule(layered);
    if (linked === undefined) continue;
    if (isOfKind(linked, ['yoga', 'dosha'])) named.set(linked.code, 'truth');
    if (isOfKind(linked, ['set'])) named.set(linked.code, 'grahas');
  }
  return named;
}

function reportDisabled(
  { linked, checked }: LinkedScored,
  dated: ReadonlyMap<string, PackRule>,
  sink: Diagnostic[],
): void {
  if (linked.disabled) return;
  for (const [code, range] of checked.references) {
    if (dated.get(code)?.linked.disabled) sink.push(report('disabled-but-referenced', range, { code }));
  }
}

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
