// Findings about the rules that decide no day: their citations, disabled rules that they name, lines that never hold.

import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import type { OtherRules } from '../check/other-rules.ts';
import type { PackRule } from '../check/pack-rule.ts';
import type { LinkedScored } from '../check/scored-rule.ts';
import type { Layer } from '../link/layer.ts';
import { citationDiagnostics } from './citations.ts';
import { neverTrueScored } from './never-true-scored.ts';

/** Lints the rules that score, the chakras and the rules of births of a chain; `dated` are its observances and conditions. */
export function lintOtherRules(
  { scored, chakras, births }: OtherRules,
  { works }: Pick<Layer, 'works'>,
  dated: ReadonlyMap<string, PackRule>,
  sink: Diagnostic[],
): void {
  for (const { linked } of [...scored.values(), ...chakras.values(), ...births.values()]) {
    sink.push(...citationDiagnostics(linked.fields.cite, works));
  }
  for (const { linked } of births.values()) {
    const cancelled = 'cancelled' in linked.fields ? (linked.fields.cancelled ?? []) : [];
    for (const { cite } of cancelled) sink.push(...citationDiagnostics(cite, works));
  }
  for (const rule of scored.values()) {
    reportDisabled(rule, dated, sink);
    sink.push(...neverTrueScored(rule));
  }
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
