import { describe, expect, test } from 'vitest';
import { breaksBetween, type ComparedApi } from './reference/breaking.ts';

type Schema = Record<string, unknown>;

const schemas = { Item: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] } };

/** A description of one operation that answers with a schema and takes parameters or a body. */
const api = (
  answer: Schema,
  {
    parameters = [],
    body,
    security = [],
  }: { parameters?: object[]; body?: Schema; security?: object[] } = {},
  named: Schema = schemas,
): ComparedApi =>
  ({
    paths: {
      '/x': {
        get: {
          parameters,
          security,
          ...(body === undefined
            ? {}
            : { requestBody: { content: { 'application/json': { schema: body } } } }),
          responses: { 200: { content: { 'application/json': { schema: answer } } }, 400: {} },
        },
      },
    },
    components: { schemas: named },
  }) as unknown as ComparedApi;

const object = (properties: Schema, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const breaks = (before: ComparedApi, after: ComparedApi): string[] =>
  breaksBetween(before, after).map(({ what }) => what);

const parameter = (schema: Schema, more: object = {}) => ({ name: 'p', in: 'query', schema, ...more });
const requested = (schema: Schema, more: object = {}): ComparedApi =>
  api(text, { parameters: [parameter(schema, more)] });
const sent = (body: Schema): ComparedApi => api(text, { body });

describe('what breaks', () => {
  test.each<[string, ComparedApi, ComparedApi, string]>([
    ['an operation', api(text), { paths: {} }, 'the operation is gone'],
    ['a field', api(object({ a: text, b: text })), api(object({ a: text })), 'answer 200.b is gone'],
    ['a field renamed', api(object({ a: text })), api(object({ z: text })), 'answer 200.a is gone'],
    [
      'a field that was sure',
      api(object({ a: text }, ['a'])),
      api(object({ a: text })),
      'answer 200.a may be absent',
    ],
    [
      'the type of a field',
      api(object({ a: text })),
      api(object({ a: { type: 'integer' } })),
      'answer 200.a: it may be integer now',
    ],
    [
      'null where there was none',
      api(text),
      api({ type: ['string', 'null'] }),
      'answer 200: it may be null now',
    ],
    ['null by union', api(text), api({ anyOf: [text, { type: 'null' }] }), 'answer 200: it may be null now'],
    [
      'a field of entries',
      api({ type: 'array', items: object({ a: text }) }),
      api({ type: 'array', items: object({}) }),
      'answer 200[].a is gone',
    ],
    [
      'a value of an answer',
      api({ ...text, enum: ['a', 'b'] }),
      api({ ...text, enum: ['a'] }),
      'answer 200: "b" is gone',
    ],
    [
      'the format',
      api({ ...text, format: 'date' }),
      api({ ...text, format: 'date-time' }),
      'answer 200: its format was date and is date-time',
    ],
    [
      'a named schema',
      api({ $ref: '#/components/schemas/Item' }),
      api({ $ref: '#/components/schemas/Item' }, {}, { Item: object({}) }),
      'answer 200.a is gone',
    ],
    ['a parameter', requested(text), api(text), 'query parameter p is gone'],
    [
      'a new required parameter',
      api(text),
      requested(text, { required: true }),
      'query parameter p is new and required',
    ],
    [
      'a parameter required',
      requested(text),
      requested(text, { required: true }),
      'query parameter p is required',
    ],
    [
      'a value of a parameter',
      requested({ ...text, enum: ['a', 'b'] }),
      requested({ ...text, enum: ['a'] }),
      'query parameter p: "b" is gone',
    ],
    [
      'only some values',
      requested(text),
      requested({ ...text, enum: ['a'] }),
      'query parameter p: only some values are taken',
    ],
    [
      'a lower bound',
      requested({ type: 'integer', maximum: 9 }),
      requested({ type: 'integer', maximum: 8 }),
      'query parameter p: maximum is 8',
    ],
    [
      'a pattern',
      requested(text),
      requested({ ...text, pattern: '^a' }),
      'query parameter p: its pattern is another',
    ],
    [
      'a narrower type',
      requested({ type: 'number' }),
      requested({ type: 'integer' }),
      'query parameter p: number is no longer taken',
    ],
    [
      'a field of a body required',
      sent(object({ a: text })),
      sent(object({ a: text }, ['a'])),
      'body.a is required',
    ],
    [
      'a new required field of a body',
      sent(object({})),
      sent(object({ a: text }, ['a'])),
      'body.a is new and required',
    ],
    [
      'a form of a body',
      sent({ anyOf: [text, { type: 'integer' }] }),
      sent(text),
      'body: integer is no longer taken',
    ],
    ['a key', api(text), api(text, { security: [{ key: [] }] }), 'a key is needed'],
  ])('%s', (_name, before, after, what) => {
    expect(breaks(before, after)).toEqual([what]);
  });
});

describe('what does not', () => {
  test.each<[string, ComparedApi, ComparedApi]>([
    ['an operation more', { paths: {} }, api(text)],
    ['a field more', api(object({ a: text })), api(object({ a: text, b: text }, ['b']))],
    ['a field that is sure now', api(object({ a: text })), api(object({ a: text }, ['a']))],
    ['null no more', api({ type: ['string', 'null'] }), api(text)],
    ['a form of an answer less', api({ anyOf: [text, { type: 'null' }] }), api(text)],
    ['a value more', api({ ...text, enum: ['a'] }), api({ ...text, enum: ['a', 'b'] })],
    ['an integer for a number', api({ type: 'number' }), api({ type: 'integer' })],
    ['a parameter more', api(text), requested(text)],
    ['a parameter no longer required', requested(text, { required: true }), requested(text)],
    [
      'a wider bound',
      requested({ type: 'integer', maximum: 9 }),
      requested({ type: 'integer', maximum: 10 }),
    ],
    ['a wider type', requested({ type: 'integer' }), requested({ type: 'number' })],
    ['a form of a body more', sent(text), sent({ oneOf: [text, { type: 'integer' }] })],
    [
      'the same in other words',
      api({ $ref: '#/components/schemas/Item' }),
      api({ allOf: [{ $ref: '#/components/schemas/Item' }] }),
    ],
    [
      'null by union in place of null by type',
      api({ ...object({ a: text }), type: ['object', 'null'] }),
      api({ anyOf: [object({ a: text, b: text }), { type: 'null' }] }),
    ],
    [
      'another name of a schema',
      api({ $ref: '#/components/schemas/Item' }),
      api({ $ref: '#/components/schemas/Other' }, {}, { Other: schemas.Item }),
    ],
  ])('%s', (_name, before, after) => {
    expect(breaks(before, after)).toEqual([]);
  });

  test('a schema that contains itself is compared to its end', () => {
    const tree = (leaf: Schema) => ({
      Tree: object({ leaf, inner: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
    });
    const ref = { $ref: '#/components/schemas/Tree' };
    expect(breaks(api(ref, {}, tree(text)), api(ref, {}, tree(text)))).toEqual([]);
    expect(breaks(api(ref, {}, tree(text)), api(ref, {}, tree({ type: 'integer' })))).toEqual([
      'answer 200.leaf: it may be integer now',
    ]);
  });
});
