// The outbox in the tables: events with their cause, who may deliver them now, and what became of each.

import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Attempt, Delivery, OutboxEvent, Outcome, Webhook, WebhookStore } from '../webhooks.ts';
import type { Database } from './database.ts';
import { eachPiece, inPieces } from './pieces.ts';
import type { AttemptRow, DeliveryRow, Tables } from './tables.ts';
import { webhookOf } from './webhooks.ts';

/** What of webhooks their outbox is. */
type Outbox =
  | 'publishOnce'
  | 'cause'
  | 'forgetCauses'
  | 'lease'
  | 'settle'
  | 'deliveries'
  | 'attempts'
  | 'resend'
  | 'lag'
  | 'forgetDeliveries';

/** Deliveries that are counted at most where many are due. */
const mostCounted = 1000;

/** The outbox of a database. */
export function sqlOutbox(database: Database): Pick<WebhookStore, Outbox> {
  // On PostgreSQL workers lease side by side; in SQLite there is one writer at a time.
  const isShared = database.kind === 'postgres';
  return {
    publishOnce: (cause, events) =>
      database.transact(async (transaction) => {
        if (!(await recordCause(transaction, cause))) return false;
        await eachPiece(events, (piece) => putOut(transaction, piece, isShared));
        return true;
      }),
    async cause(name) {
      const row = await database.run((db) =>
        db.selectFrom('causes').select('value').where('name', '=', name).executeTakeFirst(),
      );
      return row?.value;
    },
    async forgetCauses(names) {
      await eachPiece(names, async (piece) => {
        await database.run((db) => db.deleteFrom('causes').where('name', 'in', piece).execute());
      });
    },
    lease: ({ worker, now, leaseMs, limit, except = [] }) =>
      database.transact(async (transaction) => {
        const ready = transaction
          .selectFrom('deliveries')
          .select('id')
          .where((row) => isReady(row, now))
          .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
          .$if(except.length > 0, (rows) => rows.where('webhook_id', 'not in', except))
          .orderBy('due_at')
          .orderBy('id')
          .limit(limit)
          .$if(isShared, (rows) => rows.forUpdate().skipLocked());
        const rows = await transaction
          .updateTable('deliveries')
          .set({ leased_by: worker, leased_until: now + leaseMs })
          .where('id', 'in', ready)
          .returningAll()
          .execute();
        return withWebhooks(transaction, rows);
      }),
    settle: (worker, attempt, outcome, disableAfter) =>
      database.transact(async (transaction) => {
        const row = await transaction
          .updateTable('deliveries')
          .set((delivery) => ({
            ...after(outcome, attempt.at),
            attempts: delivery('attempts', '+', 1),
            leased_by: null,
            leased_until: null,
          }))
          .where('id', '=', attempt.deliveryId)
          .where('leased_by', '=', worker)
          .where('status', '=', 'pending')
          .returning('webhook_id')
          .executeTakeFirst();
        if (row === undefined) return false;
        await noteAttempt(transaction, attempt);
        await countFailures(transaction, row.webhook_id, outcome, { at: attempt.at, disableAfter });
        return true;
      }),
    async deliveries(accountId, webhookId, { before, limit }) {
      const rows = await database.run((db) =>
        db
          .selectFrom('deliveries')
          .innerJoin('webhooks', 'webhooks.id', 'deliveries.webhook_id')
          .selectAll('deliveries')
          .where('webhooks.account_id', '=', accountId)
          .where('deliveries.webhook_id', '=', webhookId)
          .$if(before !== undefined, (query) => query.where('deliveries.id', '<', before ?? 0))
          .orderBy('deliveries.id', 'desc')
          .limit(limit)
          .execute(),
      );
      return rows.map(deliveryOf);
    },
    async attempts(deliveryIds) {
      const rows: AttemptRow[] = [];
      await eachPiece(
        [...deliveryIds].sort((a, b) => a - b),
        async (piece) => {
          const some = await database.run((db) =>
            db
              .selectFrom('attempts')
              .selectAll()
              .where('delivery_id', 'in', piece)
              .orderBy('delivery_id')
              .orderBy('id')
              .execute(),
          );
          rows.push(...some);
        },
      );
      return rows.map(({ delivery_id, at, status, note, duration_ms }) => ({
        deliveryId: delivery_id,
        at,
        status: status ?? undefined,
        note,
        durationMs: duration_ms,
      }));
    },
    async resend(accountId, webhookId, deliveryId, now) {
      const fresh = { attempts: 0, due_at: now, leased_by: null, leased_until: null, settled_at: null };
      const row = await database.run((db) =>
        db
          .updateTable('deliveries')
          .set({ status: 'pending', ...fresh })
          .where('id', '=', deliveryId)
          .where('webhook_id', '=', webhookId)
          .where((delivery) =>
            delivery.exists(
              delivery
                .selectFrom('webhooks')
                .select('webhooks.id')
                .whereRef('webhooks.id', '=', 'deliveries.webhook_id')
                .where('webhooks.account_id', '=', accountId),
            ),
          )
          .returningAll()
          .executeTakeFirst(),
      );
      return row && deliveryOf(row);
    },
    async lag(now) {
      const ready = await database.run((db) =>
        db
          .selectFrom('deliveries')
          .select('due_at')
          .where((row) => isReady(row, now))
          .orderBy('due_at')
          .limit(mostCounted)
          .execute(),
      );
      const [oldest] = ready;
      return { oldestMs: oldest === undefined ? 0 : now - oldest.due_at, ready: ready.length };
    },
    forgetDeliveries: (before) =>
      inPieces((size) =>
        database.run(async (db) => {
          const settled = db
            .selectFrom('deliveries')
            .select('id')
            .where('status', '<>', sql.lit('pending'))
            .where('settled_at', '<', before)
            .limit(size);
          const { numDeletedRows } = await db
            .deleteFrom('deliveries')
            .where('id', 'in', settled)
            .executeTakeFirst();
          return Number(numDeletedRows);
        }),
      ),
  };
}

// Whoever notes the value first holds the cause until its events are in the outbox too.
async function recordCause(
  transaction: Transaction<Tables>,
  { name, value, from }: Parameters<WebhookStore['publishOnce']>[0],
): Promise<boolean> {
  if (from?.value !== undefined) {
    const row = await transaction
      .updateTable('causes')
      .set({ value })
      .where('name', '=', name)
      .where('value', '=', from.value)
      .where('value', '<>', value)
      .returning('name')
      .executeTakeFirst();
    return row !== undefined;
  }
  const row = await transaction
    .insertInto('causes')
    .values({ name, value })
    .onConflict((conflict) =>
      from === undefined
        ? conflict.column('name').doUpdateSet({ value }).where('causes.value', '<>', value)
        : conflict.column('name').doNothing(),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

// A webhook may have been deleted since its event was made; PostgreSQL keeps the others from going meanwhile.
async function putOut(
  transaction: Transaction<Tables>,
  events: readonly OutboxEvent[],
  isShared: boolean,
): Promise<void> {
  const ids = [...new Set(events.map(({ webhookId }) => webhookId))].sort((a, b) => a - b);
  const webhooks = await transaction
    .selectFrom('webhooks')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(isShared, (rows) => rows.forKeyShare())
    .execute();
  const there = new Set(webhooks.map(({ id }) => id));
  const rows = events
    .filter(({ webhookId }) => there.has(webhookId))
    .map(({ webhookId, eventId, kind, body, createdAt, scheduledAt }) => ({
      webhook_id: webhookId,
      event_id: eventId,
      kind,
      body,
      created_at: createdAt,
      due_at: scheduledAt,
      status: 'pending' as const,
      attempts: 0,
    }));
  if (rows.length > 0) await transaction.insertInto('deliveries').values(rows).execute();
}

// Spelled so that both databases walk the index of what is due, and stop at the limit.
const isReady = (row: ExpressionBuilder<Tables, 'deliveries'>, now: number) =>
  row.and([
    row('status', '=', sql.lit('pending')),
    row('due_at', '<=', now),
    row(
      'webhook_id',
      'not in',
      row.selectFrom('webhooks').select('webhooks.id').where('webhooks.disabled_at', 'is not', null),
    ),
  ]);

async function withWebhooks(transaction: Transaction<Tables>, rows: readonly DeliveryRow[]) {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ webhook_id }) => webhook_id))];
  const webhooks = new Map<number, Webhook>();
  await eachPiece(ids, async (piece) => {
    const some = await transaction.selectFrom('webhooks').selectAll().where('id', 'in', piece).execute();
    for (const row of some) webhooks.set(row.id, webhookOf(row));
  });
  return [...rows]
    .sort((a, b) => a.due_at - b.due_at || a.id - b.id)
    .flatMap((row) => {
      const webhook = webhooks.get(row.webhook_id);
      return webhook === undefined ? [] : [{ delivery: deliveryOf(row), webhook }];
    });
}

function after(outcome: Outcome, at: number): Partial<DeliveryRow> {
  if (outcome.end === 'retry') return { due_at: outcome.scheduledAt };
  return { status: outcome.end, settled_at: at };
}

async function noteAttempt(transaction: Transaction<Tables>, attempt: Attempt): Promise<void> {
  const { deliveryId, at, status, note, durationMs } = attempt;
  await transaction
    .insertInto('attempts')
    .values({ delivery_id: deliveryId, at, status: status ?? null, note, duration_ms: durationMs })
    .execute();
}

async function countFailures(
  transaction: Transaction<Tables>,
  webhookId: number,
  { end }: Outcome,
  { at, disableAfter }: { readonly at: number; readonly disableAfter: number },
): Promise<void> {
  if (end === 'retry') return;
  const disabledAt = sql<number | null>`case
    when disabled_at is null and failures + 1 >= ${disableAfter} then ${at} else disabled_at end`;
  await transaction
    .updateTable('webhooks')
    .set((webhook) =>
      end === 'delivered'
        ? { failures: 0 }
        : { failures: webhook('failures', '+', 1), disabled_at: disabledAt },
    )
    .where('id', '=', webhookId)
    .$if(end === 'delivered', (rows) => rows.where('failures', '>', 0))
    .execute();
}

const deliveryOf = (row: DeliveryRow): Delivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  eventId: row.event_id,
  kind: row.kind,
  body: row.body,
  createdAt: row.created_at,
  scheduledAt: row.due_at,
  status: row.status,
  attempts: row.attempts,
});
