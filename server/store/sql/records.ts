// What clients keep, in the tables. A number that was given is never given again.

import { sql, type Transaction } from 'kysely';
import type { RecordKind, RecordStore, StoredRecord } from '../records.ts';
import type { Database } from './database.ts';
import { inPieces } from './pieces.ts';
import type { Tables } from './tables.ts';

/** The account has as many as it may have; what was done of the transaction is undone. */
class Full extends Error {}

/** Records of a database. */
export function sqlRecords(database: Database): RecordStore {
  return {
    async createRecord({ accountId, kind, data, createdAt }, most) {
      try {
        return await database.transact(async (transaction) => {
          // Whoever takes a number holds the numbers until its record is counted.
          const id = await nextNumber(transaction, accountId, kind);
          const { records } = await transaction
            .selectFrom('records')
            .select((row) => row.fn.countAll<number>().as('records'))
            .where('account_id', '=', accountId)
            .where('kind', '=', kind)
            .executeTakeFirstOrThrow();
          if (records >= most) throw new Full();
          const row = { account_id: accountId, kind, id, data, created_at: createdAt };
          await transaction.insertInto('records').values(row).execute();
          return { id, accountId, kind, data, createdAt };
        });
      } catch (error) {
        if (error instanceof Full) return undefined;
        throw error;
      }
    },
    async record(accountId, kind, id) {
      const row = await database.run((db) =>
        db
          .selectFrom('records')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      return row && recordOf(row);
    },
    async records(accountId, kind, { after = 0, limit }) {
      const rows = await database.run((db) =>
        db
          .selectFrom('records')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      );
      return rows.map(recordOf);
    },
    async deleteRecord(accountId, kind, id) {
      const { numDeletedRows } = await database.run((db) =>
        db
          .deleteFrom('records')
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      );
      return numDeletedRows > 0n;
    },
    deleteRecords: (accountId, kind) =>
      inPieces((size) =>
        database.run(async (db) => {
          const some = db
            .selectFrom('records')
            .select('id')
            .where('account_id', '=', accountId)
            .where('kind', '=', kind)
            .limit(size);
          const { numDeletedRows } = await db
            .deleteFrom('records')
            .where('account_id', '=', accountId)
            .where('kind', '=', kind)
            .where('id', 'in', some)
            .executeTakeFirst();
          return Number(numDeletedRows);
        }),
      ),
  };
}

async function nextNumber(
  transaction: Transaction<Tables>,
  accountId: number,
  kind: RecordKind,
): Promise<number> {
  const { last } = await transaction
    .insertInto('record_numbers')
    .values({ account_id: accountId, kind, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet({ last: sql<number>`record_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

const recordOf = ({ id, account_id, kind, data, created_at }: Tables['records']): StoredRecord => ({
  id,
  accountId: account_id,
  kind,
  data,
  createdAt: created_at,
});
