// The rules of a chain that have neither days nor spans: those that score, and the chakras.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { ChakraFields } from '../../dsl/pack/document.ts';
import type { Layer } from '../link/layer.ts';
import { isOfKind, type LinkedRule, linkedRule } from '../link/linked-rule.ts';
import { citationDiagnostics } from '../lint/citations.ts';
import type { PackRule } from '../runtime/pack-rule.ts';
import { canonicalScored, type LinkedScored, type ScoredRule, wholeScored } from '../runtime/scored-rule.ts';
import { type CheckedChakra, checkChakra } from './chakra.ts';
import type { RuleSetting } from './rule-scope.ts';
import { checkScored } from './scored.ts';

/** A chakra as linked and checked. */
export interface ChakraRule {
  readonly code: string;
  readonly linked: LinkedRule<ChakraFields>;
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
  const inputsOf = (other: string) => rules.get(other)?.fields?.inputs ?? [];
  for (const layered of rules.values()) {
    const { code } = layered;
    const linked = linkedRule(layered);
    if (linked === undefined) continue;
    if (isOfKind(linked, ['chakra'])) {
      chakras.set(code, { code, linked, checked: checkChakra(setting, linked.fields) });
    } else if (isOfKind(linked, ['muhurat', 'suitability'])) {
      linkedScored.set(code, { code, linked, checked: checkScored(setting, linked.fields, inputsOf) });
    } else continue;
    sink.push(...citationDiagnostics(linked.fields.cite, works));
  }
  for (const rule of linkedScored.values()) reportDisabled(rule, dated, sink);
  return { scored: wholeScored(linkedScored, sink), chakras };
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
export function canonicalOthers({ scored, chakras }: OtherRules): readonly unknown[] {
  if (scored.size === 0 && chakras.size === 0) return [];
  return [
    new Map([...scored].map(([code, rule]) => [code, canonicalScored(rule)])),
    new Map([...chakras].map(([code, rule]) => [code, canonicalChakra(rule)])),
  ];
}

const canonicalChakra = ({ linked, checked }: ChakraRule): unknown => ({
  results: new Map(checked.results.map(({ name, term }) => [name, term])),
  inputs: checked.inputs,
  disabled: linked.disabled,
  name: linked.fields.name,
});
