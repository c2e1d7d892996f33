// The embedded store: one file in the folder of data, read and written in this process.

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { type Connections, StoreBusy } from '../sql/database.ts';
import type { Tables } from '../sql/tables.ts';
import { StoreUnavailable } from '../store.ts';
import { preparedOnce, type SharedConnection, sqliteDialect } from './driver.ts';
import { withSqliteErrors } from './errors.ts';
import { openLock } from './lock.ts';

/**
 * Milliseconds that a statement waits for another process. SQLite waits on the main thread, so it is short; after it the
 * work is tried again without holding up anybody.
 */
const busyTimeout = 15;

/** Tries to open it while others do, and milliseconds between them. */
const openings = 100;
const betweenOpenings = 50;

/** Bytes that the log of writes is cut back to. */
const journalLimit = 64_000_000;

/** Kilobytes of pages kept in memory. */
const pageCache = 16_000;

/** Where the store lies in a folder of data. */
export const storePath = (dataDir: string): string => join(dataDir, 'nirnaya.db');

/** Opens the file of a folder and makes both where there is none; nobody but the user may read them. */
export async function openSqlite(dataDir: string): Promise<Connections> {
  const path = storePath(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // SQLite gives its other files the mode of this one.
    closeSync(openSync(path, 'a', 0o600));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreUnavailable(`DATA_DIR: the store cannot be opened in ${dataDir}: ${reason}`, {
      cause: error,
    });
  }
  const database = await opened(path);
  const shared: SharedConnection = {
    database,
    prepared: preparedOnce(database),
    lock: openLock(),
    synchronous: 'FULL',
  };
  return {
    kind: 'sqlite',
    durable: new Kysely<Tables>({ dialect: sqliteDialect(shared, 'FULL') }),
    relaxed: new Kysely<Tables>({ dialect: sqliteDialect(shared, 'NORMAL') }),
    async scrub() {
      await shared.lock.acquire();
      try {
        // The log of writes still has the pages as they were. Where another process reads them now, the next time does it.
        database.pragma('wal_checkpoint(TRUNCATE)');
      } catch {
        return;
      } finally {
        shared.lock.release();
      }
    },
    async close() {
      await shared.lock.acquire();
      database.close();
      shared.lock.release();
    },
  };
}

function openFile(path: string): BetterSqlite.Database {
  try {
    return new BetterSqlite(path, { timeout: busyTimeout });
  } catch (error) {
    // Packages may be installed without their binaries.
    if (!String(error).includes('bindings file')) throw error;
    throw new StoreUnavailable(
      'The embedded store is not compiled. Run npm rebuild better-sqlite3, or set DATABASE_URL to the address of a PostgreSQL database.',
      { cause: error },
    );
  }
}

// The log of writes is set up by whichever process comes first; the others find the file locked meanwhile.
async function opened(path: string): Promise<BetterSqlite.Database> {
  for (let tries = 1; ; tries += 1) {
    const database = withSqliteErrors(() => openFile(path));
    try {
      withSqliteErrors(() => {
        database.pragma('journal_mode = WAL');
        database.pragma('synchronous = FULL');
        database.pragma('foreign_keys = ON');
        // What is deleted is overwritten: births that were erased are not to be read from the file.
        database.pragma('secure_delete = ON');
        database.pragma(`journal_size_limit = ${journalLimit}`);
        database.pragma(`cache_size = -${pageCache}`);
      });
      return database;
    } catch (error) {
      database.close();
      if (!(error instanceof StoreBusy) || tries === openings) throw error;
      await sleep(betweenOpenings);
    }
  }
}
