// A store whose records, secrets of webhooks and kept answers are sealed: what they hold of people is nowhere in its files.

import type { IdempotencyStore } from '../idempotency.ts';
import type { RecordStore, StoredRecord } from '../records.ts';
import type { Webhook, WebhookChange, WebhookStore } from '../webhooks.ts';
import type { Sealing } from './sealing.ts';

/** Records that are sealed. */
export function sealedRecords(store: RecordStore, { seal, open }: Sealing): RecordStore {
  const context = ({ accountId, kind }: Pick<StoredRecord, 'accountId' | 'kind'>): string =>
    `record/${accountId}/${kind}`;
  const bodyContext = ({ accountId, kind }: Pick<StoredRecord, 'accountId' | 'kind'>): string =>
    `body/${accountId}/${kind}`;
  const opened = (record: StoredRecord): StoredRecord => ({
    ...record,
    data: open(record.data, context(record)),
  });
  return {
    async createRecord(record, most, mostBytes) {
      const data = seal(record.data, context(record));
      const body = record.body === undefined ? {} : { body: seal(record.body, bodyContext(record)) };
      const kept = await store.createRecord({ ...record, data, ...body }, most, mostBytes);
      return kept && { ...kept, data: record.data };
    },
    async recordBody(accountId, kind, id) {
      const body = await store.recordBody(accountId, kind, id);
      return body === undefined ? undefined : open(body, bodyContext({ accountId, kind }));
    },
    recordsKept: store.recordsKept,
    async record(accountId, kind, id) {
      const kept = await store.record(accountId, kind, id);
      return kept && opened(kept);
    },
    records: async (accountId, kind, page) => (await store.records(accountId, kind, page)).map(opened),
    deleteRecord: store.deleteRecord,
    deleteRecords: store.deleteRecords,
  };
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
      const kept = await store.createWebhook({ ...webhook, secret }, most);
      return kept && opened(kept);
    },
    async webhook(accountId, id) {
      const kept = await store.webhook(accountId, id);
      return kept && opened(kept);
    },
    webhooks: async (accountId) => (await store.webhooks(accountId)).map(opened),
    async changeWebhook(accountId, id, change) {
      const kept = await store.changeWebhook(accountId, id, sealedChange(accountId, change));
      return kept && opened(kept);
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
