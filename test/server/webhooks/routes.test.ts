import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startAccountService } from '../account-service.ts';
import type { Refused } from '../harness.ts';
import { startReceiver } from './receiver.ts';

const { ask, holder, store, webhooks, clock, failures } = await startAccountService();
const receiver = await startReceiver();
const owner = await holder('pro');
const otherHolder = await holder('pro');

interface Shown {
  readonly id: number;
  readonly secret?: string;
  readonly status: string;
  readonly filter: unknown;
  readonly kinds: readonly string[];
}

const create = async (body: object, by = owner): Promise<Shown> => {
  const answer = await ask(by, 'POST', '/v1/webhooks', { url: `${receiver.url}/hook`, ...body });
  expect(answer.text && answer.status).toBe(201);
  return answer.json<Shown>();
};
const faults = async (body: object): Promise<Record<string, string>> => {
  const answer = await ask(owner, 'POST', '/v1/webhooks', body);
  expect(answer.status).toBe(400);
  const { errors = [] } = answer.json<Refused>();
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};
const festivals = { kinds: ['festival.upcoming'] };

describe('registering', () => {
  test('gives the secret once, and never again', async () => {
    const made = await create({ kinds: ['rules.updated', 'quota.warning'], description: 'cache' });
    expect(made).toMatchObject({
      status: 'enabled',
      kinds: ['rules.updated', 'quota.warning'],
      filter: null,
    });
    expect(made.secret).toMatch(/^whsec_/);
    for (const path of ['/v1/webhooks', `/v1/webhooks/${made.id}`, '/v1/account/export']) {
      const answer = await ask(owner, 'GET', path);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(made.secret);
      expect(answer.text).not.toContain('whsec_');
    }
  });

  test('names every fault at once', async () => {
    expect(
      Object.keys(await faults({ url: '', kinds: ['rules.changed'], description: 3, more: 1 })).sort(),
    ).toEqual(['description', 'kinds.0', 'more', 'url']);
    expect(await faults({})).toMatchObject({ url: 'is required', kinds: 'is required' });
    expect(
      Object.keys(
        await faults({ url: 'https://hooks.example.com', kinds: ['data.updated', 'data.updated'] }),
      ),
    ).toEqual(['kinds']);
  });

  test.each([
    ['http://hooks.example.com/'],
    ['https://127.0.0.2/'],
    ['https://unknown.example.org/'],
    ['https://user@hooks.example.com/'],
  ])('refuses %s', async (url) => {
    expect(Object.keys(await faults({ url, kinds: ['rules.updated'] }))).toEqual(['url']);
  });

  test('festival.upcoming needs a filter, and a filter needs festival.upcoming', async () => {
    const url = 'https://hooks.example.com/';
    expect(Object.keys(await faults({ url, ...festivals }))).toEqual(['filter']);
    expect(Object.keys(await faults({ url, kinds: ['rules.updated'], filter: { location_id: 3 } }))).toEqual([
      'filter',
    ]);
    expect(Object.keys(await faults({ url, ...festivals, filter: { lat: 1 } })).sort()).toEqual(['filter']);
    expect(
      Object.keys(await faults({ url, ...festivals, filter: { festivals: ['FESTIVAL_DIWALI'] } })),
    ).toEqual(['filter']);
    expect(
      Object.keys(
        await faults({ url, ...festivals, filter: { location_id: 3, days_ahead: 31, at_hour: 24 } }),
      ).sort(),
    ).toEqual(['filter.at_hour', 'filter.days_ahead']);
    const unknown = { location_id: 3, festivals: ['FESTIVAL_DIWALI', 'FESTIVAL_DIVALI'] };
    expect(Object.keys(await faults({ url, ...festivals, filter: unknown }))).toEqual(['filter.festivals.1']);
    expect(Object.keys(await faults({ url, ...festivals, filter: { location_id: 3, place: 1 } }))).toEqual([
      'filter',
    ]);
    const away = await ask(owner, 'POST', '/v1/webhooks', {
      url,
      ...festivals,
      filter: { location_id: 999_999 },
    });
    expect(away.status).toBe(404);
    const region = await ask(owner, 'POST', '/v1/webhooks', {
      url,
      ...festivals,
      filter: { region: 'ATLANTIS' },
    });
    expect(region.status).toBe(422);
    const made = await create({ ...festivals, filter: { region: 'IN-MH', festivals: ['FESTIVAL_DIWALI'] } });
    expect(made.filter).toEqual({
      region: 'IN-MH',
      festivals: ['FESTIVAL_DIWALI'],
      days_ahead: 1,
      at_hour: 6,
    });
  });

  test('is bounded by the plan', async () => {
    const free = await holder('free');
    await create({ kinds: ['rules.updated'] }, free);
    await create({ kinds: ['rules.updated'] }, free);
    const third = await ask(free, 'POST', '/v1/webhooks', { url: receiver.url, kinds: ['rules.updated'] });
    expect(third.status).toBe(409);
    expect(third.json<Refused>().error).toBe('too_many_webhooks');
  });

  test('once by its Idempotency-Key', async () => {
    const by = await holder('pro');
    const body = { url: receiver.url, kinds: ['rules.updated'] };
    const key = { 'Idempotency-Key': 'one' };
    const [first, second] = [
      await ask({ ...by, headers: key }, 'POST', '/v1/webhooks', body),
      await ask({ ...by, headers: key }, 'POST', '/v1/webhooks', body),
    ];
    expect(second.json()).toEqual(first.json());
    expect((await ask(by, 'GET', '/v1/webhooks')).json()).toMatchObject({ count: 1 });
  });
});

describe('changing', () => {
  test('changes what is given and nothing else', async () => {
    const { id } = await create({ ...festivals, filter: { location_id: 3 }, description: 'before' });
    const path = `/v1/webhooks/${id}`;
    const changed = async (body: object) => (await ask(owner, 'PATCH', path, body)).json();
    expect(await changed({ description: 'after' })).toMatchObject({
      description: 'after',
      kinds: ['festival.upcoming'],
      filter: { location_id: 3, days_ahead: 1, at_hour: 6 },
    });
    expect(await changed({ filter: { location_id: 4, days_ahead: 7 } })).toMatchObject({
      filter: { location_id: 4, days_ahead: 7 },
    });
    expect(await changed({ kinds: ['festival.upcoming', 'data.updated'] })).toMatchObject({
      filter: { location_id: 4 },
    });
    expect(await changed({ kinds: ['data.updated'] })).toMatchObject({ filter: null });
    expect((await ask(owner, 'PATCH', path, { kinds: ['festival.upcoming'] })).status).toBe(400);
    expect((await ask(owner, 'PATCH', path, { filter: { location_id: 3 } })).status).toBe(400);
    expect((await ask(owner, 'PATCH', path, { url: 'https://10.0.0.1/' })).status).toBe(400);
    expect(await changed({ enabled: false })).toMatchObject({ status: 'disabled' });
    expect((await ask(owner, 'POST', `${path}/test`)).status).toBe(409);
    expect(await changed({ url: 'https://hooks.example.com/new' })).toMatchObject({ status: 'disabled' });
    expect((await ask(owner, 'POST', `${path}/enable`)).json()).toMatchObject({
      status: 'enabled',
      disabled_at: null,
    });
    expect((await ask(owner, 'DELETE', path)).json()).toEqual({ id, deleted: true });
    expect((await ask(owner, 'GET', path)).status).toBe(404);
    expect((await ask(owner, 'DELETE', path)).status).toBe(404);
  });

  test('no other account sees or touches a webhook', async () => {
    const { id } = await create({ kinds: ['rules.updated'] });
    const path = `/v1/webhooks/${id}`;
    for (const [method, at, body] of [
      ['GET', path],
      ['PATCH', path, { description: 'mine' }],
      ['DELETE', path],
      ['POST', `${path}/test`],
      ['POST', `${path}/enable`],
      ['POST', `${path}/rotate-secret`, {}],
      ['GET', `${path}/deliveries`],
      ['POST', `${path}/deliveries/1/resend`],
    ] as const) {
      expect([at, (await ask(otherHolder, method, at, body)).status]).toEqual([at, 404]);
    }
    expect((await ask(otherHolder, 'GET', '/v1/webhooks')).json()).toMatchObject({ count: 0 });
    expect((await ask(owner, 'GET', path)).json()).toMatchObject({ description: '' });
  });
});

test('a test is delivered, logged, and sent again by hand; a rotated secret signs beside the old one', async () => {
  const { id, secret = '' } = await create({ kinds: ['rules.updated'] });
  const path = `/v1/webhooks/${id}`;
  webhooks.start();
  receiver.received.length = 0;
  const tested = await ask(owner, 'POST', `${path}/test`);
  expect(tested.status).toBe(202);
  const { event_id, id: delivery } = tested.json<{ event_id: string; id: number }>();
  expect(tested.json()).toMatchObject({ kind: 'webhook.test', status: 'pending', attempts: [] });
  interface Log {
    readonly deliveries: readonly {
      readonly id: number;
      readonly status: string;
      readonly attempts: readonly object[];
    }[];
    readonly next_cursor: string | null;
  }
  const log = async (query = ''): Promise<Log> =>
    (await ask(owner, 'GET', `${path}/deliveries${query}`)).json<Log>();
  await expect
    .poll(async () => (await log()).deliveries[0])
    .toMatchObject({
      id: delivery,
      event_id,
      status: 'delivered',
      next_attempt_at: null,
      attempts: [{ status: 204, note: '' }],
      event: { id: event_id, kind: 'webhook.test', webhook_id: id },
    });

  const rotated = await ask(owner, 'POST', `${path}/rotate-secret`, { overlap_hours: 1 });
  const { secret: newer = '' } = rotated.json<Shown>();
  expect(newer).not.toBe(secret);
  expect(rotated.json()).toMatchObject({
    previous_secret_ends_at: new Date(clock.now + 3_600_000).toISOString(),
  });
  expect((await ask(owner, 'POST', `${path}/deliveries/${delivery}/resend`)).status).toBe(202);
  await expect.poll(async () => (await log()).deliveries[0]?.attempts).toHaveLength(2);
  const signed = (key: string, body: Buffer) =>
    `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
  const [first, second] = receiver.received;
  expect(receiver.received).toHaveLength(2);
  expect(second?.headers['x-service-event-id']).toBe(first?.headers['x-service-event-id']);
  expect(second?.body).toEqual(first?.body);
  const body = first?.body ?? Buffer.of();
  expect(first?.headers['x-service-signature']).toBe(signed(secret, body));
  expect(second?.headers['x-service-signature']).toBe(`${signed(newer, body)}, ${signed(secret, body)}`);

  expect((await ask(owner, 'POST', `${path}/rotate-secret`, { overlap_hours: 0 })).json()).toMatchObject({
    previous_secret_ends_at: null,
  });
  expect((await ask(owner, 'POST', `${path}/rotate-secret`, { overlap_hours: 169 })).status).toBe(400);
  expect((await ask(owner, 'POST', `${path}/deliveries/99999/resend`)).status).toBe(404);

  for (let i = 0; i < 4; i++) await ask(owner, 'POST', `${path}/test`);
  const ids: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await log(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
    ids.push(...page.deliveries.map((each) => each.id));
    cursor = page.next_cursor;
  }
  expect(ids).toHaveLength(5);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('a warning of the quota is put out once for 75 and once for 90 per cent', async () => {
  const free = await holder('free');
  await create({ kinds: ['quota.warning'] }, free);
  const { id } = (await store.webhooks(free.account.id))[0] ?? { id: 0 };
  const warned = (used: number) =>
    webhooks.onQuota({
      ...free,
      percent: 75,
      month: '2026-11',
      usage: { plan: 'free', limit: 500, used, minute: undefined },
    });
  const events = async () =>
    (await store.deliveries(free.account.id, id, { limit: 10 })).map(({ body }) => JSON.parse(body).data);
  warned(374);
  warned(375);
  await expect.poll(async () => (await events()).length).toBe(1);
  warned(376);
  warned(450);
  warned(451);
  await expect.poll(async () => (await events()).length).toBe(2);
  expect((await events()).map(({ percent }: { percent: number }) => percent).sort()).toEqual([75, 90]);
  expect((await events())[1]).toMatchObject({
    used: 375,
    limit: 500,
    month: '2026-11',
    resets_at: '2026-12-01T00:00:00.000Z',
    key: { id: free.key.id, name: 'first', prefix: free.key.prefix },
  });
  expect(failures).toEqual([]);
});
