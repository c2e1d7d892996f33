// "Try it" in the reference works at once: the request that an operation's own examples make is answered. Nothing is filled in
// here but what the description shows.

import { describe, expect, test } from 'vitest';
import { startAccountService } from '../server/account-service.ts';
import type { Described } from './published.ts';
import { publishedBy } from './published.ts';

const { holder, ask, get } = await startAccountService();
const first = await holder('enterprise');
const { operations } = await publishedBy((path, init) => get(path, first.text, init));

/** A new account that has one of everything that is kept; each has the id 1 but for its keys. */
async function furnished() {
  const by = await holder('enterprise');
  const birth = { name: 'Asha', date: '1990-01-14', time: '05:30', lat: 23.1793, lon: 75.7849 };
  const webhook = { url: 'https://hooks.example.com/', kinds: ['rules.updated'] };
  const conditions = { all: [{ fact: 'tithi', operator: 'equal', value: 11 }] };
  const alert = { name: 'Ekadashi', region: 'IN-MH', conditions };
  const spare = await ask(by, 'POST', '/v1/account/keys', { name: 'spare' });
  const ids: Record<string, unknown> = { key_id: spare.json<{ id: number }>().id };
  const posts = [
    ['/v1/birth-chart', birth, 'profile_id'],
    ['/v1/compatibility', { person1: birth, person2: birth }, 'compat_id'],
    ['/v1/webhooks', webhook, 'webhook_id'],
    ['/v1/feeds', { region: 'IN-MH' }, 'feed_id'],
    ['/v1/alerts', alert, 'alert_id'],
  ] as const;
  for (const [path, body, name] of posts) {
    const {
      id,
      [name]: own = id,
      path: address,
      feed_path: alertFeed,
    } = (await ask(by, 'POST', path, body)).json();
    ids[name] = own;
    if (typeof alertFeed === 'string') ids.alert_feed = alertFeed.replace('/alert-feeds/', '');
    if (typeof address === 'string') ids.feed = address.replace('/feeds/', '');
  }
  const delivery = await ask(by, 'POST', `/v1/webhooks/${ids.webhook_id}/test`);
  return { by, ids: { ...ids, delivery_id: delivery.json().id } };
}

/** The value that the reference fills in: the example, the default, or the first of the words. */
function shown({ schema }: NonNullable<Described['parameters']>[number]): unknown {
  const { example, enum: words } = schema;
  return example ?? (schema as { default?: unknown }).default ?? words?.[0];
}

// What is read is the same for every operation; one that changes it has an account of its own.
const reader = await furnished();

describe('the examples of an operation make a request that is answered', () => {
  test.each(operations)('%s %s', async (path, method, { parameters = [], requestBody }) => {
    const needed = parameters.filter(({ required }) => required === true);
    const silent = needed.filter((parameter) => shown(parameter) === undefined);
    expect(silent.map(({ name }) => name)).toEqual([]);
    // Of two parameters one of which is required, the one that says so.
    const either = parameters.filter(({ description = '' }) =>
      /required without|Required unless/.test(description),
    );
    const { by, ids } = method === 'get' ? reader : await furnished();
    const query = new URLSearchParams();
    let url = path;
    for (const parameter of [...needed, ...either]) {
      const { name } = parameter;
      // Ids of what is kept count within the whole store: those of this account stand for the example.
      if (parameter.in === 'path')
        url = url.replace(
          `{${name}}`,
          encodeURIComponent(String(ids[name as keyof typeof ids] ?? shown(parameter))),
        );
      else query.set(name, String(shown(parameter)));
    }
    const content = requestBody?.content['application/json'] as { readonly example?: unknown } | undefined;
    const requested = query.size === 0 ? url : `${url}?${query}`;
    const answer = await ask(by, method.toUpperCase(), requested, content?.example);
    expect([requested, answer.status < 300 ? 'answered' : answer.text]).toEqual([requested, 'answered']);
  });
});
