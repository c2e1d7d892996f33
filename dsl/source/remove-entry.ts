// The change of text that takes an entry out of a YAML map, and the map with it where nothing else is in it.

import type { DiagnosticFix } from '../diagnostics/diagnostic.ts';
import { removed } from '../diagnostics/repair.ts';
import type { SourceFile, SourceRange } from './source-file.ts';
import { readYaml } from './yaml.ts';
import type { YamlMap, YamlNode } from './yaml-node.ts';

/** An entry by its place in its map. */
interface Found {
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
  const found = path[whole];
  return found && removed(title, extentOf(file, found));
}

// The entries about an offset where a key begins, outermost first; the last is the key's own.
function pathTo(node: YamlNode, offset: number): readonly Found[] {
  const inside = ({ range }: YamlNode): boolean => range.start <= offset && offset <= range.end;
  if (node.kind === 'list') return node.items.filter(inside).flatMap((item) => pathTo(item, offset));
  if (node.kind === 'scalar') return [];
  return node.entries.flatMap(({ key, value }, index): readonly Found[] => {
    if (key.range.start === offset) return [{ map: node, index }];
    const below = inside(value) ? pathTo(value, offset) : [];
    return below.length === 0 ? [] : [{ map: node, index }, ...below];
  });
}

function extentOf(file: SourceFile, { map, index }: Found): SourceRange {
  const [before, entry, after] = [map.entries[index - 1], map.entries[index], map.entries[index + 1]];
  const start = entry?.key.range.start ?? map.range.start;
  const end = entry?.value.range.end ?? map.range.end;
  const isFlow = file.text[map.range.start] === '{';
  if (isFlow && after !== undefined) return { file, start, end: after.key.range.start };
  if (isFlow && before !== undefined) return { file, start: before.value.range.end, end };
  // The line break that ends a block is within its value.
  const { length } = file.text.slice(start, end).trimEnd();
  return { file, start, end: start + length };
}
