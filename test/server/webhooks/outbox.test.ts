import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Webhook } from '../../../server/store/webhooks.ts';
import { startReceiver } from './receiver.ts';
import {
  anAccount,
  atEnd,
  aWebhook,
  aWorker,
  closeAfterFile,
  folder,
  putOut,
  sqliteStore,
  steppedClock,
} from './setting.ts';

closeAfterFile();

const receiver = await startReceiver();
const idsReceived = (): string[] =>
  receiver.received.map(({ headers }) => String(headers['x-service-event-id']));
const statusesOf = async (store: Store, { id, accountId }: Webhook): Promise<string[]> =>
  (await store.deliveries(accountId, id, { limit: 10_000 })).map(({ status }) => status);

/** Two connections to one PostgreSQL, in a schema of their own; undefined where none answers. */
async function postgresStores(now: () => number): Promise<readonly Store[] | undefined> {
  const base = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
  const schema = `webhooks_${process.pid}`;
  const client = new pg.Client({ connectionString: base, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
  } catch {
    return undefined;
  }
  await client.query(`create schema ${schema}`);
  const url = new URL(base);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const open = (): Promise<Store> => openStore({ databaseUrl: url.href, dataDir: folder(), now });
  const stores = [await open(), await open()];
  atEnd(async () => {
    for (const store of stores) await store.close();
    await client.query(`drop schema ${schema} cascade`);
    await client.end();
  });
  return stores;
}

const clock = steppedClock();
const shared = folder();
const sqlite = [await sqliteStore(shared, clock.now), await sqliteStore(shared, clock.now)];
const postgres = await postgresStores(clock.now);

describe.each([
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const)('two workers on %s', (_name, stores) => {
  test.skipIf(stores === undefined)('deliver each event once', async () => {
    const [one, two] = stores ?? [];
    if (one === undefined || two === undefined) throw new Error('no store');
    receiver.received.length = 0;
    const accountId = await anAccount(one, clock.now());
    const webhook = await aWebhook(one, { accountId, url: receiver.url, createdAt: clock.now() });
    const ids = await putOut(one, webhook, 200, clock.now());
    const workers = [aWorker(one, clock.now), aWorker(two, clock.now)];
    const made = await Promise.all(workers.map((worker) => worker.drain()));
    // The lease of one is no work of the other, so each may end with nothing left for it.
    expect(made[0] + made[1]).toBe(200);
    expect(idsReceived().sort()).toEqual([...ids].sort());
    expect(await statusesOf(one, webhook)).toEqual(Array(200).fill('delivered'));
    expect(workers.flatMap(({ failures }) => failures)).toEqual([]);
  });

  test.skipIf(stores === undefined)('do not settle what another has leased since', async () => {
    const [one, two] = stores ?? [];
    if (one === undefined || two === undefined) throw new Error('no store');
    const accountId = await anAccount(one, clock.now());
    const webhook = await aWebhook(one, { accountId, url: receiver.url, createdAt: clock.now() });
    await putOut(one, webhook, 1, clock.now());
    const lease = (store: Store, worker: string) =>
      store.lease({ worker, now: clock.now(), leaseMs: 60_000, limit: 10 });
    const [leased] = await lease(one, 'first');
    expect(await lease(two, 'second')).toEqual([]);
    clock.step(60_000);
    expect(await lease(two, 'second')).toHaveLength(1);
    const attempt = {
      deliveryId: leased?.delivery.id ?? 0,
      at: clock.now(),
      status: 204,
      note: '',
      durationMs: 1,
    };
    expect(await one.settle('first', attempt, { end: 'delivered' }, 20)).toBe(false);
    expect(await two.settle('second', attempt, { end: 'delivered' }, 20)).toBe(true);
    expect(await statusesOf(one, webhook)).toEqual(['delivered']);
  });
});

if (postgres === undefined) console.warn('skipped on PostgreSQL: none answers');

test('a worker that is killed loses none of 200 events, and a repeat keeps its id', async () => {
  const dataDir = folder();
  const store = await sqliteStore(dataDir, Date.now);
  const accountId = await anAccount(store, Date.now());
  const webhook = await aWebhook(store, { accountId, url: receiver.url, createdAt: Date.now() });
  const ids = await putOut(store, webhook, 200, Date.now());
  receiver.received.length = 0;
  receiver.answer = (_request, response) => {
    setTimeout(() => response.writeHead(204).end(), 20);
  };
  const children: ChildProcess[] = [];
  atEnd(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  // Each is killed in the middle of what it does, with attempts under way.
  for (const [i, enough] of [20, 60, 100].entries()) {
    const script = join(import.meta.dirname, 'worker-process.ts');
    const child = spawn(
      process.execPath,
      ['--conditions=@nirnaya/source', '--import', 'tsx', script, dataDir, `killed-${i}`],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    children.push(child);
    const exited = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(enough);
    child.kill('SIGKILL');
    await exited;
  }
  expect((await statusesOf(store, webhook)).filter((status) => status === 'pending').length).toBeGreaterThan(
    0,
  );
  await sleep(100);
  // What the killed ones held comes free when their leases are over.
  const later = (): number => Date.now() + 61_000;
  const worker = aWorker(store, later);
  await worker.drain();
  expect(await statusesOf(store, webhook)).toEqual(Array(200).fill('delivered'));
  expect([...new Set(idsReceived())].sort()).toEqual([...ids].sort());
  expect(worker.failures).toEqual([]);
  const bodies = new Map<string, Set<string>>();
  for (const { headers, body } of receiver.received) {
    const id = String(headers['x-service-event-id']);
    bodies.set(id, (bodies.get(id) ?? new Set()).add(String(body)));
  }
  expect([...bodies.values()].every((set) => set.size === 1)).toBe(true);
});
