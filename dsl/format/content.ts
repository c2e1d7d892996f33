// The content of a pack apart from its layout: keys and values in their order, the words of expressions, the comments.

import type { SourceFile } from '../source/source-file.ts';
import type { YamlNode } from '../yaml/node.ts';
import { expressionKind } from './expression-places.ts';
import { itemsOf, pathTo } from './items.ts';
import { wordsOfScalar } from './words.ts';
import { YamlComments } from './yaml-comments.ts';

/** The content of a file and the tree it was read into, as a text to compare: equal for two layouts of one pack. */
export function contentOf(file: SourceFile, root: YamlNode | undefined): string {
  const comments = new YamlComments(file).before(file.text.length).map(({ text }) => text);
  const tree = root && content(root, [], comments);
  return JSON.stringify([tree, comments.sort()]);
}

// Comments move from YAML into expressions and back, so they are gathered in one bag.
function content(node: YamlNode, path: readonly string[], comments: string[]): unknown {
  if (node.kind !== 'scalar') {
    return itemsOf(node).map((item) => {
      const value = content(item.value, pathTo(path, item), comments);
      return item.key === undefined ? { value } : { key: item.key.text, value };
    });
  }
  if (expressionKind(path) === undefined) return { type: typeof node.value, text: node.text };
  const { words, end } = wordsOfScalar(node);
  for (const { before, after } of words) comments.push(...before, ...(after === undefined ? [] : [after]));
  comments.push(...end);
  return words.map(({ text }) => text);
}
