// The description says everything once: what operations share is a component, and no two components are the same.

import { describe, expect, test } from 'vitest';
import type { Description } from './published.ts';
import { operationsIn } from './reference/operations.ts';
import { startWhole } from './reference/whole-service.ts';

interface Referred {
  readonly $ref?: string;
}

const { get } = await startWhole();
const { text, json } = await get('/openapi.json');
const description = json<Description>();
const operations = operationsIn(description);

/** Every object within a description, with where it stands. */
function* objectsIn(node: unknown, at = ''): Generator<readonly [string, Readonly<Record<string, unknown>>]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [at, node as Record<string, unknown>];
  for (const [key, value] of Object.entries(node)) yield* objectsIn(value, `${at}/${key}`);
}

const schemas = Object.entries(description.components.schemas);

describe('the description', () => {
  // An operation brings its answer's shape and its example; what it repeats of others makes this average grow.
  test('takes at most 4.5 kB an operation', () => {
    expect(Buffer.byteLength(text) / operations.length).toBeLessThanOrEqual(4_500);
  });

  test.each(operations)(
    '%s %s refers to the errors that operations share',
    (_path, _method, { responses }) => {
      const own = Object.entries(responses).filter(
        ([status, response]) => !status.startsWith('2') && (response as Referred).$ref === undefined,
      );
      expect(own.map(([status]) => status)).toEqual([]);
    },
  );

  test.each(operations)(
    '%s %s describes by its own status only what not every operation refuses',
    (_path, _method, { responses }) => {
      const statuses = Object.keys(responses).filter((status) => !/^[23]/.test(status));
      expect(statuses.filter((status) => !['404', '409', '422'].includes(status))).toEqual(['default']);
    },
  );

  test('describes no parameter twice', () => {
    const own = operations.flatMap(([, , { parameters = [] }]) =>
      parameters.filter((parameter) => (parameter as Referred).$ref === undefined),
    );
    const texts = own.map((parameter) => JSON.stringify(parameter));
    expect(texts.filter((one, i) => texts.indexOf(one) !== i)).toEqual([]);
  });

  test('has one component for one shape', () => {
    const byShape = new Map<string, string[]>();
    for (const [name, { example: _example, ...schema }] of schemas) {
      const { description: _description, ...shape } = schema as { readonly description?: string };
      const key = JSON.stringify(shape);
      byShape.set(key, [...(byShape.get(key) ?? []), name]);
    }
    expect([...byShape.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  test('writes out no object twice', () => {
    const seen = new Map<string, string[]>();
    for (const [at, node] of objectsIn(description.components.schemas)) {
      const { description: _description, type: _type, ...fields } = node;
      // What an object has besides the one that it extends is no shape of its own.
      if (/\/allOf\/\d+$/.test(at)) continue;
      if (fields.properties === undefined || Object.keys(fields.properties as object).length < 3) continue;
      const key = JSON.stringify(fields);
      seen.set(key, [...(seen.get(key) ?? []), at]);
    }
    expect([...seen.values()].filter((places) => places.length > 1)).toEqual([]);
  });
});

describe('a component', () => {
  test.each(schemas)('%s is never null by itself', (_name, schema) => {
    expect([schema.type].flat()).not.toContain('null');
  });
});
