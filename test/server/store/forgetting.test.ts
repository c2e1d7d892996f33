import { Redis } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../server/store/open.ts';
import { noPostgres, noRedis, postgresPlace, sqlitePlace, withRedis } from './places.ts';

const hour = 3_600_000;

describe('counters that have ended', () => {
  const tables = [
    ['SQLite', sqlitePlace],
    ...(noPostgres === undefined ? [['PostgreSQL', postgresPlace] as const] : []),
  ] as const;
  test.each(tables)('are forgotten in the tables of %s, and only they', async (_name, make) => {
    const { options, remove } = await make();
    const store = await openStore(options);
    const now = Date.now();
    const take = (name: string, expiresAt: number) => ({ name, amount: 1, limit: undefined, expiresAt });
    const exited = Array.from({ length: 1100 }, (_, i) => take(`ended ${i}`, now));
    await store.counters.take([...exited, take('open', now + 1)]);
    await store.counters.forget(now);
    expect(await store.counters.used(['ended 0', 'ended 1099', 'open'])).toEqual([0, 0, 1]);
    await store.close();
    await remove();
  });

  test.skipIf(noRedis !== undefined)('are kept by Redis to their end, and a minute at least', async () => {
    const { options, remove } = await withRedis(sqlitePlace)();
    const store = await openStore(options);
    const now = Date.now();
    const take = (name: string, expiresAt: number) => ({ name, amount: 1, limit: 5, expiresAt });
    await store.counters.take([take('past', now - hour), take('ahead', now + hour)]);
    const redis = new Redis(options.redisUrl ?? '');
    const [past, ahead] = await Promise.all([redis.pttl('counter:past'), redis.pttl('counter:ahead')]);
    redis.disconnect();
    expect(past).toBeGreaterThan(0);
    expect(past).toBeLessThanOrEqual(60_000);
    expect(ahead).toBeGreaterThan(60_000);
    expect(ahead).toBeLessThanOrEqual(hour);
    expect(await store.counters.take([take('past', now - hour)])).toEqual([{ granted: 1, used: 2 }]);
    await store.close();
    await remove();
  });
});
