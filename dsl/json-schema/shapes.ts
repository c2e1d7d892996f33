// The parts that our JSON Schemas are put together from.

import type { Schema, Schemas } from './schema.ts';

/** The dialect that our schemas are written in. */
export const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** Any scalar but nothing at all: YAML takes `1790` for a number, the readers for a text. */
export const text: Schema = { type: ['string', 'number', 'boolean'] };

/** An expression; the compiler checks its syntax. */
export const expression: Schema = { ...text };

/** One of a list of values. */
export const oneOf = (words: readonly string[]): Schema => ({ enum: words });

/**
 * One schema where a condition holds, another where it does not: unlike `anyOf`, an editor then knows which of them was
 * meant, and says what is wrong with that one.
 */
export const when = (condition: Schema, schema: Schema, otherwise: Schema): Schema => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: schema,
  else: otherwise,
});

/** A list of some things, at least so many. */
export const listOf = (items: Schema, least = 0): Schema => ({
  type: 'array',
  items,
  ...(least > 0 ? { minItems: least } : {}),
});

/** A list of some things, or one of them that stands alone. */
export const oneOrList = (item: Schema, least = 0): Schema =>
  when({ type: 'array' }, listOf(item, least), item);

/** What names of some form are, and what editors say of one that has another. */
export const form = (pattern: string, message: string): Schema => ({
  pattern: `^(?:${pattern})$`,
  patternErrorMessage: message,
});

/** A text of some form. */
export const matching = (pattern: string, message: string): Schema => ({
  type: 'string',
  ...form(pattern, message),
});

/** The pattern of a whole text, without the anchors at its ends. */
export const within = ({ source }: RegExp): string => source.replace(/^\^|\$$/g, '');

/** A map of names to things of one kind; the readers take nothing at all for an empty one. */
export const mapOf = (names: Schema, values: Schema): Schema => ({
  type: ['object', 'null'],
  propertyNames: names,
  additionalProperties: values,
});

/** A map with these fields and no others. */
export const record = (properties: Schemas, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  additionalProperties: false,
});

/** The same, where nothing at all may stand for it. */
export const optionalRecord = (properties: Schemas, required: readonly string[] = []): Schema => ({
  ...record(properties, required),
  type: ['object', 'null'],
});

/** Every field with its description and its shape. */
export function described<F extends string>(
  about: Readonly<Record<F, string>>,
  shapes: Schemas<F>,
): Schemas<F> {
  const fields = (Object.keys(about) as F[]).map((field) => [
    field,
    { description: about[field], ...shapes[field] },
  ]);
  return Object.fromEntries(fields) as Schemas<F>;
}

/** One of the definitions of a schema. */
export const defined = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

/** The schema of the first case whose condition holds, else the last one. */
export const firstOf = (
  cases: readonly (readonly [condition: Schema, schema: Schema])[],
  otherwise: Schema,
): Schema =>
  cases.reduceRight<Schema>((rest, [condition, schema]) => when(condition, schema, rest), otherwise);

/** That a map has a field. */
export const has = (field: string): Schema => ({ required: [field] });

/** That a map has one of some fields, whatever others. */
export const hasOneOf = (fields: readonly string[]): Schema => ({ anyOf: fields.map(has) });
