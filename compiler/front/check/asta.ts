// `Jupiter set by kalamsha`: while a planet is lost in the Sun's light, by the degrees in a table of the packs.

import { suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { Expression } from '@nirnaya/dsl/syntax';
import { GRAHAS, type Graha, PLANETS, type Planet } from '@nirnaya/engine/sky';
import { unknownName } from './labels.ts';
import { labelOf } from './names-to-labels.ts';
import { detailedDiagnostic, diagnostic, type Scope } from './scope.ts';
import type { TypedExpression } from './typed.ts';
import { arcs, measures, visibilityRuleIn } from './visibility-table.ts';

type Asta = Extract<Expression, { kind: 'asta' }>;

/** A planet's asta as spans, with the degrees of the table in it. */
export function checkAsta(scope: Scope, e: Asta): TypedExpression | undefined {
  const label = labelOf(e.graha.text, 'graha', scope.chain.vocabulary);
  if (label === undefined) return unknownName(scope, e.graha, 'graha');
  const planet = planetOf(GRAHAS[label]);
  if (planet === undefined) {
    return diagnostic(scope, 'type-mismatch', e.graha, {
      expected: PLANETS.join(' or '),
      found: e.graha.text,
      context: 'before `set by`',
    });
  }
  const table = scope.chain.tables.get(e.table.text);
  if (table === undefined) {
    const suggestion = suggestionFor(e.table.text, scope.chain.tables.keys());
    return detailedDiagnostic(scope, 'unknown-table', e.table, {
      params: { name: e.table.text },
      suggestion,
    });
  }
  const rule = visibilityRuleIn(table, planet, scope.chain.vocabulary);
  if (rule === undefined) {
    return diagnostic(scope, 'type-mismatch', e.table, {
      expected: `a map {measure, ${arcs.join(', ')}} for ${planet}, with a measure of ${measures.join(' or ')} and degrees above 0 and below 90`,
      found: `the table ${e.table.text}`,
      context: 'after `set by`',
    });
  }
  return { op: 'asta', planet, rule, type: 'spans', source: e };
}

const planetOf = (graha: Graha | undefined): Planet | undefined => PLANETS.find((planet) => planet === graha);
