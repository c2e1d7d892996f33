// SQLite for Kysely: statements are kept, transactions write from their start, and one connection serves two degrees of
// durability, one user at a time.

import { openCache } from '@nirnaya/engine/cache';
import type BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { withSqliteErrors } from './errors.ts';
import type { Lock } from './lock.ts';

/** Cached prepared statements, some 7 kB each. */
const cachedStatements = 600;

/** A connection whose statements are prepared once, and whose errors are those of the store. */
export function preparedOnce(database: BetterSqlite.Database): SqliteDatabase {
  const cache = openCache<string, SqliteStatement>({ name: 'statements of SQLite', limit: cachedStatements });
  return {
    close: () => database.close(),
    prepare(text) {
      const known = cache.get(text);
      if (known !== undefined) return known;
      const statement = withSqliteErrors(() => guarded(database.prepare<unknown[]>(text)));
      cache.set(text, statement);
      return statement;
    },
  };
}

const guarded = (statement: BetterSqlite.Statement<unknown[]>): SqliteStatement => ({
  reader: statement.reader,
  all: (parameters) => withSqliteErrors(() => statement.all(parameters)),
  run: (parameters) => withSqliteErrors(() => statement.run(parameters)),
  iterate: (parameters) => withSqliteErrors(() => statement.iterate(parameters)),
});

/** What the users of one connection share. */
export interface SharedConnection {
  readonly database: BetterSqlite.Database;
  readonly prepared: SqliteDatabase;
  readonly lock: Lock;
  synchronous: Synchronous;
}

/** When a commit is on the disk: at once, or with the next one that is. */
export type Synchronous = 'FULL' | 'NORMAL';

/** The dialect of one user of a connection. */
export function sqliteDialect(shared: SharedConnection, synchronous: Synchronous): Dialect {
  const usual = new SqliteDialect({ database: shared.prepared });
  return {
    createAdapter: () => usual.createAdapter(),
    createQueryCompiler: () => usual.createQueryCompiler(),
    createIntrospector: (db) => usual.createIntrospector(db),
    createDriver: () => new SharingDriver(shared, synchronous),
  };
}

class SharingDriver extends SqliteDriver implements Driver {
  readonly #shared: SharedConnection;
  readonly #synchronous: Synchronous;

  constructor(shared: SharedConnection, synchronous: Synchronous) {
    super({ database: shared.prepared });
    this.#shared = shared;
    this.#synchronous = synchronous;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const shared = this.#shared;
    await shared.lock.acquire();
    try {
      if (shared.synchronous !== this.#synchronous) {
        withSqliteErrors(() => shared.database.pragma(`synchronous = ${this.#synchronous}`));
        shared.synchronous = this.#synchronous;
      }
      return await super.acquireConnection();
    } catch (error) {
      shared.lock.release();
      throw error;
    }
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#shared.lock.release();
  }

  // One that reads first and writes then could find that another has written between.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // A full disk has rolled back already.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#shared.database.inTransaction) await super.rollbackTransaction(connection);
  }
}
