// Keys in the tables. A key that was rotated stands beside its successor for a while, and the two count as one.

import type { OperationGroup } from '@nirnaya/contract/common';
import { type ExpressionBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import type { AccountStore, ApiKey, NewKey, Rotation } from '../accounts.ts';
import { everything, type KeyPermissions } from '../key-permissions.ts';
import { accountOf, holdAccount } from './accounts.ts';
import type { Database } from './database.ts';
import { eachPiece, inPieces } from './pieces.ts';
import type { KeyRow, Tables } from './tables.ts';

/** What of accounts their keys are. */
type Keys =
  | 'createKey'
  | 'keyByHash'
  | 'key'
  | 'keys'
  | 'hasValidKey'
  | 'revokeKey'
  | 'rotateKey'
  | 'forgetKeys'
  | 'touchKeys';

/** Ended keys that an account keeps; how many more are removed with each new key. */
const mostExpired = 100;
const prunedAtOnce = 500;

/** Keys of a database. */
export function sqlKeys(database: Database): Pick<AccountStore, Keys> {
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
    async key(id) {
      const row = await database.run((db) =>
        db.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return row && keyOf(row);
    },
    async keys(accountId, { after = 0, limit }) {
      const rows = await database.run((db) =>
        db
          .selectFrom('api_keys')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      );
      return rows.map(keyOf);
    },
    async hasValidKey(at) {
      const row = await database.run((db) =>
        db
          .selectFrom('api_keys')
          .select('id')
          .where((key) => isValidAt(key, at))
          .limit(1)
          .executeTakeFirst(),
      );
      return row !== undefined;
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
      database.transact(async (transaction): Promise<Rotation> => {
        await holdAccount(transaction, successor.accountId);
        const old = await transaction
          .selectFrom('api_keys')
          .selectAll()
          .where('id', '=', keyId)
          .where((row) => counts(row, successor))
          .executeTakeFirst();
        if (old === undefined) return { state: 'unknown' };
        const predecessor = await transaction
          .selectFrom('api_keys')
          .selectAll()
          .where('successor_id', '=', keyId)
          .where((row) => isValidAt(row, successor.createdAt))
          .limit(1)
          .executeTakeFirst();
        if (predecessor !== undefined) return { state: 'overlapping', predecessor: keyOf(predecessor) };
        const key = await insertKey(transaction, { ...successor, permissions: keyOf(old).permissions });
        const until = Math.min(old.expires_at ?? oldUntil, oldUntil);
        await transaction
          .updateTable('api_keys')
          .set({ expires_at: until, successor_id: key.id })
          .where('id', '=', keyId)
          .execute();
        return { state: 'rotated', key };
      }),
    forgetKeys: (expiredBefore) =>
      inPieces((size) =>
        database.transact((transaction) =>
          removeKeys(transaction, () =>
            transaction
              .selectFrom('api_keys')
              .select('id')
              .where((row) =>
                row.or([row('revoked_at', '<', expiredBefore), row('expires_at', '<', expiredBefore)]),
              )
              .orderBy('id')
              .limit(size),
          ),
        ),
      ),
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
    isValidAt(row, createdAt),
    row.not(row.exists(successor)),
  ]);
}

const isValidAt = (row: ExpressionBuilder<Tables, 'api_keys'>, at: number) =>
  row.and([
    row('revoked_at', 'is', null),
    row.or([row('expires_at', 'is', null), row('expires_at', '>', at)]),
  ]);

async function counted(transaction: Transaction<Tables>, asking: Asking): Promise<number> {
  const { keys } = await transaction
    .selectFrom('api_keys')
    .select((row) => row.fn.countAll<number>().as('keys'))
    .where((row) => counts(row, asking))
    .executeTakeFirstOrThrow();
  return keys;
}

async function insertKey(transaction: Transaction<Tables>, key: NewKey): Promise<ApiKey> {
  await removeKeys(transaction, () =>
    transaction
      .selectFrom('api_keys')
      .select('id')
      .where('account_id', '=', key.accountId)
      .where((row) => row.not(isValidAt(row, key.createdAt)))
      .orderBy('id', 'desc')
      .limit(prunedAtOnce)
      .offset(mostExpired),
  );
  const row = await transaction
    .insertInto('api_keys')
    .values({
      account_id: key.accountId,
      name: key.name,
      prefix: key.prefix,
      hash: key.hash,
      created_at: key.createdAt,
      expires_at: key.expiresAt ?? null,
      permissions: permissionsText(key.permissions),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return keyOf(row);
}

// A key that was rotated to one of them has no successor any more.
async function removeKeys(
  transaction: Transaction<Tables>,
  chosen: () => SelectQueryBuilder<Tables, 'api_keys', { id: number }>,
): Promise<number> {
  await transaction
    .updateTable('api_keys')
    .set({ successor_id: null })
    .where('successor_id', 'in', chosen())
    .execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('api_keys')
    .where('id', 'in', chosen())
    .executeTakeFirst();
  return Number(numDeletedRows);
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
  permissions: permissionsOf(row.permissions),
});

// Most keys are restricted in nothing, and have no text.
function permissionsText(permissions: KeyPermissions | undefined): string | null {
  if (permissions === undefined) return null;
  const { groups, readOnly, managesKeys } = permissions;
  return groups === undefined && !readOnly && managesKeys
    ? null
    : JSON.stringify({ groups: groups ?? null, read_only: readOnly, manage_keys: managesKeys });
}

function permissionsOf(text: string | null): KeyPermissions {
  if (text === null) return everything;
  const { groups, read_only, manage_keys } = JSON.parse(text) as {
    readonly groups: readonly OperationGroup[] | null;
    readonly read_only: boolean;
    readonly manage_keys: boolean;
  };
  return { groups: groups ?? undefined, readOnly: read_only, managesKeys: manage_keys };
}
