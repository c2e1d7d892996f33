// Requests by their key, in the tables.

import { sql } from 'kysely';
import type { IdempotencyStore, KnownRequest } from '../idempotency.ts';
import type { Connection, Database } from './database.ts';
import { inPieces } from './pieces.ts';
import type { Tables } from './tables.ts';

/** A request as it is begun. */
type NewRequest = Parameters<IdempotencyStore['beginRequest']>[2];

/** Requests of a database. */
export function sqlRequests(database: Database): IdempotencyStore {
  return {
    beginRequest: (accountId, key, request) =>
      database.run(async (db) => {
        // What stood in the way may be gone when it is looked at.
        for (;;) {
          if (await began(db, accountId, key, request)) return { state: 'begun' };
          const row = await db
            .selectFrom('requests')
            .selectAll()
            .where('account_id', '=', accountId)
            .where('key', '=', key)
            .executeTakeFirst();
          if (row !== undefined) return known(row, request.fingerprint);
        }
      }),
    async finishRequest(accountId, key, { status, body }) {
      await database.run((db) =>
        db
          .updateTable('requests')
          .set({ status, body })
          .where('account_id', '=', accountId)
          .where('key', '=', key)
          .execute(),
      );
    },
    async dropRequest(accountId, key) {
      await database.run((db) =>
        db
          .deleteFrom('requests')
          .where('account_id', '=', accountId)
          .where('key', '=', key)
          .where('status', 'is', null)
          .execute(),
      );
    },
    forgetRequests: (before) =>
      inPieces((size) =>
        database.run(async (db) => {
          const { numAffectedRows = 0n } = await sql`delete from requests where (account_id, key) in
            (select account_id, key from requests where begun_at < ${before} limit ${size})`.execute(db);
          return Number(numAffectedRows);
        }),
      ),
  };
}

async function began(
  db: Connection,
  accountId: number,
  key: string,
  { fingerprint, now, abandonedBefore }: NewRequest,
): Promise<boolean> {
  const started = { fingerprint, begun_at: now };
  const row = await db
    .insertInto('requests')
    .values({ account_id: accountId, key, ...started })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet(started)
        .where('requests.status', 'is', null)
        .where('requests.begun_at', '<', abandonedBefore),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

function known({ fingerprint, status, body }: Tables['requests'], requested: string): KnownRequest {
  if (fingerprint !== requested) return { state: 'different' };
  if (status === null) return { state: 'running' };
  return { state: 'answered', status, body: body ?? '' };
}
