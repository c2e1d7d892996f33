// The entries of a map of simple YAML: one for each key.

import { leaveIt } from './simple-cursor.ts';
import type { YamlEntry } from './yaml-node.ts';

const sets = new WeakMap<YamlEntry[], Set<string>>();

/** Up to how many entries are compared one by one. */
const few = 12;

/** Adds an entry; a key that is there already is the library's to report. */
export function addEntry(entries: YamlEntry[], entry: YamlEntry): void {
  const { text } = entry.key;
  if (entries.length < few) {
    for (const { key } of entries) if (key.text === text) leaveIt();
  } else {
    let known = sets.get(entries);
    if (known === undefined) {
      known = new Set(entries.map(({ key }) => key.text));
      sets.set(entries, known);
    }
    if (known.has(text)) leaveIt();
    known.add(text);
  }
  entries.push(entry);
}
