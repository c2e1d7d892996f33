// A map, a list or a scalar on one line, as it stands within `{}` and `[]`.

import type { YamlNode, YamlScalar } from '../yaml/node.ts';
import { clauseCount, oneLine } from './expression-lines.ts';
import { expressionKind } from './expression-places.ts';
import { itemsOf, pathTo } from './items.ts';
import { expressionScalar, scalarText } from './scalar-text.ts';
import { wordsOfScalar } from './words.ts';

/** A node on one line; undefined where an expression in it needs more. */
export function flowText(node: YamlNode, path: readonly string[]): string | undefined {
  if (node.kind === 'scalar') return flowScalar(node, path);
  const texts: string[] = [];
  for (const item of itemsOf(node)) {
    const text = flowText(item.value, pathTo(path, item));
    if (text === undefined) return undefined;
    texts.push(item.key === undefined ? text : `${scalarText(item.key, 'flow')}: ${text}`);
  }
  return node.kind === 'map' ? `{${texts.join(', ')}}` : `[${texts.join(', ')}]`;
}

function flowScalar(node: YamlScalar, path: readonly string[]): string | undefined {
  const kind = expressionKind(path);
  if (kind === undefined) return scalarText(node, 'flow');
  const words = wordsOfScalar(node);
  if (clauseCount(words) > 1) return undefined;
  const text = oneLine(words);
  return text === undefined ? undefined : expressionScalar(text, 'flow');
}
