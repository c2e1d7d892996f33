// Opens the store: PostgreSQL where there is an address of one, else SQLite in the folder of data; counters in Redis where
// there is one; tables brought to the version of this program; what clients keep sealed where there is a key for it.

import type { CounterBackend } from './counting/backend.ts';
import { batchedCounters } from './counting/batched.ts';
import { refuseFormerStore } from './data-dir.ts';
import { keyringFrom } from './sealing/keyring.ts';
import { bindRecords, sealedRecords, sealedRequests, sealedWebhooks } from './sealing/sealed-store.ts';
import { type Sealing, sealingBy } from './sealing/sealing.ts';
import { sqlAccounts } from './sql/accounts.ts';
import { sqlCounters } from './sql/counters.ts';
import { type Database, databaseOver } from './sql/database.ts';
import { sqlKeys } from './sql/keys.ts';
import { type Migrated, migrate } from './sql/migrate.ts';
import { sqlOutbox } from './sql/outbox.ts';
import { sqlRecords } from './sql/records.ts';
import { sqlRequests } from './sql/requests.ts';
import { sqlUsage } from './sql/usage.ts';
import { sqlWebhooks } from './sql/webhooks.ts';
import type { Store } from './store.ts';

/** Where the store lies. */
export interface StorePlace {
  /** `postgres://user@host/database`; without it SQLite in `dataDir` */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

/** How a store is opened. */
export interface StoreOptions extends StorePlace {
  /** `redis://host:6379`, for the counters */
  readonly redisUrl?: string | undefined;
  /** keys that what clients keep is encrypted with, as the setting has them; without one it is kept as it is */
  readonly encryptionKey?: string | undefined;
}

/** Opens the store. What cannot be reached is a `StoreUnavailable`; a store of a newer program is an error. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const sealing = sealingFrom(options.encryptionKey);
  const database = await openDatabase(options);
  let counters: CounterBackend | undefined;
  try {
    await migrate(database, options.now);
    await bindRecords(sqlRecords(database), sealing);
    counters = await openCounters(database, options.redisUrl);
    return storeOver(database, counters, sealing);
  } catch (error) {
    await counters?.close();
    await database.close();
    throw error;
  }
}

/** Brings the tables to the version of this program, and nothing else. */
export async function migrateStore(place: StorePlace): Promise<Migrated> {
  const database = await openDatabase(place);
  try {
    return await migrate(database, place.now);
  } finally {
    await database.close();
  }
}

// Each driver takes a while to load: only those that serve are.
async function openDatabase({ databaseUrl, dataDir }: StorePlace): Promise<Database> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres/open.ts');
    return databaseOver(await openPostgres(databaseUrl));
  }
  refuseFormerStore(dataDir);
  const { openSqlite } = await import('./sqlite/open.ts');
  return databaseOver(await openSqlite(dataDir));
}

async function openCounters(database: Database, redisUrl: string | undefined): Promise<CounterBackend> {
  if (redisUrl === undefined) return sqlCounters(database);
  const { openRedis } = await import('./redis/open.ts');
  return openRedis(redisUrl);
}

function sealingFrom(text: string | undefined): Sealing {
  const keys = text === undefined ? [] : keyringFrom(text);
  if (keys === undefined)
    throw new Error('ENCRYPTION_KEY must be 32 bytes as base64 or as 64 hexadecimal digits');
  return sealingBy(keys);
}

function storeOver(database: Database, counters: CounterBackend, sealing: Sealing): Store {
  return {
    kind: database.kind,
    ...sqlAccounts(database),
    ...sqlKeys(database),
    ...sqlUsage(database),
    ...sealedWebhooks({ ...sqlWebhooks(database), ...sqlOutbox(database) }, sealing),
    ...sealedRecords(sqlRecords(database), sealing),
    ...sealedRequests(sqlRequests(database), sealing),
    counters: batchedCounters(counters),
    async ping() {
      await Promise.all([
        database.run((db) => db.selectFrom('store_version').select('version').limit(1).execute()),
        database.requireWrites(),
        counters.ping(),
      ]);
    },
    async close() {
      await counters.close();
      await database.close();
    },
  };
}
