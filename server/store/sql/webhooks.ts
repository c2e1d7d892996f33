// Webhooks in the tables.

import type { EventKind } from '@nirnaya/contract/webhooks';
import type { Transaction } from 'kysely';
import type { NewWebhook, Webhook, WebhookChange, WebhookStore } from '../webhooks.ts';
import { holdAccount } from './accounts.ts';
import type { Database } from './database.ts';
import { inPieces } from './pieces.ts';
import type { Tables, WebhookRow } from './tables.ts';

/** What of webhooks is kept beside their outbox. */
type Registered =
  | 'createWebhook'
  | 'webhook'
  | 'webhooks'
  | 'changeWebhook'
  | 'deleteWebhook'
  | 'subscribers';

/** Webhooks of a database. */
export function sqlWebhooks(database: Database): Pick<WebhookStore, Registered> {
  return {
    createWebhook: (webhook, most) =>
      database.transact(async (transaction) => {
        await holdAccount(transaction, webhook.accountId);
        const { webhooks } = await transaction
          .selectFrom('webhooks')
          .select((row) => row.fn.countAll<number>().as('webhooks'))
          .where('account_id', '=', webhook.accountId)
          .executeTakeFirstOrThrow();
        if (webhooks >= most) return undefined;
        const row = await transaction
          .insertInto('webhooks')
          .values(newRow(webhook))
          .returningAll()
          .executeTakeFirstOrThrow();
        await setKinds(transaction, row.id, webhook.kinds);
        return webhookOf(row);
      }),
    async webhook(accountId, id) {
      const row = await database.run((db) =>
        db
          .selectFrom('webhooks')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      return row && webhookOf(row);
    },
    async webhooks(accountId) {
      const rows = await database.run((db) =>
        db.selectFrom('webhooks').selectAll().where('account_id', '=', accountId).orderBy('id').execute(),
      );
      return rows.map(webhookOf);
    },
    changeWebhook: (accountId, id, change) =>
      database.transact(async (transaction) => {
        const row = await transaction
          .updateTable('webhooks')
          .set((webhook) => ({ description: webhook.ref('description'), ...changedColumns(change) }))
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        if (change.kinds !== undefined) await setKinds(transaction, id, change.kinds);
        return webhookOf(row);
      }),
    async deleteWebhook(accountId, id) {
      const isOwn = await database.run((db) =>
        db
          .updateTable('webhooks')
          .set({ disabled_at: 0 })
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst(),
      );
      if (isOwn === undefined) return false;
      // Its deliveries may be many.
      await inPieces((size) =>
        database.run(async (db) => {
          const some = db.selectFrom('deliveries').select('id').where('webhook_id', '=', id).limit(size);
          const { numDeletedRows } = await db
            .deleteFrom('deliveries')
            .where('id', 'in', some)
            .executeTakeFirst();
          return Number(numDeletedRows);
        }),
      );
      const { numDeletedRows } = await database.run((db) =>
        db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst(),
      );
      return numDeletedRows > 0n;
    },
    async subscribers(kind, { after = 0, limit }) {
      const rows = await database.run((db) =>
        db
          .selectFrom('webhook_kinds')
          .innerJoin('webhooks', 'webhooks.id', 'webhook_kinds.webhook_id')
          .selectAll('webhooks')
          .where('webhook_kinds.kind', '=', kind)
          .where('webhook_kinds.webhook_id', '>', after)
          .where('webhooks.disabled_at', 'is', null)
          .orderBy('webhook_kinds.webhook_id')
          .limit(limit)
          .execute(),
      );
      return rows.map(webhookOf);
    },
  };
}

async function setKinds(
  transaction: Transaction<Tables>,
  webhookId: number,
  kinds: readonly EventKind[],
): Promise<void> {
  await transaction.deleteFrom('webhook_kinds').where('webhook_id', '=', webhookId).execute();
  const rows = [...new Set(kinds)].map((kind) => ({ kind, webhook_id: webhookId }));
  if (rows.length > 0) await transaction.insertInto('webhook_kinds').values(rows).execute();
}

const newRow = ({ accountId, url, kinds, filter, description, secret, createdAt }: NewWebhook) => ({
  account_id: accountId,
  url,
  kinds: JSON.stringify(kinds),
  filter: filter ?? null,
  description,
  secret,
  failures: 0,
  created_at: createdAt,
});

// What is named is changed; undefined is a value of what may be lacking, and no change of the rest.
function changedColumns(change: WebhookChange) {
  const { url, kinds, description, secret } = change;
  return {
    ...(url === undefined ? {} : { url }),
    ...(kinds === undefined ? {} : { kinds: JSON.stringify(kinds) }),
    ...(description === undefined ? {} : { description }),
    ...(secret === undefined ? {} : { secret }),
    ...('filter' in change ? { filter: change.filter ?? null } : {}),
    ...('oldSecret' in change ? { old_secret: change.oldSecret ?? null } : {}),
    ...('oldSecretUntil' in change ? { old_secret_until: change.oldSecretUntil ?? null } : {}),
    ...('disabledAt' in change ? { disabled_at: change.disabledAt ?? null } : {}),
    ...('disabledAt' in change && change.disabledAt === undefined ? { failures: 0 } : {}),
  };
}

/** The webhook of a row. */
export const webhookOf = (row: WebhookRow): Webhook => ({
  id: row.id,
  accountId: row.account_id,
  url: row.url,
  kinds: JSON.parse(row.kinds) as readonly EventKind[],
  filter: row.filter ?? undefined,
  description: row.description,
  secret: row.secret,
  oldSecret: row.old_secret ?? undefined,
  oldSecretUntil: row.old_secret_until ?? undefined,
  disabledAt: row.disabled_at ?? undefined,
  failures: row.failures,
  createdAt: row.created_at,
});
