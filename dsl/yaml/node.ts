// The tree that a YAML text is read into: maps, lists and scalars, each with its place in the text.
// A scalar knows where every one of its decoded characters came from.
import type { SourceRange } from '../source/source-file.ts';

/** How a scalar was written. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

export interface YamlScalar {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** Decoded text. */
  readonly text: string;
  readonly style: ScalarStyle;
  /** As written: quotes and the `|` of a block are inside. */
  readonly range: SourceRange;
  /** Whether `at` is exact; a folded block's is not. */
  readonly exact: boolean;
  /** Source offset of decoded character i, for i from 0 to `text.length`. */
  at(i: number): number;
}

export interface YamlEntry {
  readonly key: YamlScalar;
  readonly value: YamlNode;
}

export interface YamlMap {
  readonly kind: 'map';
  readonly entries: readonly YamlEntry[];
  readonly range: SourceRange;
}

export interface YamlList {
  readonly kind: 'list';
  readonly items: readonly YamlNode[];
  readonly range: SourceRange;
}

export type YamlNode = YamlMap | YamlList | YamlScalar;
