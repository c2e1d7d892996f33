// The inputs of a rule as written: the values that the caller supplies.

import { report } from '../diagnostics/catalogue.ts';
import type { YamlNode } from '../source/yaml-node.ts';
import { type InputEntry, type InputKind, inputKinds } from './document.ts';
import { Fields, reportBadName, smallName } from './fields.ts';

/** The kinds that an author can name; a list of values makes a text. */
export const namedKinds: readonly InputKind[] = inputKinds.filter((kind) => kind !== 'text');

/**
 * Reads the field `inputs` of a rule, a map of names to kinds or to lists of values; undefined where it is not there. A
 * name that ends in `?` may be left out by the caller.
 */
export function readInputs(owner: Fields): readonly InputEntry[] | undefined {
  const map = owner.map('inputs');
  if (map === undefined) return undefined;
  const fields = new Fields(map, 'the inputs', owner.sink);
  return map.entries.flatMap(({ key, value }): InputEntry[] => {
    const { text, range } = key;
    const optional = text.endsWith('?');
    const name = optional ? text.slice(0, -1) : text;
    if (!smallName.test(name)) reportBadName(range, name, 'an input', owner.sink);
    const read = value.kind === 'list' ? readTexts(fields, text, value) : readKind(fields, text);
    return read === undefined ? [] : [{ name, ...read, range, ...(optional ? { optional } : {}) }];
  });
}

function readKind(fields: Fields, key: string): { kind: InputKind } | undefined {
  const kind = fields.oneOf(key, namedKinds);
  return kind && { kind };
}

function readTexts(
  fields: Fields,
  key: string,
  node: YamlNode,
): { kind: 'text'; texts: string[] } | undefined {
  const texts = (fields.texts(key) ?? []).map(({ text }) => text);
  if (texts.length > 0) return { kind: 'text', texts };
  if (node.kind === 'list' && node.items.length === 0) fields.sink.push(report('empty-list', node.range, {}));
  return undefined;
}
