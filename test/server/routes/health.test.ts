// Health in detail: what it says of a store that is well, away, or does not answer.

import { describe, expect, test } from 'vitest';
import { createApp } from '../../../server/compose/application.ts';
import { type HealthStore, storeChecks } from '../../../server/observability/health-checks.ts';
import { publishedBy } from '../../contract/published.ts';
import { serve, startClient } from '../harness.ts';

const { parts } = await startClient();

const well: HealthStore = {
  kind: 'sqlite',
  ping: async () => {},
  lag: async () => ({ oldestMs: 1999, ready: 2 }),
};

const secret = 'postgres://root:hunter2@db.internal:5432/accounts';

async function healthWith(store: HealthStore) {
  const checks = storeChecks(store, () => 0);
  const get = await serve(createApp({ ...parts, health: { ...parts.health, store: checks } }));
  const { conforms } = await publishedBy(get);
  expect(await conforms('/v1/health', '/v1/health')).toBe(200);
  const { text, json } = await get('/v1/health');
  expect(text).not.toMatch(/hunter2|db\.internal|postgres:/);
  const { status, checks: stated } = json<{ status: string; checks: Record<string, unknown> }>();
  return [status, stated.store, stated.outbox];
}

describe('GET /v1/health', () => {
  test('without a store', async () => {
    const get = await serve(createApp(parts));
    expect((await get('/v1/health')).json()).toMatchObject({
      status: 'ok',
      checks: { store: null, outbox: null },
    });
  });

  test('computations wait for a thread, and one has waited for too long', async () => {
    const { service } = parts;
    let oldestWaitMs = 30_000;
    const load: typeof service.compute.load = () => {
      const loads = service.compute.load();
      return { ...loads, long: { ...loads.long, waiting: 3, oldestWaitMs } };
    };
    const compute = { ...service.compute, load };
    const get = await serve(createApp({ ...parts, service: { ...service, compute } }));
    const computing = async () => {
      const { status, checks } = (await get('/v1/health')).json<{
        status: string;
        checks: { computing: unknown };
      }>();
      return [status, checks.computing];
    };
    expect(await computing()).toEqual(['ok', { status: 'ok', waiting: 3, reason: null }]);
    oldestWaitMs = 31_999;
    const reason = '3 computations wait, the oldest for 31 s. Restart the process.';
    expect(await computing()).toEqual(['degraded', { status: 'stalled', waiting: 3, reason }]);
    const { conforms } = await publishedBy(get);
    expect(await conforms('/v1/health', '/v1/health')).toBe(200);
  });

  test('all is well', async () => {
    expect(await healthWith(well)).toEqual([
      'ok',
      { status: 'ok', kind: 'sqlite', reason: null },
      { status: 'ok', due: 2, oldest_seconds: 1 },
    ]);
  });

  test('deliveries are late', async () => {
    expect(await healthWith({ ...well, lag: async () => ({ oldestMs: 60_000, ready: 1 }) })).toEqual([
      'degraded',
      { status: 'ok', kind: 'sqlite', reason: null },
      { status: 'late', due: 1, oldest_seconds: 60 },
    ]);
  });

  test('the store is away: in words that say nothing about where it is', async () => {
    const away = (): Promise<never> => Promise.reject(new Error(`cannot connect to ${secret}`));
    expect(await healthWith({ kind: 'postgres', ping: away, lag: away })).toEqual([
      'degraded',
      { status: 'failing', kind: 'postgres', reason: 'The store cannot be reached.' },
      { status: 'unknown', due: null, oldest_seconds: null },
    ]);
  });

  test('a store that throws at once is away too', async () => {
    const away = (): never => {
      throw new Error(secret);
    };
    expect((await healthWith({ kind: 'postgres', ping: away, lag: away }))[0]).toBe('degraded');
  });

  test('a store that hangs is waited for half a second, and asked once however many ask', async () => {
    let requested = 0;
    let release = (): void => {};
    const hanging = (): Promise<never> => {
      requested += 1;
      return new Promise((_resolve, reject) => {
        release = () => reject(new Error('closed'));
      });
    };
    const ask = storeChecks(
      { kind: 'postgres', ping: hanging, lag: async () => ({ oldestMs: 0, ready: 0 }) },
      () => 0,
    );
    const all = await Promise.all(Array.from({ length: 20 }, ask));
    for (const { store, outbox } of all) {
      expect(store.reason).toBe('The store does not respond within 500 ms.');
      expect(outbox.status).toBe('ok');
    }
    await ask();
    expect(requested).toBe(1);
    // Once the question has come to an end it is put again.
    release();
    await new Promise((resolve) => setImmediate(resolve));
    const again = ask();
    expect(requested).toBe(2);
    release();
    expect((await again).store.reason).toBe('The store cannot be reached.');
  });
});
