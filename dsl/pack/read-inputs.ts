// The inputs of a rule as written: the values that the caller supplies.

import { report } from '../diagnostics/catalogue.ts';
import type { Schema } from '../json-schema/schema.ts';
import { listOf, mapOf, oneOf, text, when } from '../json-schema/shapes.ts';
import type { YamlList } from '../yaml/node.ts';
import { type InputEntry, type InputKind, inputKinds } from './entries.ts';
import { Fields, reportBadName } from './fields.ts';
import { smallName } from './name-forms.ts';
import { smallNames } from './plain-shapes.ts';
import type { Shape } from './shape.ts';

// The kinds that an author can name; a list of values makes a text.
const namedKinds: readonly InputKind[] = inputKinds.filter((kind) => kind !== 'text');

const kind: Schema = when({ type: 'array' }, listOf(text, 1), oneOf(namedKinds));

/** The schema of inputs none of which may be left out. */
export const requiredInputs: Schema = mapOf(smallNames(), kind);

/**
 * The field `inputs` of a rule, a map of names to kinds or to lists of values. A name that ends in `?` may be left out by the
 * caller.
 */
export const inputs: Shape<readonly InputEntry[]> = {
  schema: mapOf(smallNames('', '\\??'), kind),
  opens: 'below',
  mayNotBeEmpty: true,
  entry: () => ({ schema: kind, values: namedKinds }),
  read(owner, field) {
    const map = owner.map(field);
    if (map === undefined) return undefined;
    const fields = new Fields(map, 'the inputs', owner.sink);
    return map.entries.flatMap(({ key, value }): InputEntry[] => {
      const { text: written, range } = key;
      const optional = written.endsWith('?');
      const name = optional ? written.slice(0, -1) : written;
      if (!smallName.test(name)) reportBadName(range, name, 'an input', owner.sink);
      const read = value.kind === 'list' ? readTexts(fields, written, value) : readKind(fields, written);
      return read === undefined ? [] : [{ name, ...read, range, ...(optional ? { optional } : {}) }];
    });
  },
};

function readKind(fields: Fields, key: string): { kind: InputKind } | undefined {
  const named = fields.oneOf(key, namedKinds);
  return named && { kind: named };
}

function readTexts(
  fields: Fields,
  key: string,
  node: YamlList,
): { kind: 'text'; texts: string[] } | undefined {
  const texts = fields.textsOf(key, node).map((one) => one.text);
  if (texts.length > 0) return { kind: 'text', texts };
  if (node.items.length === 0) fields.sink.push(report('empty-list', node.range, {}));
  return undefined;
}
