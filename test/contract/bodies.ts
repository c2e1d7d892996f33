// JSON bodies made of a description: for every field something sensible, or something hostile.

import fc from 'fast-check';
import type { JsonSchema } from './published.ts';
import { hostileText, suitable } from './requests.ts';

/** What finds a named schema. */
type Named = Readonly<Record<string, JsonSchema>>;

const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, 1e300, 0.5, [], {}, [[]], [null], 'null'),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies of a schema: fields sensible, or here and there hostile or unknown. */
export function bodiesOf(schema: JsonSchema, named: Named, wild: boolean): fc.Arbitrary<unknown> {
  const made = valueFor('', schema, named, wild);
  return wild ? fc.oneof({ weight: 9, arbitrary: made }, { weight: 1, arbitrary: hostileValue }) : made;
}

function valueFor(name: string, written: JsonSchema, named: Named, wild: boolean): fc.Arbitrary<unknown> {
  const schema = whole(written, named);
  const value = soundValue(name, schema, named, wild);
  // An object is made hostile through its fields.
  if (!wild || schema.properties !== undefined) return value;
  return fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: hostileValue });
}

// A schema with what it refers to and extends.
function whole(written: JsonSchema, named: Named): JsonSchema {
  const { $ref, allOf = [], ...own } = written;
  const parts = [...($ref === undefined ? [] : [named[$ref.split('/').at(-1) ?? ''] ?? {}]), ...allOf];
  const all = [...parts.map((part) => whole(part, named)), own];
  const properties = Object.assign({}, ...all.map((part) => part.properties ?? {}));
  return {
    ...Object.assign({}, ...all),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
    required: all.flatMap(({ required = [] }) => required),
  };
}

function soundValue(name: string, schema: JsonSchema, named: Named, wild: boolean): fc.Arbitrary<unknown> {
  const { properties, items, type = 'string' } = schema;
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([field, inner]) =>
      fc
        .tuple(fc.boolean(), valueFor(field, inner, named, wild))
        .map(([given, value]) => [field, value, given || schema.required?.includes(field) === true] as const),
    );
    return fc.tuple(fc.tuple(...fields), wild ? fc.boolean() : fc.constant(false)).map(([all, extra]) => ({
      ...Object.fromEntries(all.flatMap(([field, value, given]) => (given ? [[field, value]] : []))),
      ...(extra ? { colour: 'blue' } : {}),
    }));
  }
  if (items !== undefined) {
    const { minItems: minLength = 0, maxItems: maxLength = 3 } = schema;
    return fc.array(valueFor(singular(name), items, named, wild), { minLength, maxLength });
  }
  if (typeof type !== 'string') return fc.constant(null);
  // Values by names of one's own: those of the example, which not every text asks for, or none.
  if (type === 'object') return wild ? fc.constantFrom(schema.example ?? {}, {}) : fc.constant({});
  const text = suitable({ name, in: 'query', schema: { ...schema, type: type as 'string' } });
  return type === 'string' ? text : text.map((written) => JSON.parse(written) as unknown);
}

const singular = (name: string): string => name.replace(/s$/, '');
