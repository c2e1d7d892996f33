// Lists are alike in every operation: how they are asked for in pages, and how they are continued.

import { describe, expect, test } from 'vitest';
import { startClient } from '../server/harness.ts';
import { type Described, type JsonSchema, publishedBy } from './published.ts';

const { get } = await startClient();
const { description, operations } = await publishedBy(get);

/** The schema of the answer, with what it refers to and extends. */
function answerOf({ responses }: Described): JsonSchema {
  const [, response] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = response?.content as { 'application/json'?: { schema: JsonSchema } } | undefined;
  return whole(content?.['application/json']?.schema ?? {});
}

function whole({ $ref, allOf = [], ...own }: JsonSchema): JsonSchema {
  const named =
    $ref === undefined ? [] : [description.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}];
  const parts = [...[...named, ...allOf].map(whole), own];
  return {
    ...own,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

const described = operations.map(([path, method, operation]) => {
  const { properties = {}, required = [] } = answerOf(operation);
  const parameters = new Map((operation.parameters ?? []).map((one) => [one.name, one]));
  return { name: `${method} ${path}`, path, properties, required, parameters };
});

/** Lists that the service's own document pages by offset. */
const byOffset = ['/v1/festivals/world', '/v1/locations/catalogue/pages'];

describe('lists', () => {
  test.each(described)('$name: a limit has a least and a most', ({ parameters }) => {
    const limit = parameters.get('limit');
    if (limit === undefined) return;
    expect(limit.schema.minimum).toBe(1);
    expect(limit.schema.maximum).toBeLessThanOrEqual(2000);
  });

  test.each(described)(
    '$name: what takes a cursor hands one out, or null, and the other way round',
    (one) => {
      const { parameters, properties, required } = one;
      expect(Object.hasOwn(properties, 'next_cursor')).toBe(parameters.has('cursor'));
      if (!parameters.has('cursor')) return;
      expect(required).toContain('next_cursor');
      expect([properties.next_cursor?.type].flat()).toEqual(['string', 'null']);
    },
  );

  test('only those of the document are paged by offset', () => {
    const matches = described.filter(({ parameters }) => parameters.has('offset')).map(({ path }) => path);
    expect(matches.filter((path) => !byOffset.includes(path))).toEqual([]);
  });
});
