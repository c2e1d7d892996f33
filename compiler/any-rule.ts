// A rule of a chain by its code, whatever its kind.

import type { RuleInput } from './check/scope.ts';
import type { LayeredRule } from './link/layer.ts';
import type { CompiledPack } from './pack.ts';

/** What rules of all kinds have. */
export interface AnyRule {
  readonly code: string;
  readonly kind: 'observance' | 'condition' | 'muhurat' | 'suitability' | 'chakra';
  readonly linked: LayeredRule;
  readonly inputs: readonly RuleInput[];
}

/** The rules of a chain, disabled ones too: observances and conditions, those that score, the chakras. */
export function allRules({ rules, scored, chakras }: CompiledPack): readonly AnyRule[] {
  const judging = [...rules.values(), ...scored.values()].map(({ code, linked, checked }) => ({
    code,
    kind: checked.kind,
    linked,
    inputs: checked.inputs,
  }));
  const reckoned = [...chakras.values()].map(({ code, linked, checked }) => ({
    code,
    kind: 'chakra' as const,
    linked,
    inputs: checked.inputs,
  }));
  return [...judging, ...reckoned];
}

/** A rule by its code; undefined if the chain has none. */
export function anyRule(pack: CompiledPack, code: string): AnyRule | undefined {
  const { rules, scored, chakras } = pack;
  if (!rules.has(code) && !scored.has(code) && !chakras.has(code)) return undefined;
  return allRules(pack).find((rule) => rule.code === code);
}
