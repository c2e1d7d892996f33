// The description as the reference shows it: each operation with its example and nothing besides.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Description, Examples, Parameter } from '../../../web/reference/description.ts';
import { withExamples } from '../../../web/reference/prefill.ts';

const read = <T>(name: string): T => JSON.parse(readFileSync(`dist/api/${name}.json`, 'utf8')) as T;
const description = read<Description>('description');
const examples = read<Examples>('examples');
const shown = withExamples(description, examples);

const operations = Object.entries(shown.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

/** The request that swagger-ui sends: a parameter without an example is left out. */
function requestOf(path: string, method: string, parameters: readonly Parameter[]): string {
  const encoded = ({ example }: Parameter): string => encodeURIComponent(String(example));
  const filled = parameters.filter(({ example }) => example !== undefined);
  const address = filled
    .filter((one) => one.in === 'path')
    .reduce((text, one) => text.replace(`{${one.name}}`, encoded(one)), path);
  const query = filled.filter((one) => one.in === 'query').map((one) => `${one.name}=${encoded(one)}`);
  return `${method.toUpperCase()} ${address}${query.length === 0 ? '' : `?${query.sort().join('&')}`}`;
}

function sorted(request: string): string {
  const [address = '', query] = request.split('?');
  if (query === undefined) return address;
  const fields = [...new URLSearchParams(query)].map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${address}?${fields.sort().join('&')}`;
}

test.each(operations)('$operation.operationId sends its example', ({ path, method, operation }) => {
  const example = examples[operation.operationId];
  const parameters = (operation.parameters ?? []) as readonly Parameter[];
  expect(requestOf(path, method, parameters)).toBe(sorted(example?.request ?? ''));
  for (const { schema } of parameters) expect({ ...schema }).not.toHaveProperty('default');
  const body = Object.values(operation.requestBody?.content ?? {}) as { example?: unknown }[];
  expect(body.map((media) => media.example)).toEqual(
    example?.body === undefined ? [] : [JSON.stringify(example.body, null, 2)],
  );
});

const parameterOf = (path: string, name: string): Parameter | undefined =>
  ((shown.paths[path]?.get?.parameters ?? []) as readonly Parameter[]).find((one) => one.name === name);

test('a parameter that an example leaves out is empty, and what it may be is said in words', () => {
  expect(parameterOf('/v1/panchang', 'lat')).not.toHaveProperty('example');
  expect(parameterOf('/v1/panchang', 'lat')?.description).toMatch(/Such as `28\.6139`\.$/);
  expect(parameterOf('/v1/panchang', 'lang')?.description).toMatch(/Default: `en`\.$/);
});

test('one that it has is of the type of its schema', () => {
  expect(parameterOf('/v1/eclipse', 'year')?.example).toBe(2026);
  expect(parameterOf('/v1/panchang', 'date')?.example).toBe('2026-09-14');
});

test('answers show the example, and not the headers that all have', () => {
  const response = shown.paths['/v1/tithi']?.get?.responses['200'];
  expect(response?.headers).toBeUndefined();
  expect(response?.content?.['application/json']).toMatchObject({
    examples: {
      example: {
        summary: 'GET /v1/tithi?date=2026-09-14',
        value: JSON.stringify(examples.tithi?.answer, null, 2),
      },
    },
  });
  expect(
    Object.values(shown.components?.responses ?? {}).filter(({ headers }) => headers !== undefined),
  ).toEqual([]);
});

test('the description that is given stays as it is', () => {
  expect(description).toEqual(read<Description>('description'));
});
