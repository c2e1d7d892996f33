// A rule of a chain by its code, whatever its kind.

import type { RuleInput } from './check/scope.ts';
import type { LayeredRule } from './link/layer.ts';
import type { ChakraRule } from './other-rules.ts';
import type { CompiledPack } from './pack.ts';
import type { PackRule } from './pack-rule.ts';
import type { ScoredRule } from './scored-rule.ts';

/** What rules of all kinds have. */
export interface AnyRule {
  readonly code: string;
  readonly kind: 'observance' | 'condition' | 'muhurat' | 'suitability' | 'chakra';
  readonly linked: LayeredRule;
  readonly inputs: readonly RuleInput[];
}

/** The rules of a chain, disabled ones too: observances and conditions, those that score, the chakras. */
export const allRules = ({ rules, scored, chakras }: CompiledPack): readonly AnyRule[] => [
  ...[...rules.values(), ...scored.values()].map(judging),
  ...[...chakras.values()].map(reckoned),
];

/** A rule by its code; undefined if the chain has none. */
export function anyRule({ rules, scored, chakras }: CompiledPack, code: string): AnyRule | undefined {
  const judged = rules.get(code) ?? scored.get(code);
  if (judged !== undefined) return judging(judged);
  const chakra = chakras.get(code);
  return chakra && reckoned(chakra);
}

const judging = ({ code, linked, checked }: PackRule | ScoredRule): AnyRule => ({
  code,
  kind: checked.kind,
  linked,
  inputs: checked.inputs,
});

const reckoned = ({ code, linked, checked }: ChakraRule): AnyRule => ({
  code,
  kind: 'chakra',
  linked,
  inputs: checked.inputs,
});
