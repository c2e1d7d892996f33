// A database that the tables lie in: what the parts of the store ask of SQLite and PostgreSQL alike.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { type StoreKind, StoreUnavailable, WritesRefused } from '../store.ts';
import type { Tables } from './tables.ts';

/** A connection, or a pool of them, by Kysely. */
export type Connection = Kysely<Tables>;

/** A database by its connections. */
export interface Connections {
  readonly kind: StoreKind;
  /** what it acknowledges outlives a loss of power */
  readonly durable: Connection;
  /** what it acknowledges outlives the process, but its last moments may be lost with the power */
  readonly relaxed: Connection;
  /** removes from the files what was deleted; without it the database does so in its own time */
  scrub?(): Promise<void>;
  close(): Promise<void>;
}

/** A database. What cannot be reached is a `StoreUnavailable`. Work may run more than once and has no other effects. */
export interface Database {
  readonly kind: StoreKind;
  /** runs statements that need not agree with one another */
  run<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** runs statements of which all take effect, or none */
  transact<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** the same where the last moments may be lost with the power */
  readonly relaxed: Pick<Database, 'run' | 'transact'>;
  /** Removes from the files what was deleted, where that is in our hands. Never fails: the next time does what this did not. */
  scrub(): Promise<void>;
  /** Where a write was refused since the last that was not, tries another; fails with `WritesRefused` while that is so. */
  requireWrites(): Promise<void>;
  close(): Promise<void>;
}

/** Another held what was needed, and nothing was done: worth another try at once. */
export class StoreBusy extends StoreUnavailable {}

/** How long work is tried again while others hold what it needs, in milliseconds. */
const patience = 5000;

/** Most between one try and the next, in milliseconds. */
const mostPause = 50;

/** What is written to see whether writes are taken: more than may fit where something else has just ended. */
const probe = { name: 'probe of writes', value: 'x'.repeat(65_536) };

/** A database over its connections. */
export function databaseOver({ kind, durable, relaxed, scrub, close }: Connections): Database {
  let isRefusing = false;
  const noteRefusal = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof WritesRefused) isRefusing = true;
      throw error;
    }
  };
  const worked = (connection: Connection): Pick<Database, 'run' | 'transact'> => ({
    run: (work) => noteRefusal(tried(() => work(connection))),
    transact: (work) => noteRefusal(tried(() => connection.transaction().execute(work))),
  });
  const { run, transact } = worked(durable);
  return {
    kind,
    run,
    transact,
    relaxed: worked(relaxed),
    scrub: scrub ?? (async () => {}),
    async requireWrites() {
      if (!isRefusing) return;
      await transact(async (transaction) => {
        await transaction.insertInto('causes').values(probe).execute();
        await transaction.deleteFrom('causes').where('name', '=', probe.name).execute();
      });
      isRefusing = false;
    },
    close,
  };
}

async function tried<T>(work: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience;
  for (let most = 4; ; most = Math.min(2 * most, mostPause)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreBusy) || performance.now() > until) throw error;
      await sleep(1 + Math.random() * most);
    }
  }
}
