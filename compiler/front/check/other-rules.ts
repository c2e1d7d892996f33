// The rules of a chain that have neither days nor spans: those that score, and the chakras.

import type { ChakraFields } from '@nirnaya/dsl/pack';
import { cyclicRules } from '../link/cycles.ts';
import type { Layer } from '../link/layer.ts';
import { isOfKind, type LinkedRule, linkedRule } from '../link/linked-rule.ts';
import { type BirthFields, birthKinds, type CheckedBirth, checkBirthRule } from './birth/rule.ts';
import type { NamedRule } from './birth/scope.ts';
import { type CheckedChakra, checkChakra } from './chakra.ts';
import type { RuleSetting } from './rule-scope.ts';
import { checkScored } from './scored.ts';
import { type LinkedScored, type ScoredRule, wholeScored } from './scored-rule.ts';

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

/** Checks the rules that score, the chakras and the rules of births of a chain. */
export function checkOtherRules({ rules }: Pick<Layer, 'rules'>, setting: RuleSetting): OtherRules {
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
    } else if (isOfKind(linked, ['muhurat', 'suitability'])) {
      linkedScored.set(code, { code, linked, checked: checkScored(setting, linked.fields, inputsOf) });
    }
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
