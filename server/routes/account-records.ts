// All that is kept for an account, to be taken along or removed.

import type { exportAnswer } from '@nirnaya/contract/account';
import type { z } from '@nirnaya/contract/schema';
import { mostAlerts, mostFeeds } from '../access/plans/record-limits.ts';
import type { Account, AccountStore } from '../store/accounts.ts';
import type { RecordKind, RecordStore } from '../store/records.ts';
import type { UsageRow, UsageStore } from '../store/usage.ts';
import type { WebhookStore } from '../store/webhooks.ts';
import { shownWebhook } from '../webhooks/shown.ts';

import { shownAccount, shownKey } from './account.ts';
import { holderIn } from './account-of.ts';
import { shownAlert } from './alerts.ts';
import { shownFeed } from './feeds.ts';
import { stored } from './operation/handler.ts';
import { shownProfile } from './profiles.ts';

/** What these operations work with. */
interface AccountRecordParts {
  readonly store: AccountStore & UsageStore & RecordStore & Pick<WebhookStore, 'webhooks'>;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

type Export = z.output<typeof exportAnswer>;

/** Records of a page; of those that come in full, which are long. */
const pageSize = 500;
const fullPageSize = 20;

interface RecordPage {
  /** the id that the page begins after */
  readonly after: number;
  /** at most as many records */
  readonly size?: number;
  /** only records with a body */
  readonly bodied?: boolean;
}

/** Exporting and deleting. */
export function accountRecordHandlers({ store, now }: AccountRecordParts) {
  const records = async (
    account: Account,
    kind: RecordKind,
    { after, size = pageSize, bodied = false }: RecordPage,
  ) => {
    const storedRecords = await store.records(account.id, kind, { after, limit: size + 1, bodied });
    const page = storedRecords.slice(0, size);
    return { page, next: storedRecords.length > size ? page.at(-1)?.id : undefined };
  };
  // The same with what was kept in full, one at a time.
  const inFull = async (account: Account, kind: RecordKind, after: number) => {
    // A profile that was kept by itself has no chart.
    const bodied = kind === 'birth-profile';
    const { page, next } = await records(account, kind, { after, size: fullPageSize, bodied });
    const full: { readonly id: number; readonly createdAt: string; readonly value: unknown }[] = [];
    for (const { id, data, createdAt } of page) {
      const body = await store.recordBody(account.id, kind, id);
      full.push({
        id,
        createdAt: new Date(createdAt).toISOString(),
        value: JSON.parse(body ?? data) as unknown,
      });
    }
    return { full, next };
  };
  // The parts of an export in their order, each with where the part after it begins.
  const first = async (account: Account): Promise<Export> => ({
    account: shownAccount(account),
    webhooks: (await store.webhooks(account.id)).map((webhook) => shownWebhook(webhook, now())),
    feeds: (await store.records(account.id, 'feed', { limit: mostFeeds.enterprise })).map(shownFeed),
    alerts: (await store.records(account.id, 'alert', { limit: mostAlerts.enterprise })).map(shownAlert),
    next_cursor: 'keys-0',
  });
  const keys = async (account: Account, after: number): Promise<Export> => {
    const storedKeys = await store.keys(account.id, { after, limit: pageSize + 1 });
    const page = storedKeys.slice(0, pageSize);
    const next = storedKeys.length > pageSize ? page.at(-1)?.id : undefined;
    return {
      keys: page.map((key) => shownKey(key, now())),
      next_cursor: next === undefined ? 'profiles-0' : `keys-${next}`,
    };
  };
  const profiles = async (account: Account, after: number): Promise<Export> => {
    const { page, next } = await records(account, 'birth-profile', { after });
    return {
      birth_profiles: page.map(shownProfile),
      next_cursor: next === undefined ? 'charts-0' : `profiles-${next}`,
    };
  };
  const charts = async (account: Account, after: number): Promise<Export> => {
    const { full, next } = await inFull(account, 'birth-profile', after);
    return {
      birth_charts: full.map(({ id, createdAt, value }) => ({
        profile_id: id,
        created_at: createdAt,
        chart: value,
      })),
      next_cursor: next === undefined ? 'compatibility-0' : `charts-${next}`,
    };
  };
  const compatibility = async (account: Account, after: number): Promise<Export> => {
    const { full, next } = await inFull(account, 'compatibility', after);
    return {
      compatibility_results: full.map(({ id, createdAt, value }) => ({
        compat_id: id,
        created_at: createdAt,
        result: value,
      })),
      next_cursor: next === undefined ? 'usage' : `compatibility-${next}`,
    };
  };
  const usage = async (account: Account, after: UsageRow | undefined): Promise<Export> => {
    const rows = await store.usageOfKeys(account.id, { after, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      usage: page.map(({ day, operation: id, requests, keyId }) => ({
        day,
        operation: id,
        requests,
        key_id: keyId,
      })),
      next_cursor:
        rows.length > pageSize && last !== undefined
          ? `usage-${last.day}-${last.operation}-${last.keyId}`
          : null,
    };
  };
  return stored({
    exportAccount: ({ query, caller }) => {
      const { account } = holderIn(caller);
      if (query.cursor === undefined) return first(account);
      const [part, number = '', ...rest] = query.cursor.split('-');
      if (part === 'usage') return usage(account, usageRowOf([number, ...rest]));
      const after = Number(number);
      if (part === 'keys') return keys(account, after);
      if (part === 'profiles') return profiles(account, after);
      return part === 'charts' ? charts(account, after) : compatibility(account, after);
    },
    deleteRecords: async ({ caller }) => {
      const { id } = holderIn(caller).account;
      return {
        birth_profiles: await store.deleteRecords(id, 'birth-profile'),
        compatibility_results: await store.deleteRecords(id, 'compatibility'),
      };
    },
  });
}

// `2026-11-02-panchang-17` in its parts; undefined for the beginning.
function usageRowOf([year = '', month, day, operation, key]: readonly string[]): UsageRow | undefined {
  if (operation === undefined) return undefined;
  return { day: `${year}-${month}-${day}`, operation, keyId: Number(key) };
}
