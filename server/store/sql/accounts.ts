// Accounts in the tables.

import type { Transaction } from 'kysely';
import type { Account, AccountStore } from '../accounts.ts';
import type { Database } from './database.ts';
import type { AccountRow, Tables } from './tables.ts';

/** Accounts of a database. */
export function sqlAccounts(
  database: Database,
): Pick<AccountStore, 'createAccount' | 'account' | 'accounts' | 'setPlan'> {
  return {
    async createAccount({ name, plan, createdAt }) {
      const values = { name, plan, created_at: createdAt };
      const row = await database.run((db) =>
        db.insertInto('accounts').values(values).returningAll().executeTakeFirstOrThrow(),
      );
      return accountOf(row);
    },
    async account(id) {
      const row = await database.run((db) =>
        db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return row && accountOf(row);
    },
    async accounts({ after = 0, limit }) {
      const rows = await database.run((db) =>
        db.selectFrom('accounts').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute(),
      );
      return rows.map(accountOf);
    },
    async setPlan(id, plan) {
      const { numUpdatedRows } = await database.run((db) =>
        db.updateTable('accounts').set({ plan }).where('id', '=', id).executeTakeFirstOrThrow(),
      );
      return numUpdatedRows > 0n;
    },
  };
}

/** The account of a row. */
export const accountOf = ({ id, name, plan, created_at }: AccountRow): Account => ({
  id,
  name,
  plan,
  createdAt: created_at,
});

/**
 * Holds an account to the end of a transaction, so that what is counted of it stays as it was counted. An account that
 * there is not is an error.
 */
export async function holdAccount(transaction: Transaction<Tables>, id: number): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set((row) => ({ plan: row.ref('plan') }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Error(`there is no account ${id}`);
}
