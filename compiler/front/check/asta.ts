// `Jupiter set by kalamsha`: while a planet is lost in the Sun's light, by the degrees in a table of the packs.

import { suggestionFor } from '@nirnaya/dsl/diagnostics';
import type { TableMap, TableNode } from '@nirnaya/dsl/pack';
import type { Expression } from '@nirnaya/dsl/syntax';
import type { Vocabulary } from '@nirnaya/dsl/vocabulary';
import {
  type ArcMeasure,
  GRAHAS,
  type Graha,
  PLANETS,
  type Planet,
  type VisibilityRule,
} from '@nirnaya/engine/sky';
import { labelOf, unknownName } from './labels.ts';
import { detailedDiagnostic, diagnostic, type Scope } from './scope.ts';
import type { TypedExpression } from './typed.ts';

type Asta = Extract<Expression, { kind: 'asta' }>;

const measures: readonly ArcMeasure[] = ['longitude', 'time', 'depression'];
const arcs = ['east_udaya', 'east_asta', 'west_udaya', 'west_asta'] as const;

/** A planet's asta as spans, with the degrees of the table in it. */
export function checkAsta(scope: Scope, e: Asta): TypedExpression | undefined {
  const label = labelOf(e.graha.text, 'graha', scope.chain.vocabulary);
  if (label === undefined) return unknownName(scope, e.graha, 'graha');
  const planet = planetOf(GRAHAS[label]);
  if (planet === undefined) {
    return diagnostic(scope, 'type-mismatch', e.graha, {
      expected: PLANETS.join(', '),
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
      expected: `for ${planet} a map {measure, ${arcs.join(', ')}}, the measure ${measures.join(', ')}, the others degrees above 0 and below 90`,
      found: `the table ${e.table.text}`,
      context: 'after `set by`',
    });
  }
  return { op: 'asta', planet, rule, type: 'spans', source: e };
}

const planetOf = (graha: Graha | undefined): Planet | undefined => PLANETS.find((planet) => planet === graha);

/** The rule that a table has for a planet; undefined where it has none, or what it has is no such rule. */
export function visibilityRuleIn(
  table: TableNode | undefined,
  planet: Planet,
  vocabulary: Vocabulary,
): VisibilityRule | undefined {
  if (table?.kind !== 'map') return undefined;
  const graha = GRAHAS.indexOf(planet);
  return ruleOf(table.entries.find(({ key }) => labelOf(key.text, 'graha', vocabulary) === graha)?.value);
}

function ruleOf(entry: TableNode | undefined): VisibilityRule | undefined {
  if (entry?.kind !== 'map' || entry.entries.length !== arcs.length + 1) return undefined;
  const measure = measures.find((known) => known === scalarOf(entry, 'measure'));
  const [eastUdaya, eastAsta, westUdaya, westAsta] = arcs.map((name) => degreesOf(entry, name));
  if (
    measure === undefined ||
    eastUdaya === undefined ||
    eastAsta === undefined ||
    westUdaya === undefined ||
    westAsta === undefined
  )
    return undefined;
  return {
    measure,
    east: { udaya: eastUdaya, asta: eastAsta },
    west: { udaya: westUdaya, asta: westAsta },
  };
}

function scalarOf({ entries }: TableMap, name: string): string | number | boolean | null | undefined {
  const node = entries.find(({ key }) => key.text === name)?.value;
  return node?.kind === 'scalar' ? node.value : undefined;
}

function degreesOf(entry: TableMap, name: string): number | undefined {
  const value = scalarOf(entry, name);
  return typeof value === 'number' && value > 0 && value < 90 ? value : undefined;
}
