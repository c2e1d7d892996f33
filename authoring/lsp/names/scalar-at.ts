// The scalar of a YAML tree that an offset lies in.

import type { YamlNode, YamlScalar } from '@nirnaya/dsl/yaml';
import { holds } from '../workspace/positions.ts';

/** A scalar with the keys that lead to it; of a key, itself the last of them. */
export interface ScalarAt {
  readonly scalar: YamlScalar;
  readonly path: readonly string[];
  readonly isKey: boolean;
}

/** The scalar at an offset; undefined between scalars. */
export function scalarAt(
  node: YamlNode | undefined,
  offset: number,
  path: readonly string[] = [],
): ScalarAt | undefined {
  if (node === undefined || !holds(node.range, offset)) return undefined;
  if (node.kind === 'scalar') return { scalar: node, path, isKey: false };
  if (node.kind === 'list') {
    return first(node.items, (item) => scalarAt(item, offset, [...path, '-']));
  }
  return first(node.entries, ({ key, value }) => {
    const inner = [...path, key.text];
    if (holds(key.range, offset)) return { scalar: key, path: inner, isKey: true };
    return scalarAt(value, offset, inner);
  });
}

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const result = find(item);
    if (result !== undefined) return result;
  }
  return undefined;
}
