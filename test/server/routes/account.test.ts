import { describe, expect, test } from 'vitest';
import { newKeyText } from '../../../server/access/keys/key-format.ts';
import { type Holder, startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';

const { ask, holder, store, clock } = await startAccountService();

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
    limits: {
      requests_per_month: 10_000,
      requests_per_minute: 60,
      account_requests_per_minute: 300,
      keys: 5,
      new_keys_per_day: 50,
      webhooks: 5,
      profiles: 100,
    },
    usage: {
      month: '2026-11',
      resets_at: '2026-12-01T00:00:00.000Z',
      used: 3,
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

  test('of a rotation are two at most: the successor is rotated when the overlap has ended', async () => {
    const by = await holder('free');
    const rotate = (as: Holder, id: number, hours: number) =>
      ask(as, 'POST', `/v1/account/keys/${id}/rotate`, { overlap_hours: hours });
    const second = (await rotate(by, by.key.id, 168)).json<Key>();
    const early = await rotate(withKey(by, second.key), second.id, 168);
    expect([early.status, early.json<Refused>().error]).toEqual([409, 'rotation_overlapping']);
    expect(early.json<Refused>().message).toContain(`revoke ${by.key.id} first`);
    expect((await ask(withKey(by, second.key), 'DELETE', `/v1/account/keys/${by.key.id}`)).status).toBe(200);
    expect((await rotate(withKey(by, second.key), second.id, 0)).status).toBe(201);
  });

  test('are made a number of times a day, rotations included; what was refused is not counted', async () => {
    const before = clock.now;
    const by = await holder('free');
    let last: Key = { id: by.key.id, key: by.text, status: 'valid', expires_at: null };
    for (let i = 0; i < 10; i++) {
      expect((await ask(withKey(by, last.key), 'POST', '/v1/account/keys', { name: 'two' })).status).toBe(
        409,
      );
      const path = `/v1/account/keys/${last.id}/rotate`;
      const rotated = await ask(withKey(by, last.key), 'POST', path, { overlap_hours: 0 });
      expect(rotated.status).toBe(201);
      last = rotated.json<Key>();
      clock.now += 60_000;
    }
    const refused = await ask(withKey(by, last.key), 'POST', `/v1/account/keys/${last.id}/rotate`, {});
    expect([refused.status, refused.json<Refused>().error]).toEqual([429, 'too_many_new_keys']);
    expect(refused.json<Refused>().message).toContain('10 new keys a day');
    const midnight = Math.ceil(clock.now / 86_400_000) * 86_400_000;
    expect(refused.headers.get('retry-after')).toBe(String((midnight - clock.now) / 1000));
    clock.now = midnight;
    const next = await ask(withKey(by, last.key), 'POST', `/v1/account/keys/${last.id}/rotate`, {});
    expect(next.status).toBe(201);
    clock.now = before;
  });

  test('ask together no more in a minute than those that the plan allows', async () => {
    const by = await holder('free');
    const rotated = await ask(by, 'POST', `/v1/account/keys/${by.key.id}/rotate`, { overlap_hours: 168 });
    clock.now += 60_000;
    const both = [by, withKey(by, rotated.json<Key>().key)];
    const statuses: number[] = [];
    for (let i = 0; i < 24; i++) statuses.push((await ask(both[i % 2], 'GET', panchang)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const refused = await ask(by, 'GET', panchang);
    expect([refused.status, refused.json<Refused>().error]).toEqual([429, 'account_rate_limited']);
  });

  test('are listed in pages, with what each has used', async () => {
    const by = await holder('enterprise');
    await ask(by, 'GET', panchang);
    const others: number[] = [];
    for (let i = 0; i < 4; i++) {
      others.push((await ask(by, 'POST', '/v1/account/keys', { name: `key ${i}` })).json<Key>().id);
    }
    const listed: number[] = [];
    let cursor: string | null = '0';
    while (cursor !== null) {
      const answer = await ask(by, 'GET', `/v1/account/keys?limit=2&cursor=${cursor}`);
      const page: { keys: { id: number; used: number }[]; next_cursor: string | null } = answer.json();
      expect(page.keys.length).toBeLessThanOrEqual(2);
      for (const { id, used } of page.keys) {
        listed.push(id);
        expect(used).toBe(id === by.key.id ? 1 : 0);
      }
      cursor = page.next_cursor;
    }
    expect(listed).toEqual([by.key.id, ...others]);
    expect((await ask(by, 'GET', '/v1/account/keys?limit=201')).status).toBe(400);
  });

  test('of an account that has a thousand are never answered all at once', async () => {
    const by = await holder('enterprise');
    const createdAt = clock.now;
    for (let i = 0; i < 40; i++) {
      await Promise.all(
        Array.from({ length: 25 }, async () => {
          const { prefix, hash } = newKeyText();
          await store.createKey(
            { accountId: by.account.id, name: 'many', prefix, hash, createdAt },
            undefined,
          );
        }),
      );
    }
    expect((await ask(by, 'GET', '/v1/account')).status).toBe(200);
    expect(await keysOf(by)).toHaveLength(50);
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

describe('a restricted key', () => {
  interface Made extends Key {
    readonly permissions: unknown;
  }
  const made = async (by: Holder, permissions: object): Promise<Holder & { readonly id: number }> => {
    const answer = await ask(by, 'POST', '/v1/account/keys', { name: 'restricted', permissions });
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    const { key, id } = answer.json<Made>();
    return { ...withKey(by, key), id };
  };
  const birth = { name: 'Asha', date: '1990-05-15', time: '14:30', lat: 23.1793, lon: 75.7849 };
  const statusOf = async (by: Holder, method: string, path: string, body?: unknown): Promise<number> =>
    (await ask(by, method, path, body)).status;

  test('to groups asks for those, and for its own account', async () => {
    const by = await holder('pro');
    const key = await made(by, { groups: ['Festivals', 'Panchang'] });
    expect(await statusOf(key, 'GET', panchang)).toBe(200);
    expect(await statusOf(key, 'GET', '/v1/festivals?date=2026-09-14')).toBe(200);
    const refused = await ask(key, 'GET', '/v1/profiles');
    expect([refused.status, refused.json<Refused>()]).toMatchObject([
      403,
      {
        error: 'key_restricted',
        message:
          'This key is restricted to the groups Panchang, Festivals; this operation belongs to Profiles.',
      },
    ]);
    expect(refused.headers.get('x-ratelimit-used')).toBe('2');
    expect((await ask(key, 'GET', '/v1/account')).json()).toMatchObject({
      key: { permissions: { groups: ['Panchang', 'Festivals'], read_only: false, manage_keys: false } },
    });
    expect(await statusOf(key, 'GET', '/v1/account/keys')).toBe(403);
    expect(await statusOf(key, 'POST', '/v1/account/keys', { name: 'more' })).toBe(403);
    expect(await statusOf(key, 'GET', '/v1/health')).toBe(200);
  });

  test('to reading changes nothing that is stored, whatever the operation', async () => {
    const by = await holder('pro');
    const key = await made(by, { read_only: true });
    const chart = '/v1/birth-chart';
    const refused: readonly (readonly [string, string, unknown?])[] = [
      ['POST', '/v1/profiles', birth],
      ['POST', chart, birth],
      ['POST', `${chart}?store=true`, birth],
      ['POST', `${chart}?store=false&store=true`, birth],
      ['DELETE', '/v1/profiles/1'],
      ['DELETE', '/v1/account/records'],
      ['POST', '/v1/webhooks', { url: 'https://hooks.example.com/', kinds: ['rules.updated'] }],
      ['PATCH', '/v1/webhooks/1', {}],
      ['POST', '/v1/webhooks/1/enable'],
      ['POST', '/v1/webhooks/1/test'],
      ['POST', '/v1/webhooks/1/rotate-secret', {}],
      ['POST', '/v1/webhooks/1/deliveries/1/resend'],
      ['POST', '/v1/account/keys', { name: 'more' }],
      ['POST', `/v1/account/keys/${by.key.id}/rotate`, {}],
      ['DELETE', `/v1/account/keys/${by.key.id}`],
    ];
    for (const [method, path, body] of refused)
      expect(await statusOf(key, method, path, body), path).toBe(403);
    expect((await ask(key, 'POST', chart, birth)).json<Refused>().message).toContain('store=false');
    expect(await statusOf(key, 'POST', `${chart}?store=false`, birth)).toBe(200);
    for (const path of ['/v1/profiles', '/v1/webhooks', '/v1/account/keys', '/v1/account/export', panchang]) {
      expect(await statusOf(key, 'GET', path), path).toBe(200);
    }
    expect((await keysOf(by)).map(({ status }) => status)).toEqual(['valid', 'valid']);
  });

  test('may do all but manage keys', async () => {
    const by = await holder('pro');
    const key = await made(by, { manage_keys: false });
    expect(await statusOf(key, 'POST', '/v1/profiles', birth)).toBe(201);
    expect(await statusOf(key, 'POST', '/v1/account/keys', { name: 'more' })).toBe(403);
    expect(await statusOf(key, 'DELETE', `/v1/account/keys/${key.id}`)).toBe(403);
  });

  test('is as restricted after a rotation', async () => {
    const by = await holder('pro');
    const key = await made(by, { groups: ['Panchang'], read_only: true });
    const rotated = await ask(by, 'POST', `/v1/account/keys/${key.id}/rotate`, { overlap_hours: 0 });
    expect(rotated.json<Made>().permissions).toEqual({
      groups: ['Panchang'],
      read_only: true,
      manage_keys: false,
    });
    expect(await statusOf(withKey(by, rotated.json<Key>().key), 'GET', '/v1/profiles')).toBe(403);
  });

  test.each([
    [{ groups: [] }, 'permissions.groups'],
    [{ groups: ['panchang'] }, 'permissions.groups.0'],
    [{ groups: 'Panchang' }, 'permissions.groups'],
    [{ read_only: 'yes' }, 'permissions.read_only'],
    [{ read_only: true, manage_keys: true }, 'permissions.manage_keys'],
    [{ readonly: true }, 'permissions'],
  ])('%j is refused by its field', async (permissions, field) => {
    const by = await holder('pro');
    const answer = await ask(by, 'POST', '/v1/account/keys', { name: 'x', permissions });
    expect([answer.status, answer.json<Refused>().errors?.map((error) => error.field)]).toEqual([
      400,
      [field],
    ]);
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
    const requested = async (query: string) => (await ask(by, 'GET', `/v1/account/usage${query}`)).json();
    expect(await requested('')).toMatchObject({
      start_date: '2026-11-01',
      end_date: '2026-11-21',
      requests: 8,
      usage: [
        { day: '2026-11-02', operation: 'festivals', requests: 1 },
        { day: '2026-11-02', operation: 'panchang', requests: 7 },
      ],
    });
    expect(await requested('?start_date=2026-10-01&end_date=2026-10-31')).toMatchObject({ requests: 9 });
    for (const query of [
      '?start_date=2026-11-02&end_date=2026-11-01',
      '?start_date=2026-01-01&end_date=2026-11-01',
      '?start_date=x',
    ]) {
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
  for (let pages = 0; cursor !== null && pages < 40; pages++) {
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
  for (const bad of ['usage-1', 'usage-2026-11-02', 'profiles', 'x-1']) {
    expect((await ask(by, 'GET', `/v1/account/export?cursor=${bad}`)).status).toBe(400);
  }

  expect((await ask(by, 'DELETE', '/v1/account/records')).json()).toEqual({
    birth_profiles: 501,
    compatibility_results: 1,
  });
  expect((await ask(by, 'GET', '/v1/profiles')).json()).toMatchObject({ profiles: [] });
  expect(await store.records(other.account.id, 'birth-profile', { limit: 1000 })).toHaveLength(5);
});
