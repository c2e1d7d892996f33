// Keys in the tables. A key that was rotated stands beside its successor for a while, and the two count as one.

import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { AccountStore, ApiKey, NewKey } from '../accounts.ts';
import { accountOf, holdAccount } from './accounts.ts';
import type { Database } from './database.ts';
import { eachPiece } from './pieces.ts';
import type { KeyRow, Tables } from './tables.ts';

/** Keys of a database. */
export function sqlKeys(
  database: Database,
): Pick<AccountStore, 'createKey' | 'keyByHash' | 'keys' | 'revokeKey' | 'rotateKey' | 'touchKeys'> {
  return {
    createKey: (key, most) =>
      database.transact(async (transaction) => {
        await holdAccount(transaction, key.accountId);
        if (most !== undefined && (await counted(transaction, key)) >= most) return undefined;
        return insertKey(transaction, key);
      }),
    async keyByHash(hash) {
      const key = await database.run((db) =>
        db.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst(),
      );
      if (key === undefined) return undefined;
      const account = await database.run((db) =>
        db.selectFrom('accounts').selectAll().where('id', '=', key.account_id).executeTakeFirstOrThrow(),
      );
      return { key: keyOf(key), account: accountOf(account) };
    },
    async keys(accountId) {
      const rows = await database.run((db) =>
        db.selectFrom('api_keys').selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
      );
      return rows.map(keyOf);
    },
    async revokeKey(accountId, keyId, at) {
      const { numUpdatedRows } = await database.run((db) =>
        db
          .updateTable('api_keys')
          .set({ revoked_at: at })
          .where('account_id', '=', accountId)
          .where('id', '=', keyId)
          .where('revoked_at', 'is', null)
          .executeTakeFirstOrThrow(),
      );
      return numUpdatedRows > 0n;
    },
    rotateKey: (keyId, successor, oldUntil) =>
      database.transact(async (transaction) => {
        await holdAccount(transaction, successor.accountId);
        const old = await transaction
          .selectFrom('api_keys')
          .selectAll()
          .where('id', '=', keyId)
          .where((row) => counts(row, successor))
          .executeTakeFirst();
        if (old === undefined) return undefined;
        const key = await insertKey(transaction, successor);
        const until = Math.min(old.expires_at ?? oldUntil, oldUntil);
        await transaction
          .updateTable('api_keys')
          .set({ expires_at: until, successor_id: key.id })
          .where('id', '=', keyId)
          .execute();
        return key;
      }),
    async touchKeys(lastUsed) {
      const uses = [...lastUsed].sort(([a], [b]) => a - b);
      await eachPiece(uses, async (piece) => {
        const rows = piece.map(([id, at]) => sql`(cast(${id} as bigint), cast(${at} as bigint))`);
        await database.relaxed.run((db) =>
          sql`with uses (id, used_at) as (values ${sql.join(rows)})
            update api_keys set last_used_at = uses.used_at from uses
            where api_keys.id = uses.id
              and (api_keys.last_used_at is null or api_keys.last_used_at < uses.used_at)`.execute(db),
        );
      });
    },
  };
}

/** Whose keys are counted, and when. */
type Asking = Pick<NewKey, 'accountId' | 'createdAt'>;

// Valid, and not about to make way for a successor that is valid itself.
function counts(row: ExpressionBuilder<Tables, 'api_keys'>, { accountId, createdAt }: Asking) {
  const successor = row
    .selectFrom('api_keys as successor')
    .select('successor.id')
    .whereRef('successor.id', '=', 'api_keys.successor_id')
    .where('successor.revoked_at', 'is', null)
    .where((next) =>
      next.or([next('successor.expires_at', 'is', null), next('successor.expires_at', '>', createdAt)]),
    );
  return row.and([
    row('account_id', '=', accountId),
    row('revoked_at', 'is', null),
    row.or([row('expires_at', 'is', null), row('expires_at', '>', createdAt)]),
    row.not(row.exists(successor)),
  ]);
}

async function counted(transaction: Transaction<Tables>, asking: Asking): Promise<number> {
  const { keys } = await transaction
    .selectFrom('api_keys')
    .select((row) => row.fn.countAll<number>().as('keys'))
    .where((row) => counts(row, asking))
    .executeTakeFirstOrThrow();
  return keys;
}

async function insertKey(transaction: Transaction<Tables>, key: NewKey): Promise<ApiKey> {
  const row = await transaction
    .insertInto('api_keys')
    .values({
      account_id: key.accountId,
      name: key.name,
      prefix: key.prefix,
      hash: key.hash,
      created_at: key.createdAt,
      expires_at: key.expiresAt ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return keyOf(row);
}

const keyOf = (row: KeyRow): ApiKey => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  prefix: row.prefix,
  createdAt: row.created_at,
  expiresAt: row.expires_at ?? undefined,
  lastUsedAt: row.last_used_at ?? undefined,
  revokedAt: row.revoked_at ?? undefined,
});
