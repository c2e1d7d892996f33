// The attributes of names in the packs.

import type { LabelKind } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';

/** Reads the attributes of a label in a pack. */
type AttributesOf<K extends string> = (
  pack: CompiledPack,
  label: number,
) => Readonly<Record<K, string | null>>;

/**
 * Makes a reader of some tables about the labels of a kind: field -> table. A value that is absent is null. Each pack is
 * read once a label.
 */
export function attributesBy<const K extends string>(
  kind: LabelKind,
  tables: Readonly<Record<K, string>>,
): AttributesOf<K> {
  const fields = Object.entries(tables) as [K, string][];
  const known = new WeakMap<CompiledPack, Readonly<Record<K, string | null>>[]>();
  return (pack, label) => {
    let rows = known.get(pack);
    if (rows === undefined) {
      rows = [];
      known.set(pack, rows);
    }
    let row = rows[label];
    if (row === undefined) {
      const values = fields.map(([field, table]) => [
        field,
        pack.attributes.ofKind(table, kind)[label] ?? null,
      ]);
      row = Object.fromEntries(values) as Record<K, string | null>;
      rows[label] = row;
    }
    return row;
  };
}
