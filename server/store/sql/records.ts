// What clients keep, in the tables. A number that was given is never given again.

import { sql, type Transaction } from 'kysely';
import type { RecordKind, RecordTotals, StoredRecord } from '../records.ts';
import type { Bound, RecordRows } from '../sealing/record-rows.ts';
import type { Database } from './database.ts';
import { inPieces } from './pieces.ts';
import type { Tables } from './tables.ts';

// Lists leave the bodies where they are: one of them is longer than a page of the others.
const listed = ['account_id', 'kind', 'id', 'data', 'created_at', 'bound'] as const;

/** The account has as many as it may have; what was done of the transaction is undone. */
class Full extends Error {}

/** Records of a database. */
export function sqlRecords(database: Database): RecordRows {
  return {
    async createRecord({ accountId, kind, createdAt }, contentOf, { most, mostBytes }) {
      try {
        return await database.transact(async (transaction) => {
          // Whoever takes a number holds the numbers until its record is counted.
          const id = await nextNumber(transaction, accountId, kind);
          const totals = await totalsOf(transaction, accountId, kind);
          const { data, body } = contentOf(id);
          const bytes = Buffer.byteLength(data) + (body === undefined ? 0 : Buffer.byteLength(body));
          if (totals.records >= most || totals.bytes + bytes > mostBytes) throw new Full();
          const row = {
            account_id: accountId,
            kind,
            id,
            data,
            created_at: createdAt,
            bytes,
            bound: 1 as const,
          };
          await transaction
            .insertInto('records')
            .values({ ...row, body: body ?? null })
            .execute();
          return id;
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
          .select(listed)
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      return row && recordOf(row);
    },
    async recordBody(accountId, kind, id) {
      const row = await database.run((db) =>
        db
          .selectFrom('records')
          .select(['body', 'bound'])
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      return row?.body == null ? undefined : { text: row.body, bound: row.bound === 1 };
    },
    recordTotals: (accountId, kind) => database.run((db) => totalsOf(db, accountId, kind)),
    async records(accountId, kind, { after = 0, limit, bodied = false }) {
      const rows = await database.run((db) =>
        db
          .selectFrom('records')
          .select(listed)
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('id', '>', after)
          .$if(bodied, (all) => all.where('body', 'is not', null))
          .orderBy('id')
          .limit(limit)
          .execute(),
      );
      return rows.map(recordOf);
    },
    async unboundRecords({ after, limit }) {
      const rows = await database.run((db) =>
        db
          .selectFrom('records')
          .select([...listed, 'body'])
          .where('bound', '=', 0)
          .$if(after !== undefined, (all) =>
            all.where(({ eb, refTuple, tuple }) =>
              eb(
                refTuple('account_id', 'kind', 'id'),
                '>',
                tuple(after?.accountId ?? 0, after?.kind ?? 'birth-profile', after?.id ?? 0),
              ),
            ),
          )
          .orderBy('account_id')
          .orderBy('kind')
          .orderBy('id')
          .limit(limit)
          .execute(),
      );
      return rows.map((row) => ({ ...recordOf(row), ...(row.body === null ? {} : { body: row.body }) }));
    },
    async bindRecord({ accountId, kind, id, data, body }) {
      const bytes = Buffer.byteLength(data) + (body === undefined ? 0 : Buffer.byteLength(body));
      await database.run((db) =>
        db
          .updateTable('records')
          .set({ data, body: body ?? null, bytes, bound: 1 })
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('bound', '=', 0)
          .execute(),
      );
    },
    async changeRecord(accountId, kind, id, data) {
      const row = await database.run((db) =>
        db
          .updateTable('records')
          .set({ data, bytes: Buffer.byteLength(data), bound: 1 })
          .where('account_id', '=', accountId)
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('body', 'is', null)
          .returning(listed)
          .executeTakeFirst(),
      );
      await database.scrub();
      return row && recordOf(row);
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
      await database.scrub();
      return numDeletedRows > 0n;
    },
    async deleteRecords(accountId, kind) {
      const deleted = await inPieces((size) =>
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
      );
      await database.scrub();
      return deleted;
    },
  };
}

// Sums of PostgreSQL come as texts.
async function totalsOf(
  db: Pick<Transaction<Tables>, 'selectFrom'>,
  accountId: number,
  kind: RecordKind,
): Promise<RecordTotals> {
  const { records, bytes } = await db
    .selectFrom('records')
    .select((row) => [
      row.fn.countAll<number>().as('records'),
      row.fn.sum<number | string | null>('bytes').as('bytes'),
    ])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return { records: Number(records), bytes: Number(bytes ?? 0) };
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

const recordOf = ({
  id,
  account_id,
  kind,
  data,
  created_at,
  bound,
}: Pick<Tables['records'], (typeof listed)[number]>): Bound<StoredRecord> => ({
  id,
  accountId: account_id,
  kind,
  data,
  createdAt: created_at,
  bound: bound === 1,
});
