// The service held to its document: every operation, parameter and field that is documented is described with its type and
// stands in an answer.

import { describe, expect, test } from 'vitest';
import { documented, type Fields } from './documented.ts';
import { type Described, type JsonSchema, publishedBy } from './published.ts';
import { startWhole } from './reference/whole-service.ts';

const { get } = await startWhole();
const { description, operations } = await publishedBy(get);
const { schemas } = description.components;
const examples = (await get('/openapi/examples.json')).json<Record<string, { readonly answer?: unknown }>>();

const byName = new Map(
  operations.map(([path, method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
);
const cases = Object.entries(documented).map(([name, operation]) => ({ name, ...operation }));

interface Schema extends JsonSchema {
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** The schemas that a schema is one of or made of, itself without references. */
function partsOf({ $ref, allOf = [], ...own }: Schema): readonly Schema[] {
  const named: Schema = $ref === undefined ? {} : (schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  const inner = [
    ...($ref === undefined ? [] : [named]),
    ...allOf,
    ...(own.anyOf ?? []),
    ...(own.oneOf ?? []),
  ];
  return [own, ...inner.flatMap(partsOf)];
}

const propertyOf = (parts: readonly Schema[], name: string): readonly Schema[] =>
  parts.flatMap(({ properties }) => {
    const actual = properties?.[name];
    return actual === undefined ? [] : partsOf(actual);
  });

/** The schemas at a path, `days[].name`. */
function schemasAt(schema: Schema, path: string): readonly Schema[] {
  return path.split('.').reduce<readonly Schema[]>((parts, step) => {
    const actual = propertyOf(parts, step.replace('[]', ''));
    return step.endsWith('[]')
      ? actual.flatMap(({ items }) => (items === undefined ? [] : partsOf(items)))
      : actual;
  }, partsOf(schema));
}

const typesOf = (parts: readonly Schema[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ type, properties }) =>
      type === undefined ? (properties === undefined ? [] : ['object']) : [type].flat(),
    ),
  );

/** The types that a documented type lets be. */
const allowed = (type: string): ReadonlySet<string> => {
  const words = type.replace(/[?!]$/, '').split('|');
  return new Set([...words, ...(type.endsWith('?') ? ['null'] : [])]);
};

/** What is wrong with the fields of a schema; an integer is a number. */
function faults(schema: Schema, fields: Fields): string[] {
  return Object.entries(fields).flatMap(([path, type]) => {
    const types = typesOf(schemasAt(schema, path));
    if (types.size === 0) return [`${path} is not described`];
    const fits = allowed(type);
    const strange = [...types].filter((one) => !fits.has(one) && !(one === 'integer' && fits.has('number')));
    return strange.length === 0 ? [] : [`${path} is ${strange}, and not ${type}`];
  });
}

/** Whether a value, or some entry of a list on the way, has a field at a path. */
function holds(value: unknown, [step, ...steps]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const inner = (value as Record<string, unknown>)[step.replace('[]', '')];
  if (!step.endsWith('[]')) return inner !== undefined && holds(inner, steps);
  return Array.isArray(inner) && (inner.length === 0 || inner.some((entry) => holds(entry, steps)));
}

const bodyOf = ({ requestBody }: Described): Schema => requestBody?.content['application/json'].schema ?? {};

function answerOf({ responses }: Described): Schema {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = response?.content as { 'application/json': { schema: Schema } } | undefined;
  return content?.['application/json'].schema ?? {};
}

const operationOf = (name: string): Described => {
  const operation = byName.get(name);
  if (operation === undefined) throw new Error(`${name} is not served`);
  return operation;
};

/** Requests for what the example of an operation has no cause to have. */
const otherRequests: Readonly<Record<string, string>> = {
  'GET /v1/panchang/range': '/v1/panchang/range?start=2026-09-14&end=2026-09-14&region=ATLANTIS',
  'GET /v1/events/suitability': '/v1/events/suitability?date=2026-09-14&lat=28.6139&lon=77.209&event=travel',
};

describe('an operation as documented', () => {
  test.each(cases)('$name takes its parameters', ({ name, parameters = {} }) => {
    const taken = new Map((operationOf(name).parameters ?? []).map((one) => [one.name, one]));
    const wrong = Object.entries(parameters).flatMap(([field, type]) => {
      const parameter = taken.get(field);
      if (parameter === undefined) return [`${field} is not taken`];
      const types = typesOf(partsOf(parameter.schema));
      return [
        ...(types.has(type.replace('!', '')) ? [] : [`${field} is ${[...types]}, and not ${type}`]),
        ...(parameter.required === type.endsWith('!')
          ? []
          : [`${field} is ${parameter.required ? '' : 'not '}required`]),
      ];
    });
    expect(wrong).toEqual([]);
    // What the document does not name need not be sent.
    const further = [...taken.values()].filter(
      (one) => one.in === 'query' && one.required && !(one.name in parameters),
    );
    const isListed = Object.keys(parameters).length > 0;
    expect(isListed ? further.map((one) => one.name) : []).toEqual([]);
  });

  test.each(cases.filter(({ body }) => body !== undefined))('$name takes its body', ({ name, body = {} }) => {
    const schema = bodyOf(operationOf(name));
    expect(faults(schema, body)).toEqual([]);
    const required = new Set(partsOf(schema).flatMap(({ required: fields = [] }) => fields));
    const top = Object.entries(body).filter(([path]) => !path.includes('.'));
    expect([...required].sort()).toEqual(
      top.flatMap(([path, type]) => (type.endsWith('!') ? [path] : [])).sort(),
    );
  });

  test.each(cases.filter(({ answer }) => answer !== undefined))(
    '$name describes its answer',
    ({ name, answer = {} }) => {
      expect(faults(answerOf(operationOf(name)), answer)).toEqual([]);
    },
  );

  test.each(cases.filter(({ answer }) => answer !== undefined))(
    '$name answers with its fields',
    async ({ name, answer = {} }) => {
      const { operationId } = operationOf(name);
      const further = otherRequests[name];
      const answers = [
        examples[operationId]?.answer,
        ...(further === undefined ? [] : [(await get(further)).json<unknown>()]),
      ];
      const missing = Object.keys(answer).filter(
        (path) => !answers.some((one) => holds(one, path.split('.'))),
      );
      expect(missing).toEqual([]);
    },
  );
});
