// The rules of a chain that have neither days nor spans: those that score, and the chakras.

import { report } from '../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { type CheckedChakra, checkChakra } from './check/chakra.ts';
import type { RuleSetting } from './check/rule-scope.ts';
import { checkScored } from './check/scored.ts';
import type { Layer, LayeredRule } from './link/layer.ts';
import { citationFaults } from './lint/citations.ts';
import type { PackRule } from './pack-rule.ts';
import { type LinkedScored, type ScoredRule, scoredMeaning, wholeScored } from './scored-rule.ts';

/** A chakra as linked and checked. */
export interface ChakraRule {
  readonly code: string;
  readonly linked: LayeredRule;
  readonly checked: CheckedChakra;
}

/** The rules of a chain besides its observances and conditions, by code. */
export interface OtherRules {
  readonly scored: ReadonlyMap<string, ScoredRule>;
  readonly chakras: ReadonlyMap<string, ChakraRule>;
}

/** Checks and lints the rules that score and the chakras of a chain. */
export function checkOtherRules(
  { rules, works }: Pick<Layer, 'rules' | 'works'>,
  setting: RuleSetting,
  dated: ReadonlyMap<string, PackRule>,
): OtherRules {
  const { sink } = setting;
  const linkedScored = new Map<string, LinkedScored>();
  const chakras = new Map<string, ChakraRule>();
  for (const linked of rules.values()) {
    const { code, fields } = linked;
    // An extension of nothing is told by the linker; it is no rule by itself.
    if (fields === undefined || linked.mode === 'extend') continue;
    if (fields.kind === 'chakra') chakras.set(code, { code, linked, checked: checkChakra(setting, fields) });
    else if (fields.kind === 'muhurat' || fields.kind === 'suitability') {
      const inputsOf = (other: string) => rules.get(other)?.fields?.inputs ?? [];
      linkedScored.set(code, { code, linked, checked: checkScored(setting, fields, fields.kind, inputsOf) });
    } else continue;
    sink.push(...citationFaults(fields.cite, works));
  }
  for (const rule of linkedScored.values()) tellDisabled(rule, dated, sink);
  return { scored: wholeScored(linkedScored, sink), chakras };
}

function tellDisabled(
  { linked, checked }: LinkedScored,
  dated: ReadonlyMap<string, PackRule>,
  sink: Diagnostic[],
): void {
  if (linked.disabled) return;
  for (const [code, range] of checked.references) {
    if (dated.get(code)?.linked.disabled) sink.push(report('disabled-but-referenced', range, { code }));
  }
}

/** What these rules mean, apart from how they are written; empty where there are none. */
export function otherMeaning({ scored, chakras }: OtherRules): readonly unknown[] {
  if (scored.size === 0 && chakras.size === 0) return [];
  return [
    new Map([...scored].map(([code, rule]) => [code, scoredMeaning(rule)])),
    new Map([...chakras].map(([code, rule]) => [code, chakraMeaning(rule)])),
  ];
}

const chakraMeaning = ({ linked, checked }: ChakraRule): unknown => ({
  results: new Map(checked.results.map(({ name, term }) => [name, term])),
  inputs: checked.inputs,
  disabled: linked.disabled,
  name: linked.fields?.name,
});
