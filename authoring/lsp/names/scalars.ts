// The scalars of a YAML tree with the keys that lead to them, and the place of a part of one.

import type { SourceRange } from '@nirnaya/dsl/source';
import type { YamlNode, YamlScalar } from '@nirnaya/dsl/yaml';

/** Visits what stands at some keys. */
export interface Visitor {
  /** a key, with what stands behind it; `path` ends in the key */
  key(path: readonly string[], key: YamlScalar, value: YamlNode): void;
  /** a value or an item of a list that is no map or list; items stand as `-` in the path */
  value(path: readonly string[], value: YamlScalar): void;
}

/** Walks a tree in the order of the text. */
export function visit(node: YamlNode, visitor: Visitor, path: readonly string[] = []): void {
  switch (node.kind) {
    case 'scalar':
      visitor.value(path, node);
      return;
    case 'list':
      for (const item of node.items) visit(item, visitor, [...path, '-']);
      return;
    case 'map':
      for (const { key, value } of node.entries) {
        const inner = [...path, key.text];
        visitor.key(inner, key, value);
        visit(value, visitor, inner);
      }
  }
}

/** The place of some characters of a scalar; all of it as written where its characters cannot be placed. */
export function partOf(
  scalar: Pick<YamlScalar, 'text' | 'range' | 'exact' | 'at'>,
  start: number,
  end: number,
): SourceRange {
  if (!scalar.exact) return scalar.range;
  // A character may be several in the source: its end is where the next begins.
  return { file: scalar.range.file, start: scalar.at(start), end: scalar.at(end) };
}
