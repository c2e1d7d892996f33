// Usage in the tables: a row for each day, operation and key.

import { sql } from 'kysely';
import type { Usage, UsageStore } from '../usage.ts';
import type { Database } from './database.ts';

/** Rows of one statement. */
const rowsAtOnce = 500;

/** Usage of a database. */
export function sqlUsage(database: Database): UsageStore {
  return {
    async addUsage(usage) {
      const rows = summed(usage);
      if (rows.length === 0) return;
      await database.relaxed.transact(async (transaction) => {
        for (let start = 0; start < rows.length; start += rowsAtOnce) {
          await transaction
            .insertInto('usage_days')
            .values(rows.slice(start, start + rowsAtOnce))
            .onConflict((conflict) =>
              conflict
                .columns(['account_id', 'day', 'operation', 'key_id'])
                .doUpdateSet({ requests: sql<number>`usage_days.requests + excluded.requests` }),
            )
            .execute();
        }
      });
    },
    async usage(accountId, from, to) {
      const rows = await database.run((db) =>
        db
          .selectFrom('usage_days')
          .select((row) => ['day', 'operation', row.fn.sum<number | string>('requests').as('requests')])
          .where('account_id', '=', accountId)
          .where('day', '>=', from)
          .where('day', '<=', to)
          .groupBy(['day', 'operation'])
          .orderBy('day')
          .orderBy('operation')
          .execute(),
      );
      // Sums of PostgreSQL come as texts.
      return rows.map(({ day, operation, requests }) => ({ day, operation, requests: Number(requests) }));
    },
    async usageOfKeys(accountId, { after, limit }) {
      const rows = await database.run((db) =>
        db
          .selectFrom('usage_days')
          .selectAll()
          .where('account_id', '=', accountId)
          .$if(after !== undefined, (all) =>
            all.where(
              sql<boolean>`(day, operation, key_id) > (${after?.day}, ${after?.operation}, cast(${after?.keyId} as bigint))`,
            ),
          )
          .orderBy('day')
          .orderBy('operation')
          .orderBy('key_id')
          .limit(limit)
          .execute(),
      );
      return rows.map(({ account_id, key_id, day, operation, requests }) => ({
        accountId: account_id,
        keyId: key_id,
        day,
        operation,
        requests,
      }));
    },
  };
}

// A statement may not change a row twice, and rows are locked in one order by everybody.
function summed(usage: readonly Usage[]) {
  const rows = new Map<string, Usage>();
  for (const one of usage) {
    const key = JSON.stringify([one.accountId, one.day, one.operation, one.keyId]);
    rows.set(key, { ...one, requests: (rows.get(key)?.requests ?? 0) + one.requests });
  }
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { accountId, keyId, day, operation, requests }]) => ({
      account_id: accountId,
      key_id: keyId,
      day,
      operation,
      requests,
    }));
}
