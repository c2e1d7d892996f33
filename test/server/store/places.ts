// Stores for tests: each in a folder, a schema and under a prefix of its own, so that tests run side by side.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import type { StoreOptions } from '../../../server/store/open.ts';

/** Where a store of a test lies. */
export interface TestPlace {
  readonly options: StoreOptions;
  remove(): Promise<void>;
}

/** Where the tests of a kind of store run; undefined where no such server answers. */
export type MakePlace = () => Promise<TestPlace>;

const databaseUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Milliseconds until a server counts as not there. */
const patience = 1500;

/** SQLite in a folder that is removed afterwards. */
export const sqlitePlace: MakePlace = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nirnaya-store-'));
  return {
    options: { dataDir, now: Date.now },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
};

/** A schema of its own in PostgreSQL. */
export const postgresPlace: MakePlace = async () => {
  const schema = `nirnaya_${randomBytes(6).toString('hex')}`;
  await inPostgres(`create schema ${schema}`);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    options: { databaseUrl: url.href, dataDir: '/nowhere', now: Date.now },
    remove: () => inPostgres(`drop schema ${schema} cascade`),
  };
};

/** Another place with its counters in Redis. */
export const withRedis =
  (make: MakePlace): MakePlace =>
  async () => {
    const place = await make();
    const prefix = `nirnaya-test-${randomBytes(6).toString('hex')}:`;
    const url = new URL(redisUrl);
    url.searchParams.set('keyPrefix', prefix);
    return {
      options: { ...place.options, redisUrl: url.href },
      async remove() {
        await removeKeys(prefix);
        await place.remove();
      },
    };
  };

/** Why the tests of PostgreSQL are skipped; undefined where it answers. */
export const noPostgres = await reasonOf('PostgreSQL', 'TEST_DATABASE_URL', () => inPostgres('select 1'));

/** Why the tests of Redis are skipped; undefined where it answers. */
export const noRedis = await reasonOf('Redis', 'TEST_REDIS_URL', async () => {
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: patience,
    retryStrategy: () => null,
  });
  redis.on('error', () => {});
  await redis.connect();
  redis.disconnect();
});

async function inPostgres(statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: patience });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function removeKeys(prefix: string): Promise<void> {
  const redis = new Redis(redisUrl);
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
}

async function reasonOf(
  server: string,
  variable: string,
  ask: () => Promise<void>,
): Promise<string | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    const reason = `tests of ${server} are SKIPPED: none answers (${error}); ${variable} names one`;
    console.warn(reason);
    return reason;
  }
}
