// Alerts are announced once a day, when the Sun has risen at their place.

import { describe, expect, test } from 'vitest';
import type { AlertConditions } from '../../../contract/alerts/conditions.ts';
import { eventBody } from '../../../contract/webhooks/webhook-events.ts';
import { alertAnnouncer } from '../../../server/webhooks/alert-announcer.ts';
import { alertKind, type StoredAlert } from '../../../server/webhooks/stored-alert.ts';
import { serviceWith, startClient } from '../harness.ts';
import { anAccount, aWebhook, closeAfterFile, folder, sqliteStore } from './setting.ts';

closeAfterFile();

const client = await startClient();

const fridays: AlertConditions = { all: [{ fact: 'weekday', operator: 'equal', value: 'friday' }] };

async function setting() {
  let at = Date.parse('2026-11-26T20:00:00Z');
  const now = (): number => at;
  let runs = 0;
  const own = serviceWith(client, { now });
  const service = {
    ...own,
    compute: {
      run: (...task: Parameters<typeof own.compute.run>) => {
        runs += 1;
        return own.compute.run(...task);
      },
    } as typeof own.compute,
  };
  const store = await sqliteStore(folder(), now);
  const accountId = await anAccount(store, at);
  const url = 'https://hooks.example.com/';
  const webhook = await aWebhook(store, { accountId, url, kinds: ['alert.matched'], createdAt: at });
  const newAlert = async (conditions: AlertConditions, more: Partial<StoredAlert['settings']> = {}) => {
    const settings = {
      name: 'Fridays',
      location_id: 2,
      conditions,
      enabled: true,
      ...more,
    } as StoredAlert['settings'];
    const data = JSON.stringify({ settings, secret: 'x' } satisfies StoredAlert);
    const record = await store.createRecord({ accountId, kind: alertKind, data, createdAt: at }, 20);
    return record?.id ?? 0;
  };
  return {
    store,
    accountId,
    newAlert,
    runs: () => runs,
    replica: () => alertAnnouncer(service, store),
    goTo: (instant: string): void => {
      at = Date.parse(instant);
    },
    sent: async () =>
      (await store.deliveries(accountId, webhook.id, { limit: 100 }))
        .map(({ body }) => eventBody('alert.matched').parse(JSON.parse(body)).data)
        .map(({ alert_id, date, name }) => ({ alert_id, date, name })),
  };
}

describe('an alert', () => {
  test('is announced from the sunrise of its day on, once over all replicas', async () => {
    const { newAlert, replica, goTo, sent } = await setting();
    const id = await newAlert(fridays);
    const first = replica();
    // 27 November 2026 is a Friday; the Sun rises in New Delhi at 06:53.
    expect(await first.announce()).toBe(0);
    goTo('2026-11-27T01:20:00Z');
    expect(await first.announce()).toBe(0);
    goTo('2026-11-27T01:30:00Z');
    const published = await Promise.all([first, replica(), replica()].map((one) => one.announce()));
    expect(published.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await replica().announce()).toBe(0);
    expect(await sent()).toEqual([{ alert_id: id, date: '2026-11-27', name: 'Fridays' }]);
    goTo('2026-11-28T05:00:00Z');
    expect(await first.announce()).toBe(0);
    goTo('2026-12-04T05:00:00Z');
    expect(await first.announce()).toBe(1);
  });

  test('is looked at again only when a day has begun, or an alert has changed', async () => {
    const { newAlert, replica, goTo, runs, store, accountId, sent } = await setting();
    const id = await newAlert({ all: [{ fact: 'weekday', operator: 'equal', value: 'sunday' }] });
    goTo('2026-11-27T05:00:00Z');
    const one = replica();
    await one.announce();
    expect(runs()).toBe(1);
    await one.announce();
    expect(runs()).toBe(1);
    const settings = { name: 'Now Fridays', location_id: 2, conditions: fridays, enabled: true };
    await store.changeRecord(accountId, alertKind, id, JSON.stringify({ settings, secret: 'x' }));
    expect(await one.announce()).toBe(1);
    expect(runs()).toBe(2);
    expect(await sent()).toEqual([{ alert_id: id, date: '2026-11-27', name: 'Now Fridays' }]);
  });

  test('of one place all are checked at once, and those that are off are not', async () => {
    const { newAlert, replica, goTo, runs, sent } = await setting();
    await newAlert(fridays);
    await newAlert(fridays, { name: 'Off', enabled: false });
    await newAlert(fridays, { name: 'Too' });
    await newAlert(fridays, { name: 'Elsewhere', location_id: 22 });
    goTo('2026-11-27T05:00:00Z');
    const one = replica();
    expect(await one.announce()).toBe(2);
    expect(runs()).toBe(2);
    expect((await sent()).map(({ name }) => name).sort()).toEqual(['Fridays', 'Too']);
    // In New York the Sun of Friday has risen later.
    goTo('2026-11-27T13:00:00Z');
    expect(await one.announce()).toBe(1);
  });

  test('of an account without a webhook for it is not computed', async () => {
    const { newAlert, replica, goTo, runs, store, accountId } = await setting();
    await newAlert(fridays);
    for (const { id } of await store.webhooks(accountId)) await store.deleteWebhook(accountId, id);
    goTo('2026-11-27T05:00:00Z');
    expect(await replica().announce()).toBe(0);
    expect(runs()).toBe(0);
  });
});
