// The part of the description that an operation is resolved in: all that it refers to, and little else.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partOf } from '../../../web/reference/part.ts';
import type { Tree } from '../../../web/reference/swagger-ui.ts';

const description = JSON.parse(readFileSync('dist/api/description.json', 'utf8')) as Tree & {
  readonly paths: Record<string, Record<string, unknown>>;
  readonly components: Record<string, Record<string, unknown>>;
};

const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => ({ path, method })),
);

const referencesIn = (value: unknown): readonly string[] => [
  ...new Set([...JSON.stringify(value).matchAll(/"#\/(components\/[^"]+)"/g)].map(([, at = '']) => at)),
];

const at = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Tree | undefined)?.[step], tree);

test.each(operations)('of $method $path has what it refers to, and nothing else', ({ path, method }) => {
  const part = partOf(description, ['paths', path, method]);
  expect(part.paths).toEqual({ [path]: description.paths[path] });
  const references = referencesIn(part);
  for (const reference of references) {
    const steps = reference.split('/');
    expect(at(part, steps), reference).toBeDefined();
    expect(at(part, steps), reference).toBe(at(description, steps));
  }
  const { securitySchemes, ...components } = part.components as Record<string, object>;
  expect(securitySchemes).toEqual(description.components.securitySchemes);
  const names = Object.entries(components).flatMap(([kind, items]) =>
    Object.keys(items).map((name) => `components/${kind}/${name}`),
  );
  expect(names.sort()).toEqual([...references].sort());
  expect({ ...part, paths: 0, components: 0, tags: 0, webhooks: 0 }).toEqual({
    ...description,
    paths: 0,
    components: 0,
    tags: 0,
    webhooks: 0,
  });
});

test('of an operation is a fraction of the description', () => {
  const part = partOf(description, ['paths', '/v1/panchang', 'get']);
  expect(JSON.stringify(part).length).toBeLessThan(JSON.stringify(description).length / 4);
});

test('has what references with escaped names, of parts of parts and in circles lead to', () => {
  const whole = {
    openapi: '3.1.0',
    tags: [],
    paths: {
      '/a': {
        parameters: [{ $ref: '#/components/parameters/p~1q' }],
        get: { schema: { $ref: '#/components/schemas/deep/properties/own' } },
      },
      '/b': { get: { schema: { $ref: '#/components/schemas/other' } } },
    },
    components: {
      parameters: { 'p/q': { in: 'query' }, left: {} },
      schemas: {
        deep: { title: 'left', properties: { own: { $ref: '#/components/schemas/circle' }, left: {} } },
        circle: {
          mapping: { x: '#/components/schemas/mapped' },
          items: { $ref: '#/components/schemas/circle' },
        },
        mapped: {},
        other: {},
      },
      securitySchemes: { key: {} },
    },
  };
  const { deep, circle, mapped } = whole.components.schemas;
  expect(partOf(whole, ['paths', '/a', 'get'])).toEqual({
    openapi: '3.1.0',
    paths: { '/a': whole.paths['/a'] },
    components: {
      parameters: { 'p/q': { in: 'query' } },
      schemas: { deep: { properties: { own: deep.properties.own } }, circle, mapped },
      securitySchemes: { key: {} },
    },
  });
  expect(partOf(whole, [])).toBe(whole);
});
