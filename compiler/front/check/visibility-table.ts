// The degrees by which a planet is lost in the Sun's light, as a table of the packs has them.

import type { TableMap, TableNode } from '@nirnaya/dsl/pack';
import type { Vocabulary } from '@nirnaya/dsl/vocabulary';
import { type ArcMeasure, GRAHAS, type Planet, type VisibilityRule } from '@nirnaya/engine/sky';
import { labelOf } from './names-to-labels.ts';

/** What the degrees of a table are of. */
export const measures: readonly ArcMeasure[] = ['longitude', 'time', 'depression'];

/** The degrees that a planet has in it. */
export const arcs = ['east_udaya', 'east_asta', 'west_udaya', 'west_asta'] as const;

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
