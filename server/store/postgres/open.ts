// The store on PostgreSQL: pools of connections that are given up where they fail, and opened again when next needed.

import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { Connections } from '../sql/database.ts';
import type { Tables } from '../sql/tables.ts';
import { StoreUnavailable } from '../store.ts';
import { postgresError } from './errors.ts';

/** Milliseconds: to connect, or to wait for a connection that is free; for a statement, by the server and by us. */
const connectTimeout = 2000;
const statementTimeout = 5000;
const answerTimeout = 6000;

/** Most connections: of what must be on the disk when it is acknowledged, and of the rest. */
const durableConnections = 10;
const relaxedConnections = 4;

/** PostgreSQL's number for `bigint`. Ours are exact as numbers: milliseconds, counts, ids. */
const bigintType = 20;

/** Opens a database. Where it cannot be reached, that is an error. */
export async function openPostgres(url: string): Promise<Connections> {
  const durable = poolOf(url, { max: durableConnections });
  const relaxed = poolOf(url, {
    max: relaxedConnections,
    onConnect: async (client) => {
      await client.query('set synchronous_commit = off');
    },
  });
  const close = async (): Promise<void> => {
    await Promise.all([durable.end(), relaxed.end()]);
  };
  try {
    const client = await watched(durable).connect();
    client.release();
  } catch (error) {
    await close();
    throw error;
  }
  return { kind: 'postgres', durable: kyselyOf(durable), relaxed: kyselyOf(relaxed), close };
}

const kyselyOf = (pool: Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watched(pool) }) });

function poolOf(url: string, more: Pick<PoolConfig, 'max' | 'onConnect'>): Pool {
  const pool = new Pool({
    ...more,
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    query_timeout: answerTimeout,
    keepAlive: true,
    application_name: 'nirnaya',
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === bigintType && format !== 'binary' ? Number : types.getTypeParser(type, format),
    },
  });
  // A connection that fails while nobody uses it is dropped; the next statement opens another. One that fails between two
  // statements fails the second.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

// A connection whose statement failed for more than the statement's sake is closed rather than given to the next.
function watched(pool: Pool): PostgresPool {
  return {
    end: () => pool.end(),
    async connect() {
      if (pool.ending) throw new StoreUnavailable('the store is closed');
      try {
        return watchedClient(await pool.connect());
      } catch (error) {
        throw postgresError(error).error;
      }
    },
  };
}

function watchedClient(client: PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    // What is left of a transaction is undone with the connection.
    if (broken) throw new StoreUnavailable('PostgreSQL: the connection failed');
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      const failure = postgresError(error);
      broken ||= failure.isBroken;
      throw failure.error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(broken) };
}
