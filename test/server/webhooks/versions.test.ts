import { beforeEach, describe, expect, test } from 'vitest';
import type { Webhook } from '../../../server/store/webhooks.ts';
import { warnOfQuota } from '../../../server/webhooks/quota-warning.ts';
import { announceData, announceRules } from '../../../server/webhooks/versions.ts';
import { anAccount, aWebhook, closeAfterFile, folder, sqliteStore, steppedClock } from './setting.ts';

closeAfterFile();

const { now } = steppedClock();
let store = await sqliteStore(folder(), now);
let webhook: Webhook;

beforeEach(async () => {
  store = await sqliteStore(folder(), now);
  const accountId = await anAccount(store, now());
  webhook = await aWebhook(store, {
    accountId,
    url: 'https://hooks.example.com/',
    kinds: ['rules.updated', 'data.updated', 'quota.warning'],
    createdAt: now(),
  });
  await aWebhook(store, {
    accountId,
    url: 'https://hooks.example.com/',
    kinds: ['festival.upcoming'],
    createdAt: now(),
  });
});

const events = async () =>
  (await store.deliveries(webhook.accountId, webhook.id, { limit: 100 })).map(({ kind, body }) => ({
    kind,
    data: JSON.parse(body).data,
  }));

describe('rules.updated', () => {
  test('says which packs were added, changed and removed, once', async () => {
    const before = { 'IN-MH': 'a', NEPAL: 'b', TOWN: 'c' };
    expect(await announceRules(store, before, now())).toBe(false);
    expect(await announceRules(store, { TOWN: 'c', NEPAL: 'b', 'IN-MH': 'a' }, now())).toBe(false);
    expect(await events()).toEqual([]);
    const after = { 'IN-MH': 'a', NEPAL: 'd', VILLAGE: 'e' };
    const replicas = await Promise.all([1, 2, 3, 4].map(() => announceRules(store, after, now())));
    expect(replicas.filter(Boolean)).toHaveLength(1);
    const [event, ...more] = await events();
    expect(more).toEqual([]);
    expect(event?.kind).toBe('rules.updated');
    expect(event?.data.packs).toEqual([
      { pack: 'NEPAL', change: 'changed', fingerprint: 'd', previous: 'b' },
      { pack: 'TOWN', change: 'removed', fingerprint: null, previous: 'c' },
      { pack: 'VILLAGE', change: 'added', fingerprint: 'e', previous: null },
    ]);
    expect(event?.data.rules_version).not.toBe(event?.data.previous);
  });
});

test('data.updated names what has another version', async () => {
  await announceData(store, { ephemeris: '2.10' }, now());
  expect(await announceData(store, { ephemeris: '2.10', catalogue: 'x' }, now())).toBe(true);
  expect(await announceData(store, { ephemeris: '2.11', catalogue: 'x' }, now())).toBe(true);
  expect((await events()).map(({ data }) => data.data)).toEqual([
    [{ name: 'ephemeris', version: '2.11', previous: '2.10' }],
    [{ name: 'catalogue', version: 'x', previous: null }],
  ]);
});

test('a warning of a month is not repeated when a clock is behind', async () => {
  const key = { id: 1, name: 'k', prefix: 'nir_abcdefgh' };
  const use = { accountId: webhook.accountId, key, used: 80, limit: 100 };
  const warn = (month: string, used = 80) => warnOfQuota(store, { ...use, used, month }, now());
  expect(await warn('2026-11')).toBe(1);
  expect((await Promise.all([warn('2026-12', 95), warn('2026-12', 95)])).reduce((a, b) => a + b)).toBe(2);
  expect(await warn('2026-11', 99)).toBe(0);
  expect(await warn('2026-12', 99)).toBe(0);
  expect((await events()).map(({ data }) => [data.month, data.percent, data.resets_at]).sort()).toEqual([
    ['2026-11', 75, '2026-12-01T00:00:00.000Z'],
    ['2026-12', 75, '2027-01-01T00:00:00.000Z'],
    ['2026-12', 90, '2027-01-01T00:00:00.000Z'],
  ]);
});
