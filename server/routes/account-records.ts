// All that is kept for an account, to be taken along or removed.

import { invalidParameters } from '../../app/refusal.ts';
import { z } from '../../app/shapes/zod.ts';
import { type Operation, operation } from '../http/operation.ts';
import { exportAnswer, recordsDeleted } from '../schemas/account.ts';
import type { Account, AccountStore } from '../store/accounts.ts';
import type { RecordKind, RecordStore } from '../store/records.ts';
import type { UsageStore } from '../store/usage.ts';
import type { WebhookStore } from '../store/webhooks.ts';
import { shownWebhook } from '../webhooks/shown.ts';
import { shownAccount, shownKey } from './account.ts';
import { holderIn } from './account-of.ts';
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

const common = { group: 'Account', plan: 'free', uncounted: true, live: true, elsewhere: true } as const;

/** Exporting and deleting. */
export function accountRecordOperations({ store, now }: AccountRecordParts): Operation[] {
  const records = async (
    account: Account,
    kind: RecordKind,
    after: number,
    size = pageSize,
    bodied = false,
  ) => {
    const found = await store.records(account.id, kind, { after, limit: size + 1, bodied });
    const page = found.slice(0, size);
    return { page, next: found.length > size ? page.at(-1)?.id : undefined };
  };
  // The same with what was kept in full, one at a time.
  const inFull = async (account: Account, kind: RecordKind, after: number) => {
    // A profile that was kept by itself has no chart.
    const bodied = kind === 'birth-profile';
    const { page, next } = await records(account, kind, after, fullPageSize, bodied);
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
    keys: (await store.keys(account.id)).map((key) => shownKey(key, now())),
    webhooks: (await store.webhooks(account.id)).map((webhook) => shownWebhook(webhook, now())),
    next_cursor: 'profiles-0',
  });
  const profiles = async (account: Account, after: number): Promise<Export> => {
    const { page, next } = await records(account, 'birth-profile', after);
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
      next_cursor: next === undefined ? `usage-${monthNumber(account.createdAt)}` : `compatibility-${next}`,
    };
  };
  const usage = async (account: Account, month: number): Promise<Export> => {
    const rows = await store.usage(account.id, ...daysOf(month));
    return {
      usage: rows.map(({ day, operation: id, requests, keyId }) => ({
        day,
        operation: id,
        requests,
        key_id: keyId,
      })),
      next_cursor: month < monthNumber(now()) ? `usage-${month + 1}` : null,
    };
  };

  return [
    operation({
      ...common,
      id: 'exportAccount',
      path: '/v1/account/export',
      summary: 'All that is kept for the account, page by page',
      description:
        'Keys and webhooks come without their secrets. Follow next_cursor until it is null; a page may be empty before that. What was sent to webhooks is under their deliveries.',
      query: {
        cursor: z
          .string()
          .regex(
            /^(profiles|charts|compatibility|usage)-\d{1,9}$/,
            'must be the next_cursor of the page before',
          )
          .optional()
          .describe('The next_cursor of the page before; without it the first page.')
          .openapi({ example: 'profiles-0' }),
      },
      params: {},
      answer: exportAnswer,
      refusals: [],
      respond: (query, _params, _body, caller) => {
        const { account } = holderIn(caller);
        if (query.cursor === undefined) return first(account);
        const [part, number = ''] = query.cursor.split('-');
        const after = Number(number);
        if (part === 'profiles') return profiles(account, after);
        if (part === 'charts') return charts(account, after);
        if (part === 'compatibility') return compatibility(account, after);
        if (after < monthNumber(account.createdAt) || after > monthNumber(now())) {
          throw invalidParameters([
            { field: 'cursor', message: 'must be the next_cursor of the page before' },
          ]);
        }
        return usage(account, after);
      },
    }),
    operation({
      ...common,
      id: 'deleteRecords',
      method: 'delete',
      path: '/v1/account/records',
      summary: 'Removes every birth profile with its chart, and every result of compatibility of the account',
      query: {},
      params: {},
      answer: recordsDeleted,
      refusals: [],
      respond: async (_query, _params, _body, caller) => {
        const { id } = holderIn(caller).account;
        return {
          birth_profiles: await store.deleteRecords(id, 'birth-profile'),
          compatibility_results: await store.deleteRecords(id, 'compatibility'),
        };
      },
    }),
  ];
}

// Months in UTC, counted from year 0.
function monthNumber(ms: number): number {
  const date = new Date(ms);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function daysOf(month: number): [from: string, to: string] {
  const [year, of] = [Math.floor(month / 12), month % 12];
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  return [day(Date.UTC(year, of, 1)), day(Date.UTC(year, of + 1, 0))];
}
