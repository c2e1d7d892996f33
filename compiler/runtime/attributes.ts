// What the tables of a chain say of the names of a kind: the deity of each star, the nature of each yoga. Read by
// display of names; rules look tables up by themselves.

import type { TableNode } from '@nirnaya/dsl/pack';
import type { Vocabulary } from '@nirnaya/dsl/vocabulary';
import type { Planet, VisibilityRule } from '@nirnaya/engine/sky';
import { labelsOfText } from '../front/check/names-to-labels.ts';
import type { LabelKind } from '../front/check/typed.ts';
import { visibilityRuleIn } from '../front/check/visibility-table.ts';

/** Reads the tables of a chain as attributes. */
export interface Attributes {
  /** the first value of each label of a kind, by label; empty where the chain has no such table */
  ofKind(table: string, kind: LabelKind): readonly (string | undefined)[];
  /** the values of each key as written; empty where the chain has no such table */
  table(name: string): ReadonlyMap<string, readonly string[]>;
  /** the rule of asta that a table has for a planet; undefined where it has none */
  visibilityRule(table: string, planet: Planet): VisibilityRule | undefined;
}

/** Makes the reader of a chain's tables; what is read is cached. */
export function attributesOf(tables: ReadonlyMap<string, TableNode>, vocabulary: Vocabulary): Attributes {
  const plain = new Map<string, ReadonlyMap<string, readonly string[]>>();
  const byLabel = new Map<string, readonly (string | undefined)[]>();
  const table = (name: string): ReadonlyMap<string, readonly string[]> => {
    let known = plain.get(name);
    if (known === undefined) {
      known = plainTable(tables.get(name));
      plain.set(name, known);
    }
    return known;
  };
  return {
    table,
    visibilityRule: (name, planet) => visibilityRuleIn(tables.get(name), planet, vocabulary),
    ofKind: (name, kind) => {
      const key = `${kind} ${name}`;
      let known = byLabel.get(key);
      if (known === undefined) {
        const values: (string | undefined)[] = [];
        for (const [text, [value]] of table(name)) {
          for (const label of labelsOfText(text, kind, vocabulary) ?? []) values[label] = value;
        }
        known = values;
        byLabel.set(key, known);
      }
      return known;
    },
  };
}

function plainTable(node: TableNode | undefined): ReadonlyMap<string, readonly string[]> {
  if (node?.kind !== 'map') return new Map();
  return new Map(node.entries.map(({ key, value }) => [key.text, textsOf(value)]));
}

function textsOf(node: TableNode): readonly string[] {
  if (node.kind === 'scalar') return node.value === null ? [] : [node.text];
  return node.kind === 'list' ? node.items.flatMap(textsOf) : [];
}
