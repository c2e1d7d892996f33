// What need not be sent in a body need not be sent to the service, nor by a client that was generated of the description.

import { describe, expect, test } from 'vitest';
import { type Description, type JsonSchema, publishedBy } from './published.ts';
import { startWhole } from './reference/whole-service.ts';

const { get } = await startWhole();
const { description, operations } = await publishedBy(get);
const { schemas } = description.components;

/** The objects that a schema is made of, those that it extends among them. */
function partsOf({ $ref, allOf = [], ...own }: JsonSchema): readonly JsonSchema[] {
  const named = $ref === undefined ? [] : partsOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  return [own, ...named, ...allOf.flatMap(partsOf)];
}

const bodies = operations.flatMap(([path, method, { requestBody }]) => {
  if (requestBody === undefined) return [];
  const parts = partsOf(requestBody.content['application/json'].schema);
  const fields = parts.flatMap(({ properties = {} }) => Object.entries(properties));
  const required = parts.flatMap((part) => part.required ?? []);
  return [{ path, method, isRequired: requestBody.required !== false, fields, required }];
});

/** The paths of what the account of the whole service has. */
const addressOf = (path: string): string =>
  path.replace('{webhook_id}', '1').replace('{key_id}', '2').replace('{profile_id}', '2');

interface Refused {
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

describe('the body of', () => {
  test.each(bodies)('$method $path requires no field that has a default', ({ fields, required }) => {
    const usual = fields.filter(([, field]) => /\bdefault [^t]/i.test(textOf(field)));
    expect(usual.map(([name]) => name).filter((name) => required.includes(name))).toEqual([]);
  });

  test.each(bodies)('$method $path has no keyword that generators take for a requirement', ({ fields }) => {
    expect(fields.filter(([, field]) => 'default' in field).map(([name]) => name)).toEqual([]);
  });

  test.each(bodies.filter(({ required }) => required.length > 0))(
    '$method $path is asked for where it is left out, by all that it lacks',
    async ({ path, method, isRequired, required }) => {
      expect(isRequired).toBe(true);
      const { status, json } = await get(addressOf(path), { method: method.toUpperCase() });
      expect(status).toBe(400);
      const { errors } = json<Refused>();
      expect(
        errors.filter(({ message }) => message.startsWith('is required')).map(({ field }) => field),
      ).toEqual(expect.arrayContaining([...required]));
    },
  );

  test.each(bodies.filter(({ isRequired }) => !isRequired))(
    '$method $path may be left out',
    async ({ path, method, fields }) => {
      expect(fields.length).toBeGreaterThan(0);
      const { status } = await get(addressOf(path), { method: method.toUpperCase() });
      expect(status).toBeLessThan(300);
    },
  );

  test('a replaced key or secret may be left out', () => {
    const left = bodies.filter(({ isRequired }) => !isRequired).map(({ path }) => path);
    expect(left.sort()).toEqual([
      '/v1/account/keys/{key_id}/rotate',
      '/v1/webhooks/{webhook_id}/rotate-secret',
    ]);
  });
});

function textOf({ $ref, ...field }: JsonSchema & { readonly description?: string }): string {
  const named = $ref === undefined ? undefined : schemas[$ref.split('/').at(-1) ?? ''];
  return [
    field.description,
    (named as Description['components']['schemas'][string] & { readonly description?: string })?.description,
  ].join(' ');
}
