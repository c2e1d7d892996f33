// The text edit that removes an entry from a YAML map, and the map with it where nothing else is in it.

import type { DiagnosticFix } from '../diagnostics/diagnostic.ts';
import { removed } from '../diagnostics/repair.ts';
import type { SourceFile, SourceRange } from '../source/source-file.ts';
import type { YamlMap, YamlNode } from './node.ts';
import { readYaml } from './read-yaml.ts';

/** An entry by its place in its map. */
interface EntryLocation {
  readonly map: YamlMap;
  readonly index: number;
}

const roots = new WeakMap<SourceFile, readonly [YamlNode | undefined]>();

/** The change that takes away the entry whose key stands in a range; undefined where there is none such. */
export function entryRemoved(title: string, { file, start }: SourceRange): DiagnosticFix | undefined {
  // A file is read again only for what is to be taken out of it, and then once.
  const [root] = roots.get(file) ?? [readYaml(file).root];
  roots.set(file, [root]);
  const path = root === undefined ? [] : pathTo(root, start);
  const whole = path.findLastIndex(({ map }, i) => map.entries.length > 1 || i === 0);
  const location = path[whole];
  return location && removed(title, extentOf(file, location));
}

// The entries about an offset where a key begins, outermost first; the last is the key's own.
function pathTo(node: YamlNode, offset: number): readonly EntryLocation[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'list') {
    const item = node.items[lastFrom(node.items.length, offset, (i) => node.items[i].range.start)];
    return item === undefined ? [] : pathTo(item, offset);
  }
  const index = lastFrom(node.entries.length, offset, (i) => node.entries[i].key.range.start);
  const entry = node.entries[index];
  if (entry === undefined) return [];
  if (entry.key.range.start === offset) return [{ map: node, index }];
  const below = offset <= entry.value.range.end ? pathTo(entry.value, offset) : [];
  return below.length === 0 ? [] : [{ map: node, index }, ...below];
}

// The last of some things in the order of the text that begins at an offset or before; -1 where none does.
function lastFrom(count: number, offset: number, startOf: (index: number) => number): number {
  let low = -1;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (startOf(middle) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function extentOf(file: SourceFile, { map, index }: EntryLocation): SourceRange {
  const [before, entry, after] = [map.entries[index - 1], map.entries[index], map.entries[index + 1]];
  const { start } = entry.key.range;
  const { end } = entry.value.range;
  const isFlow = file.text[map.range.start] === '{';
  if (isFlow && after !== undefined) return { file, start, end: after.key.range.start };
  if (isFlow && before !== undefined) return { file, start: before.value.range.end, end };
  // The line break that ends a block is within its value.
  const { length } = file.text.slice(start, end).trimEnd();
  return { file, start, end: start + length };
}
