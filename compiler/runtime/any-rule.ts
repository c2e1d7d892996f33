// A rule of a chain by its code, whatever its kind.

import type { RuleKind } from '@nirnaya/dsl/vocabulary';
import type { BirthRule, ChakraRule } from '../front/check/other-rules.ts';
import type { PackRule } from '../front/check/pack-rule.ts';
import type { RuleInput } from '../front/check/scope.ts';
import type { ScoredRule } from '../front/check/scored-rule.ts';
import type { LinkedRule } from '../front/link/linked-rule.ts';
import type { CompiledPack } from './pack.ts';

/** The fields of rules of all kinds. */
export interface AnyRule {
  readonly code: string;
  readonly kind: RuleKind;
  readonly linked: LinkedRule;
  readonly inputs: readonly RuleInput[];
}

/** The rules of a chain, disabled ones too: observances and conditions, those that score, the chakras, those of births. */
export const allRules = ({ rules, scored, chakras, births }: CompiledPack): readonly AnyRule[] =>
  [...rules.values(), ...scored.values(), ...chakras.values(), ...births.values()].map(asAnyRule);

/** A rule by its code; undefined if the chain has none. */
export function anyRule({ rules, scored, chakras, births }: CompiledPack, code: string): AnyRule | undefined {
  const rule = rules.get(code) ?? scored.get(code) ?? chakras.get(code) ?? births.get(code);
  return rule && asAnyRule(rule);
}

const asAnyRule = ({ code, linked, checked }: PackRule | ScoredRule | ChakraRule | BirthRule): AnyRule => ({
  code,
  kind: checked.kind,
  linked,
  inputs: checked.inputs,
});
