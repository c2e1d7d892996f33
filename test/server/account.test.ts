import { describe, expect, test } from 'vitest';
import type { Refused } from './harness.ts';
import { type Holder, startKept } from './kept.ts';

const { ask, holder, store, clock } = await startKept();

interface Key {
  readonly id: number;
  readonly key: string;
  readonly status: string;
  readonly expires_at: string | null;
}
const withKey = (by: Holder, text: string): Holder => ({ ...by, text });
const panchang = '/v1/panchang?date=2026-09-14';
const keysOf = async (by: Holder): Promise<readonly Key[]> =>
  (await ask(by, 'GET', '/v1/account/keys')).json<{ keys: readonly Key[] }>().keys;

test('an overview names plan, limits and what was used', async () => {
  const by = await holder('starter');
  for (let i = 0; i < 3; i++) await ask(by, 'GET', panchang);
  const overview = await ask(by, 'GET', '/v1/account');
  expect(overview.json()).toMatchObject({
    account: { id: by.account.id, plan: 'starter' },
    key: { id: by.key.id, prefix: by.key.prefix, status: 'valid' },
    limits: { requests_per_month: 10_000, requests_per_minute: 60, keys: 5, webhooks: 5, profiles: 100 },
    usage: {
      month: '2026-11',
      resets_at: '2026-12-01T00:00:00.000Z',
      keys: [{ key_id: by.key.id, used: 3 }],
    },
  });
  expect(overview.headers.get('x-ratelimit-used')).toBe('3');
  expect(overview.headers.get('cache-control')).toBe('no-store');
});

describe('keys', () => {
  test('are made up to the number of the plan, shown once, and answer', async () => {
    const by = await holder('starter');
    const made = await ask(by, 'POST', '/v1/account/keys', { name: 'second', expires_in_days: 1 });
    expect(made.status).toBe(201);
    const { key, id } = made.json<Key>();
    expect(made.json()).toMatchObject({
      name: 'second',
      status: 'valid',
      prefix: key.slice(0, 12),
      expires_at: new Date(clock.now + 86_400_000).toISOString(),
    });
    expect((await ask(withKey(by, key), 'GET', panchang)).status).toBe(200);
    const listed = await ask(by, 'GET', '/v1/account/keys');
    expect(listed.text).not.toContain(key);
    expect((await keysOf(by)).map((each) => each.id)).toEqual([by.key.id, id]);
    for (let i = 0; i < 3; i++) await ask(by, 'POST', '/v1/account/keys', { name: `more ${i}` });
    const sixth = await ask(by, 'POST', '/v1/account/keys', { name: 'sixth' });
    expect([sixth.status, sixth.json<Refused>().error]).toEqual([409, 'too_many_keys']);
    const faulty = await ask(by, 'POST', '/v1/account/keys', { name: '', expires_in_days: 0 });
    expect(
      faulty
        .json<Refused>()
        .errors?.map(({ field }) => field)
        .sort(),
    ).toEqual(['expires_in_days', 'name']);
  });

  test('are rotated with an overlap', async () => {
    const by = await holder('free');
    const rotated = await ask(by, 'POST', `/v1/account/keys/${by.key.id}/rotate`, { overlap_hours: 2 });
    expect(rotated.status).toBe(201);
    const { key, id } = rotated.json<Key>();
    const successor = withKey(by, key);
    expect((await ask(successor, 'GET', panchang)).status).toBe(200);
    expect((await ask(by, 'GET', panchang)).status).toBe(200);
    clock.now += 2 * 3_600_000;
    expect((await ask(by, 'GET', panchang)).status).toBe(401);
    expect((await ask(successor, 'GET', panchang)).status).toBe(200);
    expect((await keysOf(successor)).map(({ status }) => status)).toEqual(['expired', 'valid']);
    expect((await ask(successor, 'POST', `/v1/account/keys/${by.key.id}/rotate`, {})).status).toBe(404);
    expect(
      (await ask(successor, 'POST', `/v1/account/keys/${id}/rotate`, { overlap_hours: 169 })).status,
    ).toBe(400);
  });

  test('are revoked, their own only when that is meant', async () => {
    const by = await holder('pro');
    const { key, id } = (await ask(by, 'POST', '/v1/account/keys', { name: 'other' })).json<Key>();
    const own = await ask(by, 'DELETE', `/v1/account/keys/${by.key.id}`);
    expect([own.status, own.json<Refused>().error]).toEqual([409, 'own_key']);
    expect((await ask(by, 'DELETE', `/v1/account/keys/${id}`)).json()).toEqual({ id, revoked: true });
    expect((await ask(by, 'DELETE', `/v1/account/keys/${id}`)).status).toBe(404);
    clock.now += 5000;
    expect((await ask(withKey(by, key), 'GET', panchang)).status).toBe(401);
    expect((await ask(by, 'DELETE', `/v1/account/keys/${by.key.id}?confirm=true`)).status).toBe(200);
    clock.now += 5000;
    expect((await ask(by, 'GET', panchang)).status).toBe(401);
  });

  test('of another account are neither seen nor touched', async () => {
    const [by, other] = [await holder('pro'), await holder('pro')];
    expect((await ask(by, 'DELETE', `/v1/account/keys/${other.key.id}`)).status).toBe(404);
    expect((await ask(by, 'POST', `/v1/account/keys/${other.key.id}/rotate`, {})).status).toBe(404);
    expect((await keysOf(by)).map(({ id }) => id)).toEqual([by.key.id]);
    expect((await ask(other, 'GET', panchang)).status).toBe(200);
  });
});

describe('usage', () => {
  test('is by day and operation, of the account alone', async () => {
    const [by, other] = [await holder('pro'), await holder('pro')];
    const row = {
      accountId: by.account.id,
      keyId: by.key.id,
      day: '2026-11-02',
      operation: 'panchang',
      requests: 3,
    };
    await store.addUsage([
      row,
      { ...row, keyId: 77, requests: 4 },
      { ...row, operation: 'festivals', requests: 1 },
      { ...row, day: '2026-10-31', requests: 9 },
      { ...row, accountId: other.account.id, requests: 100 },
    ]);
    const asked = async (query: string) => (await ask(by, 'GET', `/v1/account/usage${query}`)).json();
    expect(await asked('')).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-21',
      total: 8,
      usage: [
        { day: '2026-11-02', operation: 'festivals', requests: 1 },
        { day: '2026-11-02', operation: 'panchang', requests: 7 },
      ],
    });
    expect(await asked('?from=2026-10-01&to=2026-10-31')).toMatchObject({ total: 9 });
    for (const query of ['?from=2026-11-02&to=2026-11-01', '?from=2026-01-01&to=2026-11-01', '?from=x']) {
      expect((await ask(by, 'GET', `/v1/account/usage${query}`)).status).toBe(400);
    }
  });
});

test('an export holds everything that is kept, and no secret', async () => {
  const by = await holder('business');
  const other = await holder('business');
  const { id: accountId } = by.account;
  const { secret } = (
    await ask(by, 'POST', '/v1/webhooks', { url: 'https://hooks.example.com/', kinds: ['rules.updated'] })
  ).json<{ secret: string }>();
  const profile = {
    name: 'A',
    date: '1990-01-01',
    time: '05:30',
    lat: 1,
    lon: 2,
    tz: 'Asia/Kolkata',
    tz_source: 'tz',
  };
  for (const [owner, count] of [
    [accountId, 501],
    [other.account.id, 5],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const data = JSON.stringify({ ...profile, name: `${owner}-${i}` });
      await store.createRecord({ accountId: owner, kind: 'birth-profile', data, createdAt: 0 }, 10_000);
    }
  }
  await store.createRecord({ accountId, kind: 'compatibility', data: '{"score":21}', createdAt: 0 }, 10);
  const used = { accountId, keyId: by.key.id, day: '2026-11-02', operation: 'panchang', requests: 3 };
  await store.addUsage([used]);

  interface Page {
    readonly [section: string]: unknown;
    readonly next_cursor: string | null;
  }
  const sections = new Map<string, unknown[]>();
  let text = '';
  let cursor: string | null | undefined;
  for (let pages = 0; cursor !== null && pages < 20; pages++) {
    const answer = await ask(
      by,
      'GET',
      `/v1/account/export${cursor === undefined ? '' : `?cursor=${cursor}`}`,
    );
    expect(answer.status).toBe(200);
    text += answer.text;
    const { next_cursor, ...page } = answer.json<Page>();
    for (const [name, value] of Object.entries(page)) {
      sections.set(name, [...(sections.get(name) ?? []), ...(Array.isArray(value) ? value : [value])]);
    }
    cursor = next_cursor;
  }
  expect(cursor).toBeNull();
  expect(sections.get('account')).toMatchObject([{ id: accountId, plan: 'business' }]);
  expect(sections.get('keys')).toMatchObject([{ id: by.key.id }]);
  expect(sections.get('webhooks')).toMatchObject([{ url: 'https://hooks.example.com/' }]);
  expect(sections.get('birth_profiles')).toHaveLength(501);
  expect(sections.get('compatibility_results')).toMatchObject([{ compat_id: 1, result: { score: 21 } }]);
  // Beside it stands what the requests of this test have added since.
  expect(sections.get('usage')).toContainEqual({
    day: '2026-11-02',
    operation: 'panchang',
    requests: 3,
    key_id: by.key.id,
  });
  expect(text).not.toContain(secret);
  expect(text).not.toContain(by.text);
  expect(text).not.toContain(`"${other.account.id}-`);
  for (const bad of ['usage-1', 'usage-99999', 'profiles', 'x-1']) {
    expect((await ask(by, 'GET', `/v1/account/export?cursor=${bad}`)).status).toBe(400);
  }

  expect((await ask(by, 'DELETE', '/v1/account/records')).json()).toEqual({
    birth_profiles: 501,
    compatibility_results: 1,
  });
  expect((await ask(by, 'GET', '/v1/profiles')).json()).toMatchObject({ profiles: [] });
  expect(await store.records(other.account.id, 'birth-profile', { limit: 1000 })).toHaveLength(5);
});
