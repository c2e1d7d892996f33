// The entries of a map and the items of a list, seen alike.

import type { YamlList, YamlMap, YamlNode, YamlScalar } from '../yaml/node.ts';

/** An entry of a map or an item of a list; the key of an item is undefined. */
export interface Item {
  readonly key: YamlScalar | undefined;
  readonly value: YamlNode;
  /** source offset at which it begins: that of its key or, in a block, of its dash */
  readonly start: number;
}

/** Whether a map or a list is written in `{}` or `[]`. */
export const isFlow = ({ kind, range }: YamlMap | YamlList): boolean =>
  range.file.text[range.start] === (kind === 'map' ? '{' : '[');

/** The entries of a map or the items of a list. */
export function itemsOf(node: YamlMap | YamlList): readonly Item[] {
  if (node.kind === 'map')
    return node.entries.map(({ key, value }) => ({ key, value, start: key.range.start }));
  const flow = isFlow(node);
  return node.items.map((value, i) => {
    const start = flow ? value.range.start : i === 0 ? node.range.start : dashBefore(node, value);
    return { key: undefined, value, start };
  });
}

// Every dash of a list stands below its first; between a dash and its value there are only blanks and comments.
function dashBefore({ range }: YamlList, value: YamlNode): number {
  const { text } = range.file;
  const lineBreak = `\n${' '.repeat(columnOf(text, range.start))}`;
  return text.lastIndexOf(`${lineBreak}-`, value.range.start) + lineBreak.length;
}

/** Cells before an offset in its line. */
export const columnOf = (text: string, offset: number): number =>
  offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** The path of keys to an item. */
export const pathTo = (path: readonly string[], { key }: Item): readonly string[] => [
  ...path,
  key?.text ?? '-',
];
