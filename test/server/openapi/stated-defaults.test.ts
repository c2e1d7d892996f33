import { expect, test } from 'vitest';
import type { ApiDescription } from '../../../server/openapi/description.ts';
import { withStatedDefaults } from '../../../server/openapi/stated-defaults.ts';

/** The fields of an object in a description, with their defaults in words. */
function fieldsWith(properties: Readonly<Record<string, object>>): unknown {
  const description = { components: { schemas: { Body: { type: 'object', properties } } } };
  const stated = withStatedDefaults(description as unknown as ApiDescription);
  return (stated.components as typeof description.components).schemas.Body.properties;
}

test('a default stands behind what is said of the field, or alone, and not as a keyword', () => {
  expect(
    fieldsWith({
      place: { type: 'string', description: 'Where.', default: 'Ujjain' },
      years: { type: 'integer', default: 5 },
      name: { type: 'string', description: 'A name.' },
    }),
  ).toEqual({
    place: { type: 'string', description: 'Where. Default "Ujjain".' },
    years: { type: 'integer', description: 'Default 5.' },
    name: { type: 'string', description: 'A name.' },
  });
});

test('what states its default already says it once, and fields of fields are read too', () => {
  expect(
    fieldsWith({
      limit: { type: 'integer', description: 'At most so many; the default is 10.', default: 10 },
      options: { type: 'object', properties: { deep: { type: 'boolean', default: false } } },
      default: { type: 'string', description: 'A field of this name.' },
    }),
  ).toEqual({
    limit: { type: 'integer', description: 'At most so many; the default is 10.' },
    options: { type: 'object', properties: { deep: { type: 'boolean', description: 'Default false.' } } },
    default: { type: 'string', description: 'A field of this name.' },
  });
});
