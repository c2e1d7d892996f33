// `quota.warning`: once for each key, month and share of the quota, however many replicas see it pass.

import type { WebhookStore } from '../store/webhooks.ts';
import { outboxEvent } from './event.ts';

/** Shares of the quota that are warned of, in percent. */
const warnedPercents = [75, 90] as const;

/** What a key has used of its quota. */
export interface QuotaUse {
  readonly accountId: number;
  readonly key: { readonly id: number; readonly name: string; readonly prefix: string };
  /** requests of the month, by every replica */
  readonly used: number;
  readonly limit: number;
  /** the month in UTC, `2026-11` */
  readonly month: string;
}

type Warning = Pick<WebhookStore, 'cause' | 'publishOnce' | 'webhooks'>;

/** Puts the warnings that are due into the outbox; gives how many shares were warned of. */
export async function warnOfQuota(store: Warning, use: QuotaUse, now: number): Promise<number> {
  const { accountId, key, used, limit, month } = use;
  let warned = 0;
  for (const percent of warnedPercents) {
    if (used * 100 < limit * percent) continue;
    const name = `quota.warning/${key.id}/${percent}`;
    const before = await store.cause(name);
    // A clock that is behind at the turn of the month does not warn of the month before.
    if (before !== undefined && before >= month) continue;
    const asking = (await store.webhooks(accountId)).filter(
      ({ kinds, disabledAt }) => disabledAt === undefined && kinds.includes('quota.warning'),
    );
    const data = { percent, used, limit, month, resets_at: endOf(month), key };
    const events = asking.map((webhook) => outboxEvent(webhook, 'quota.warning', data, { now }));
    if (await store.publishOnce({ name, value: month, from: { value: before } }, events)) warned += 1;
  }
  return warned;
}

function endOf(month: string): string {
  const [year, of] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of, 1)).toISOString();
}
