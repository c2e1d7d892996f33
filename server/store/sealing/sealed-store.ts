// A store whose records, secrets of webhooks and kept answers are sealed: what they hold of people is nowhere in its files.

import type { IdempotencyStore } from '../idempotency.ts';
import type { RecordStore, StoredRecord } from '../records.ts';
import type { Webhook, WebhookChange, WebhookStore } from '../webhooks.ts';
import type { Bound, RecordContent, RecordRows } from './record-rows.ts';
import type { Sealing } from './sealing.ts';

type Place = Pick<StoredRecord, 'accountId' | 'kind' | 'id'>;

/** Where a record belongs; earlier versions did not name its number. */
const placeOf = ({ accountId, kind, id }: Place, bound: boolean): string =>
  bound ? `${accountId}/${kind}/${id}` : `${accountId}/${kind}`;
const dataContext = (place: Place, bound: boolean): string => `record/${placeOf(place, bound)}`;
const bodyContext = (place: Place, bound: boolean): string => `body/${placeOf(place, bound)}`;

/** Records that are sealed, each for its number: copied to another, it does not open. */
export function sealedRecords(rows: RecordRows, { seal, open }: Sealing): RecordStore {
  const opened = ({ bound, ...record }: Bound<StoredRecord>): StoredRecord => ({
    ...record,
    data: open(record.data, dataContext(record, bound)),
  });
  return {
    async createRecord({ data, body, ...record }, most, mostBytes = Number.POSITIVE_INFINITY) {
      const content = (id: number): RecordContent => {
        const place = { ...record, id };
        const sealed = { data: seal(data, dataContext(place, true)) };
        return body === undefined ? sealed : { ...sealed, body: seal(body, bodyContext(place, true)) };
      };
      const id = await rows.createRecord(record, content, { most, mostBytes });
      return id === undefined ? undefined : { ...record, id, data };
    },
    async recordBody(accountId, kind, id) {
      const body = await rows.recordBody(accountId, kind, id);
      return body && open(body.text, bodyContext({ accountId, kind, id }, body.bound));
    },
    recordTotals: rows.recordTotals,
    async record(accountId, kind, id) {
      const record = await rows.record(accountId, kind, id);
      return record && opened(record);
    },
    records: async (accountId, kind, page) => (await rows.records(accountId, kind, page)).map(opened),
    async changeRecord(accountId, kind, id, data) {
      const sealed = seal(data, dataContext({ accountId, kind, id }, true));
      const changed = await rows.changeRecord(accountId, kind, id, sealed);
      return changed && opened(changed);
    },
    deleteRecord: rows.deleteRecord,
    deleteRecords: rows.deleteRecords,
  };
}

/** Records of one look at what is not bound yet. */
const pieceSize = 100;

/**
 * Seals for its number each record that an earlier version sealed for account and kind alone. One whose key is not given stays
 * as it is, until a start with the key. Several processes may do so at once.
 */
export async function bindRecords(rows: RecordRows, { seal, open }: Sealing): Promise<void> {
  let after: Place | undefined;
  for (;;) {
    const piece = await rows.unboundRecords({ after, limit: pieceSize });
    for (const { bound: _, ...record } of piece) {
      const { data, body } = record;
      let content: RecordContent;
      try {
        content = { data: seal(open(data, dataContext(record, false)), dataContext(record, true)) };
        if (body !== undefined) {
          const text = open(body, bodyContext(record, false));
          content = { ...content, body: seal(text, bodyContext(record, true)) };
        }
      } catch {
        continue;
      }
      await rows.bindRecord({ ...record, ...content });
    }
    if (piece.length < pieceSize) return;
    after = piece.at(-1);
  }
}

/** Webhooks whose secrets are sealed. */
export function sealedWebhooks(store: WebhookStore, { seal, open }: Sealing): WebhookStore {
  const context = (accountId: number): string => `secret/${accountId}`;
  const opened = (webhook: Webhook): Webhook => ({
    ...webhook,
    secret: open(webhook.secret, context(webhook.accountId)),
    oldSecret: webhook.oldSecret && open(webhook.oldSecret, context(webhook.accountId)),
  });
  const sealedChange = (accountId: number, change: WebhookChange): WebhookChange => {
    const { secret, oldSecret } = change;
    return {
      ...change,
      ...(secret === undefined ? {} : { secret: seal(secret, context(accountId)) }),
      ...(oldSecret === undefined ? {} : { oldSecret: seal(oldSecret, context(accountId)) }),
    };
  };
  return {
    ...store,
    async createWebhook(webhook, most) {
      const secret = seal(webhook.secret, context(webhook.accountId));
      const created = await store.createWebhook({ ...webhook, secret }, most);
      return created && opened(created);
    },
    async webhook(accountId, id) {
      const webhook = await store.webhook(accountId, id);
      return webhook && opened(webhook);
    },
    webhooks: async (accountId) => (await store.webhooks(accountId)).map(opened),
    async changeWebhook(accountId, id, change) {
      const changed = await store.changeWebhook(accountId, id, sealedChange(accountId, change));
      return changed && opened(changed);
    },
    subscribers: async (kind, page) => (await store.subscribers(kind, page)).map(opened),
    lease: async (options) =>
      (await store.lease(options)).map(({ delivery, webhook }) => ({ delivery, webhook: opened(webhook) })),
  };
}

/** Kept answers that are sealed: they repeat what was stored. */
export function sealedRequests(store: IdempotencyStore, { seal, open }: Sealing): IdempotencyStore {
  const context = (accountId: number, key: string): string => `answer/${accountId}/${key}`;
  return {
    ...store,
    async beginRequest(accountId, key, request) {
      const known = await store.beginRequest(accountId, key, request);
      if (known.state !== 'answered') return known;
      return { ...known, body: open(known.body, context(accountId, key)) };
    },
    finishRequest: (accountId, key, { status, body }) =>
      store.finishRequest(accountId, key, { status, body: seal(body, context(accountId, key)) }),
  };
}
