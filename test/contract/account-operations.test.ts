// The operations on what is kept are held to the description that is published, as `fuzz.test.ts` holds the others: each is
// asked by an account of its own, which has a webhook, a delivery and a profile.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startAccountService } from '../server/account-service.ts';
import { bodiesOf } from './bodies.ts';
import { type Described, publishedBy } from './published.ts';
import { requestsOf } from './requests.ts';

const { ask, get, holder, failures } = await startAccountService();

const furnished = async () => {
  const by = await holder('enterprise');
  await ask(by, 'POST', '/v1/profiles', { name: 'A', date: '1990-01-01', time: '05:30', lat: 23, lon: 75 });
  await ask(by, 'POST', '/v1/feeds', { region: 'IN-MH' });
  const conditions = { all: [{ fact: 'tithi', operator: 'equal', value: 11 }] };
  await ask(by, 'POST', '/v1/alerts', { name: 'A', region: 'IN-MH', conditions });
  const webhook = await ask(by, 'POST', '/v1/webhooks', {
    url: 'https://hooks.example.com/',
    kinds: ['festival.upcoming'],
    filter: { location_id: 3 },
  });
  const { id } = webhook.json<{ id: number }>();
  const tested = await ask(by, 'POST', `/v1/webhooks/${id}/test`);
  return { ...by, webhook: id, delivery: tested.json<{ id: number }>().id };
};
type Furnished = Awaited<ReturnType<typeof furnished>>;
let current: Furnished = await furnished();

const { description, operations, conforms } = await publishedBy((path, init) =>
  get(path, current.text, init),
);
const tags = ['Webhooks', 'Feeds', 'Profiles', 'Account'];
const ofCharts = /^\/v1\/(birth-chart|compatibility)(\/\{|$)/;
const stored = operations.filter(
  ([path, , { tags: own }]) => ofCharts.test(path) || own.some((tag) => tags.includes(tag)),
);

function bodies({ requestBody }: Described, wild: boolean): fc.Arbitrary<unknown> {
  if (requestBody === undefined) return fc.constant(undefined);
  return bodiesOf(requestBody.content['application/json'].schema, description.components.schemas, wild);
}

// Ids are guessed; some of them are put right.
const withIds = (path: string, url: string, { webhook, delivery, key }: Furnished): string => {
  const known: Readonly<Record<string, number>> = {
    '{webhook_id}': webhook,
    '{delivery_id}': delivery,
    '{key_id}': key.id,
    '{alert_id}': 1,
    '{alert_feed}': 1,
    '{feed_id}': 1,
    '{feed}': 1,
    '{profile_id}': 1,
    '{compat_id}': 1,
  };
  const [, query = ''] = /\?(.*)$/s.exec(url) ?? [];
  const filled = path.replaceAll(/\{\w+\}/g, (name) => String(known[name]));
  return query === '' ? filled : `${filled}?${query}`;
};

test('there are such operations', () => {
  expect(stored.length).toBeGreaterThan(20);
});

describe.each([
  ['as described', false],
  ['whatever is sent', true],
] as const)('%s', (_name, wild) => {
  test.each(stored)('%s %s', async (path, method, operation) => {
    await fc.assert(
      fc.asyncProperty(
        requestsOf(path, operation, wild),
        bodies(operation, wild),
        fc.boolean(),
        async (guessed, body, isKnown) => {
          // What is only read is as it was.
          if (method !== 'get') current = await furnished();
          const url = isKnown ? withIds(path, guessed, current) : guessed;
          expect(await conforms(path, url, body, method), url).toBeLessThan(500);
        },
      ),
      { seed: 20_261_124, numRuns: 8 },
    );
    expect(failures).toEqual([]);
  });
});

test('without a key every one of them is a 401', async () => {
  const otherHolder = await publishedBy((path, init) => get(path, undefined, init));
  // A feed is read by whoever has its address.
  for (const [path, method] of stored.filter(([path]) => !/^\/(alert-)?feeds\//.test(path))) {
    const url = withIds(path, '', current);
    expect(await otherHolder.conforms(path, url, method === 'get' ? undefined : {}, method)).toBe(401);
  }
});
