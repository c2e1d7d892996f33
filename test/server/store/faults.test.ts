import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { storeChecks } from '../../../server/observability/health-checks.ts';
import { openStore } from '../../../server/store/open.ts';
import { postgresError } from '../../../server/store/postgres/errors.ts';
import { sqlAccounts } from '../../../server/store/sql/accounts.ts';
import { databaseOver } from '../../../server/store/sql/database.ts';
import { migrate } from '../../../server/store/sql/migrate.ts';
import { openSqlite } from '../../../server/store/sqlite/open.ts';
import { type Store, StoreUnavailable, WritesRefused } from '../../../server/store/store.ts';
import { noPostgres, noRedis, postgresPlace, sqlitePlace, withRedis } from './places.ts';
import { openWire, type Wire } from './wire.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const newAccount = (store: Pick<Store, 'createAccount'>, name: string) =>
  store.createAccount({ name, plan: 'free', createdAt: 0 });
const take = (store: Store, name = 'c') =>
  store.counters.take([{ name, amount: 1, limit: 100, expiresAt: Date.now() + 1e6 }]);

/** Tries until it goes well; the store gets no help. */
async function recovered<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      expect(error).toBeInstanceOf(StoreUnavailable);
      if (tries === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function onPostgres(): Promise<{ store: Store; wire: Wire }> {
  const place = await postgresPlace();
  ends.push(place.remove);
  const wire = await openWire(place.options.databaseUrl ?? '', 5432);
  ends.push(wire.close);
  const store = await openStore({ ...place.options, databaseUrl: wire.url });
  ends.push(store.close);
  return { store, wire };
}

async function onRedis(): Promise<{ store: Store; wire: Wire }> {
  const place = await withRedis(sqlitePlace)();
  ends.push(place.remove);
  const wire = await openWire(place.options.redisUrl ?? '', 6379);
  ends.push(wire.close);
  const store = await openStore({ ...place.options, redisUrl: wire.url });
  ends.push(store.close);
  return { store, wire };
}

test('a full disk is known by the ping, until writes are taken again', async () => {
  const place = await sqlitePlace();
  ends.push(place.remove);
  const connections = await openSqlite(place.options.dataDir);
  const database = databaseOver(connections);
  ends.push(database.close);
  await migrate(database, Date.now);
  const { createAccount } = sqlAccounts(database);
  const largest = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(connections.durable);
  // It becomes what the file has already.
  await largest(1);
  const fill = async (): Promise<void> => {
    for (;;) await newAccount({ createAccount }, 'x'.repeat(1000));
  };
  await database.requireWrites();
  await expect(fill()).rejects.toBeInstanceOf(WritesRefused);
  await expect(database.requireWrites()).rejects.toBeInstanceOf(WritesRefused);
  const health = storeChecks(
    { kind: 'sqlite', ping: database.requireWrites, lag: async () => ({ oldestMs: 0, ready: 0 }) },
    Date.now,
  );
  expect((await health()).store).toMatchObject({
    status: 'failing',
    reason: 'The store cannot be written: its disk is full or read-only.',
  });
  await largest(100_000);
  expect((await health()).store).toMatchObject({ status: 'ok', reason: null });
  await newAccount({ createAccount }, 'after');
});

test.each([
  ['53100', WritesRefused],
  ['25006', WritesRefused],
  ['53300', StoreUnavailable],
])('PostgreSQL says %s', (code, kind) => {
  const error = Object.assign(new DatabaseError('no', 2, 'error'), { code });
  expect(postgresError(error).error?.constructor).toBe(kind);
});

describe.skipIf(noPostgres !== undefined)('PostgreSQL that goes and comes back', () => {
  test('under load: each call succeeds or is unavailable, and what was acknowledged is there afterwards', async () => {
    const { store, wire } = await onPostgres();
    const acknowledged: string[] = [];
    let isOver = false;
    let refused = 0;
    const loads = Array.from({ length: 6 }, async (_, worker) => {
      for (let i = 0; !isOver; i += 1) {
        try {
          acknowledged.push((await newAccount(store, `${worker}/${i}`)).name);
        } catch (error) {
          expect(error).toBeInstanceOf(StoreUnavailable);
          refused += 1;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }
    });
    for (let cuts = 0; cuts < 3; cuts += 1) {
      const before = { acknowledged: acknowledged.length, refused };
      while (acknowledged.length < before.acknowledged + 20) await new Promise((r) => setTimeout(r, 5));
      await wire.cut();
      while (refused < before.refused + 20) await new Promise((r) => setTimeout(r, 5));
      await wire.mend();
    }
    await recovered(() => store.ping());
    isOver = true;
    await Promise.all(loads);
    const names = new Set((await store.accounts({ limit: 100_000 })).map(({ name }) => name));
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  });

  test('a transaction that is cut is undone, and the cause can be published afterwards', async () => {
    const { store, wire } = await onPostgres();
    const { id } = await newAccount(store, 'a');
    const webhook = await store.createWebhook(
      {
        accountId: id,
        url: 'https://example.org',
        kinds: ['data.updated'],
        filter: undefined,
        description: '',
        secret: 's',
        createdAt: 0,
      },
      9,
    );
    const webhookId = webhook?.id ?? 0;
    const events = Array.from({ length: 3000 }, (_, i) => ({
      webhookId,
      eventId: `evt_${i}`,
      kind: 'data.updated' as const,
      body: '{}',
      createdAt: 0,
      scheduledAt: 0,
    }));
    const publishing = store.publishOnce({ name: 'c', value: '1' }, events);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await wire.cut();
    await expect(publishing).rejects.toThrow(StoreUnavailable);
    await wire.mend();
    expect(await recovered(() => store.cause('c'))).toBeUndefined();
    expect(await store.publishOnce({ name: 'c', value: '1' }, events)).toBe(true);
    expect(await store.deliveries(id, webhookId, { limit: 5000 })).toHaveLength(3000);
  });

  test('a server that is silent is unavailable within bounds, and what comes after is not held up by it', async () => {
    const { store, wire } = await onPostgres();
    wire.silence();
    const calls = Array.from({ length: 20 }, () => store.account(1));
    for (const call of await Promise.allSettled(calls)) {
      expect(call.status === 'rejected' && call.reason).toBeInstanceOf(StoreUnavailable);
    }
    await wire.mend();
    expect(await recovered(() => store.account(1))).toBeUndefined();
  });

  test('none at all is an error at the start that says so', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    const opening = openStore({ databaseUrl, dataDir: '/nowhere', now: Date.now });
    await expect(opening).rejects.toThrow(StoreUnavailable);
    await expect(opening).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe.skipIf(noRedis !== undefined)('Redis that goes and comes back', () => {
  test('counters are unavailable at once, everything else is not; then they go on from their counts', async () => {
    const { store, wire } = await onRedis();
    expect(await take(store)).toEqual([{ granted: 1, used: 1 }]);
    await wire.cut();
    await expect(take(store)).rejects.toThrow(StoreUnavailable);
    await expect(store.counters.used(['c'])).rejects.toThrow(StoreUnavailable);
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    await newAccount(store, 'a');
    await wire.mend();
    expect(await recovered(() => take(store))).toEqual([{ granted: 1, used: 2 }]);
  });

  test('one that is silent is unavailable within bounds', async () => {
    const { store, wire } = await onRedis();
    wire.silence();
    await expect(take(store)).rejects.toThrow(StoreUnavailable);
    await wire.cut();
    await wire.mend();
    const [taken] = await recovered(() => take(store, 'other'));
    expect(taken?.granted).toBe(1);
  });

  test('none at all is an error at the start', async () => {
    const place = await sqlitePlace();
    ends.push(place.remove);
    const opening = openStore({ ...place.options, redisUrl: 'redis://127.0.0.1:1' });
    await expect(opening).rejects.toThrow(StoreUnavailable);
    await expect(opening).rejects.toThrow(/Redis: .*ECONNREFUSED/);
  });
});

describe('a disk that is full', () => {
  test('writes are unavailable, nothing is half written, reads go on, and so do writes once there is room', async () => {
    const place = await sqlitePlace();
    ends.push(place.remove);
    const connections = await openSqlite(place.options.dataDir);
    const database = databaseOver(connections);
    ends.push(database.close);
    await migrate(database, Date.now);
    const accounts = sqlAccounts(database);
    const first = await newAccount(accounts, 'a');
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(connections.durable);
    const capacity = async (more: number) => {
      const most = (pages.rows[0]?.page_count ?? 0) + more;
      await sql.raw(`pragma max_page_count = ${most}`).execute(connections.durable);
    };
    await capacity(0);
    const filling = database.transact(async (transaction) => {
      for (let i = 0; i < 100; i += 1) {
        await transaction
          .insertInto('accounts')
          .values({ name: 'x'.repeat(5000), plan: 'free', created_at: i })
          .execute();
      }
    });
    await expect(filling).rejects.toThrow(StoreUnavailable);
    await expect(filling).rejects.toThrow(/no space is left/);
    expect(await accounts.accounts({ limit: 9 })).toEqual([first]);
    await capacity(10_000);
    await newAccount(accounts, 'y'.repeat(5000));
    expect(await accounts.accounts({ limit: 9 })).toHaveLength(2);
  });

  test('a folder that cannot be made is an error at the start that names the setting', async () => {
    const opening = openStore({ dataDir: '/dev/null/data', now: Date.now });
    await expect(opening).rejects.toThrow(StoreUnavailable);
    await expect(opening).rejects.toThrow(/DATA_DIR/);
  });

  test('a store where earlier versions kept it is not left behind for a new one', async () => {
    const here = process.cwd();
    const folder = mkdtempSync(join(tmpdir(), 'nirnaya-former-'));
    process.chdir(folder);
    try {
      await (await openStore({ dataDir: 'data', now: Date.now })).close();
      const opening = openStore({ dataDir: 'store', now: Date.now });
      await expect(opening).rejects.toThrow(
        /\.\/data has a store of an earlier version.*set DATA_DIR=\.\/data/,
      );
      renameSync('data', 'store');
      await (await openStore({ dataDir: 'store', now: Date.now })).close();
    } finally {
      process.chdir(here);
      rmSync(folder, { recursive: true });
    }
  });
});
