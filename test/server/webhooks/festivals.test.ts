import { describe, expect, test } from 'vitest';
import { eventBody } from '../../../contract/webhooks/webhook-events.ts';
import type { FestivalFilter } from '../../../server/compute/festival-filter.ts';
import type { Service } from '../../../server/routes/service.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Webhook } from '../../../server/store/webhooks.ts';
import { festivalAnnouncer } from '../../../server/webhooks/festival-announcer.ts';
import { filterText } from '../../../server/webhooks/festival-filter.ts';
import { openPublisher } from '../../../server/webhooks/publisher.ts';
import { type Festivals, serviceWith, startClient } from '../harness.ts';
import { anAccount, aWebhook, closeAfterFile, folder, sqliteStore } from './setting.ts';

closeAfterFile();

const client = await startClient();
const { get, failures } = client;
const hour = 3_600_000;
const mumbai = 3;

interface Announced {
  readonly id: string;
  readonly date: string;
  readonly days: number;
  readonly code: string;
}

interface Setting {
  readonly store: Store;
  readonly service: Service;
  readonly webhook: Webhook;
  /** sets the clock to an instant in UTC and looks, by a replica that remembers nothing */
  at(instant: string): Promise<number>;
  announced(): Promise<readonly Announced[]>;
}

async function setting(filter: FestivalFilter): Promise<Setting> {
  let at = Date.parse('2026-08-01T00:00:00Z');
  const now = (): number => at;
  const service = serviceWith(client, { now });
  const store = await sqliteStore(folder(), now);
  const accountId = await anAccount(store, at);
  const webhook = await aWebhook(store, {
    accountId,
    url: 'https://hooks.example.com/',
    kinds: ['festival.upcoming'],
    filter: filterText(filter),
    createdAt: at,
  });
  return {
    store,
    service,
    webhook,
    at: (instant) => {
      at = Date.parse(instant);
      return festivalAnnouncer(service, store).announce();
    },
    announced: async () =>
      (await store.deliveries(accountId, webhook.id, { limit: 10_000 }))
        .map(({ body }) => eventBody('festival.upcoming').parse(JSON.parse(body)))
        .map(({ id, data }) => ({ id, date: data.date, days: data.days_until, code: data.festival.code }))
        .reverse(),
  };
}

const ganesh = ['FESTIVAL_GANESH_CHATURTHI'];

describe('a festival', () => {
  test('is announced days ahead, at the hour of the place, by one of the replicas', async () => {
    const { at, announced, service, store } = await setting({
      location_id: mumbai,
      festivals: ganesh,
      days_ahead: 3,
      at_hour: 7,
    });
    // 14 September 2026 in Mumbai; three days before it is 7 o'clock at 01:30 UTC.
    expect(await at('2026-09-10T12:00:00Z')).toBe(0);
    expect(await at('2026-09-11T01:29:59Z')).toBe(0);
    expect(await at('2026-09-11T01:30:00Z')).toBe(1);
    const replicas = [1, 2, 3].map(() => festivalAnnouncer(service, store).announce());
    expect(await Promise.all(replicas)).toEqual([0, 0, 0]);
    for (const later of [
      '2026-09-11T20:00:00Z',
      '2026-09-12T02:00:00Z',
      '2026-09-14T02:00:00Z',
      '2026-09-20T02:00:00Z',
    ]) {
      expect(await at(later)).toBe(0);
    }
    expect(await announced()).toMatchObject([
      { date: '2026-09-14', days: 3, code: 'FESTIVAL_GANESH_CHATURTHI' },
    ]);
  });

  test('is announced once although replicas look at the same time', async () => {
    const { at, announced, service, store } = await setting({
      location_id: mumbai,
      festivals: ganesh,
      days_ahead: 0,
      at_hour: 6,
    });
    await at('2026-09-13T12:00:00Z');
    const published = at('2026-09-14T06:00:00Z');
    const others = [1, 2, 3, 4].map(() => festivalAnnouncer(service, store).announce());
    const counts = await Promise.all([published, ...others]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await announced()).toMatchObject([{ date: '2026-09-14', days: 0 }]);
  });

  test('is announced later that day where nothing ran at the hour, and after days without service', async () => {
    const late = await setting({ location_id: mumbai, festivals: ganesh, days_ahead: 2, at_hour: 6 });
    await late.at('2026-09-11T12:00:00Z');
    expect(await late.at('2026-09-12T18:00:00Z')).toBe(1);

    const away = await setting({ location_id: mumbai, festivals: ganesh, days_ahead: 5, at_hour: 6 });
    await away.at('2026-09-01T12:00:00Z');
    expect(await away.at('2026-09-12T18:00:00Z')).toBe(1);
    expect(await away.announced()).toMatchObject([{ date: '2026-09-14', days: 2 }]);

    // What is past is past.
    const gone = await setting({ location_id: mumbai, festivals: ganesh, days_ahead: 5, at_hour: 6 });
    await gone.at('2026-09-01T12:00:00Z');
    expect(await gone.at('2026-09-15T18:00:00Z')).toBe(0);
  });

  test('of the world is announced where the filter names its religion', async () => {
    const { at, announced } = await setting({
      location_id: mumbai,
      religions: ['jewish', 'sikh'],
      days_ahead: 0,
      at_hour: 6,
    });
    await at('2026-12-05T06:00:00Z');
    expect((await announced()).map(({ code }) => code)).toEqual(['JEWISH_HANUKKAH']);
  });

  test('is announced again after the filter was changed, and not after the packs were read again', async () => {
    const { at, announced, store, webhook } = await setting({
      location_id: mumbai,
      festivals: ganesh,
      days_ahead: 3,
      at_hour: 7,
    });
    await at('2026-09-12T06:00:00Z');
    const filter = filterText({ location_id: 4, festivals: ganesh, days_ahead: 3, at_hour: 7 });
    await store.changeWebhook(webhook.accountId, webhook.id, { filter });
    expect(await at('2026-09-12T07:00:00Z')).toBe(1);
    expect(await at('2026-09-12T08:00:00Z')).toBe(0);
    expect(await announced()).toHaveLength(2);
  });

  test('of a place is announced by the clock of the place', async () => {
    const newYork = { lat: 40.7128, lon: -74.006 };
    const { at, announced } = await setting({ ...newYork, days_ahead: 0, at_hour: 6 });
    // The night in which clocks go back: 06:00 is 11:00 UTC from then on.
    await at('2026-11-01T10:59:00Z');
    expect(await announced()).toEqual([]);
    await at('2026-11-01T11:00:00Z');
    const day = await get('/v1/festivals?date=2026-11-01&lat=40.7128&lon=-74.006');
    const expected = day.json<Festivals>().festivals.filter(({ date }) => date === '2026-11-01');
    expect(expected.length).toBeGreaterThan(0);
    expect((await announced()).map(({ code }) => code).sort()).toEqual(
      expected.map(({ code }) => code).sort(),
    );
    // Still the same date there.
    expect(await at('2026-11-02T04:59:00Z')).toBe(0);
  });
});

test('over a month each festival of the calendar is announced once, whatever replica looks and whenever', async () => {
  const { at, announced } = await setting({ location_id: mumbai, days_ahead: 4, at_hour: 5 });
  let looks = 0;
  for (let ms = Date.parse('2026-09-01T00:00:00Z'); ms < Date.parse('2026-10-01T00:00:00Z'); ms += 7 * hour) {
    // Two days without service.
    const day = new Date(ms).getUTCDate();
    if (day === 12 || day === 13) continue;
    await at(new Date(ms).toISOString());
    looks += 1;
  }
  expect(looks).toBeGreaterThan(80);
  const answer = await get('/v1/festivals/range?start=2026-09-01&end=2026-10-04&location_id=3');
  const expected = answer
    .json<{ days: readonly Festivals[] }>()
    .days.flatMap(({ date, festivals }) =>
      festivals.filter((festival) => festival.date === date).map(({ code }) => `${date} ${code}`),
    );
  const response = await announced();
  expect(response.map(({ date, code }) => `${date} ${code}`).sort()).toEqual(expected.sort());
  expect(new Set(response.map(({ id }) => id)).size).toBe(response.length);
  expect(Math.max(...response.map(({ days }) => days))).toBe(4);
  expect(Math.min(...response.map(({ days }) => days))).toBeGreaterThanOrEqual(0);
});

test('a filter that is served no more keeps no other from being announced', async () => {
  const { at, announced, store, webhook, service } = await setting({
    location_id: mumbai,
    festivals: ganesh,
    days_ahead: 0,
    at_hour: 6,
  });
  const broken = { pack: 'GONE', location_id: mumbai, days_ahead: 0, at_hour: 0 };
  for (let i = 0; i < 3; i++) {
    await aWebhook(store, {
      accountId: webhook.accountId,
      url: 'https://hooks.example.com/',
      kinds: ['festival.upcoming'],
      filter: filterText(broken),
      createdAt: service.now(),
    });
  }
  expect(failures).toEqual([]);
  expect(await at('2026-09-14T06:00:00Z')).toBe(1);
  expect(failures).toHaveLength(3);
  expect(await announced()).toHaveLength(1);
});

test('a publisher notes rules and data, announces, and forgets what is old', async () => {
  const { service, store, webhook, at } = await setting({
    location_id: mumbai,
    festivals: ganesh,
    days_ahead: 1,
    at_hour: 0,
  });
  await store.changeWebhook(webhook.accountId, webhook.id, {
    kinds: ['festival.upcoming', 'rules.updated', 'data.updated'],
  });
  const report = { ...service.packs.report(), fingerprints: { 'IN-MH': 'a' } };
  let ephemeris = '1';
  let woken = 0;
  const packs = { ...service.packs, report: () => ({ ...report, ephemeris }) };
  const options = {
    service: { ...service, packs },
    store,
    published: () => {
      woken += 1;
    },
  };
  const publisher = openPublisher(options);
  await publisher.look();
  expect(await store.cause('rules.updated')).toContain('IN-MH');
  ephemeris = '2';
  await publisher.look();
  await at('2026-09-13T06:00:00Z');
  await publisher.look();
  const kinds = async () =>
    (await store.deliveries(webhook.accountId, webhook.id, { limit: 10 })).map(({ kind }) => kind).reverse();
  expect(await kinds()).toEqual(['data.updated', 'festival.upcoming']);
  expect(woken).toBe(3);

  const [leased] = await store.lease({ worker: 'w', now: service.now(), leaseMs: 1000, limit: 1 });
  const attempt = {
    deliveryId: leased?.delivery.id ?? 0,
    at: service.now(),
    status: 204,
    note: '',
    durationMs: 1,
  };
  await store.settle('w', attempt, { end: 'delivered' }, 20);
  await at('2026-10-14T06:00:00Z');
  await publisher.look();
  expect(await kinds()).toEqual(['festival.upcoming']);
  await publisher.close();
});
