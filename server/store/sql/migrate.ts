// Brings the tables of a database to the version that this program knows. Several processes may do so at the same time.

import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { StoreKind } from '../store.ts';
import type { Database } from './database.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The version of the tables that this program knows. */
const knownVersion = migrations.length;

/** What was done. */
export interface Migrated {
  /** versions before and after; 0 where there were no tables */
  readonly from: number;
  readonly to: number;
}

/** Another process changes the tables. */
class Elsewhere extends Error {}

/** Milliseconds between one look and the next while another process changes the tables, and how long it may. */
const betweenLooks = 50;
const patience = 60_000;

/** Any number, by which PostgreSQL knows who changes the tables. */
const lockNumber = 7_234_051;

/** Applies what is not applied yet. A store of a newer program is an error, and stays as it is. */
export async function migrate(database: Database, now: () => number): Promise<Migrated> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      return await database.transact((transaction) => migrated(database.kind, transaction, now));
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      if (performance.now() > until) {
        throw new Error(
          'another process has been migrating the store for a minute; try again when it has finished',
        );
      }
      await sleep(betweenLooks);
    }
  }
}

async function migrated(
  kind: StoreKind,
  transaction: Transaction<Tables>,
  now: () => number,
): Promise<Migrated> {
  // SQLite lets only one transaction write.
  if (kind === 'postgres' && !(await lockTables(transaction))) throw new Elsewhere();
  await sql`create table if not exists store_version (
    version bigint not null primary key,
    name text not null,
    applied_at bigint not null
  )`.execute(transaction);
  const { from } = await transaction
    .selectFrom('store_version')
    .select(sql<number>`coalesce(max(version), 0)`.as('from'))
    .executeTakeFirstOrThrow();
  refuseNewer(from);
  for (const [i, { name, statements }] of migrations.slice(from).entries()) {
    for (const statement of statements(kind)) await sql.raw(statement).execute(transaction);
    await transaction
      .insertInto('store_version')
      .values({ version: from + i + 1, name, applied_at: now() })
      .execute();
  }
  return { from, to: knownVersion };
}

/** Throws where a store has a later version than this program knows. */
export function refuseNewer(version: number): void {
  if (version <= knownVersion) return;
  throw new Error(
    `the store was written by a newer Nirnaya: its version is ${version}, and this program supports up to ${knownVersion}; ` +
      'use the newer program, or restore a backup from before the upgrade',
  );
}

async function lockTables(transaction: Transaction<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(lockNumber)}) as locked`.execute(transaction);
  return rows[0]?.locked === true;
}
