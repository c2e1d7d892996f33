// The account of a key: its plan, its keys, its usage.

import { invalidParameters, notFound } from '../../app/refusal.ts';
import type { z } from '../../app/shapes/zod.ts';
import { civilFromDay, isoDate } from '../../engine/place/civil.ts';
import { newKeyText } from '../auth/key-format.ts';
import { HttpError } from '../http/http-error.ts';
import { type Operation, operation } from '../http/operation.ts';
import { mostRecords, mostWebhooks } from '../plans/kept.ts';
import { monthAt } from '../plans/period.ts';
import { plans } from '../plans/plans.ts';
import { quotaCounter } from '../plans/quota.ts';
import {
  accountAnswer,
  type keyAnswer,
  keyId,
  keyRevoked,
  keyRotationBody,
  keysAnswer,
  keyWithText,
  newKeyBody,
  usageAnswer,
} from '../schemas/account.ts';
import { booleanText, dateText } from '../schemas/text.ts';
import type { Account, AccountStore, ApiKey } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';
import type { UsageStore } from '../store/usage.ts';
import { holderIn } from './account-of.ts';

/** What these operations work with. */
export interface AccountParts {
  readonly store: AccountStore & UsageStore & Pick<Store, 'counters'>;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

const hour = 3_600_000;
const dayMs = 24 * hour;

/** The most days of usage in one answer. */
const longestUsage = 92;

/** Looking after an account costs nothing of the quota. */
const common = { group: 'Account', plan: 'free', uncounted: true, live: true, elsewhere: true } as const;

const instant = (ms: number): string => new Date(ms).toISOString();
const instantOrNull = (ms: number | undefined): string | null => (ms === undefined ? null : instant(ms));

/** The operations on the account of the key of the request. */
export function accountOperations(parts: AccountParts): Operation[] {
  return [overview(parts), usage(parts), ...keyOperations(parts)];
}

/** An account as it is answered. */
export const shownAccount = ({ id, name, plan, createdAt }: Account) => ({
  id,
  name,
  plan,
  created_at: instant(createdAt),
});

/** A key as it is answered. */
export function shownKey(key: ApiKey, now: number): z.output<typeof keyAnswer> {
  const { id, name, prefix, createdAt, expiresAt, lastUsedAt, revokedAt } = key;
  return {
    id,
    name,
    prefix,
    status: revokedAt !== undefined ? 'revoked' : isValid(key, now) ? 'valid' : 'expired',
    created_at: instant(createdAt),
    expires_at: instantOrNull(expiresAt),
    last_used_at: instantOrNull(lastUsedAt),
    revoked_at: instantOrNull(revokedAt),
  };
}

const isValid = ({ revokedAt, expiresAt }: ApiKey, now: number): boolean =>
  revokedAt === undefined && (expiresAt === undefined || expiresAt > now);

function overview({ store, now }: AccountParts): Operation {
  return operation({
    ...common,
    id: 'account',
    path: '/v1/account',
    summary: 'The account of the key: plan, limits, what was used this month',
    query: {},
    params: {},
    answer: accountAnswer,
    refusals: [],
    respond: async (_query, _params, _body, caller) => {
      const { account, key } = holderIn(caller);
      const month = monthAt(now());
      const keys = (await store.keys(account.id)).filter((each) => each.revokedAt === undefined);
      const used = await store.counters.used(keys.map(({ id }) => quotaCounter(id, month)));
      const { requestsPerMonth, requestsPerMinute, keys: mostKeys } = plans[account.plan];
      return {
        account: shownAccount(account),
        key: shownKey(key, now()),
        limits: {
          requests_per_month: requestsPerMonth ?? null,
          requests_per_minute: requestsPerMinute ?? null,
          keys: mostKeys ?? null,
          webhooks: mostWebhooks[account.plan],
          profiles: mostRecords[account.plan],
        },
        usage: {
          month: month.name,
          resets_at: instant(month.end),
          keys: keys.map(({ id }, i) => ({ key_id: id, used: used[i] ?? 0 })),
        },
      };
    },
  });
}

function usage({ store, now }: AccountParts): Operation {
  return operation({
    ...common,
    id: 'accountUsage',
    path: '/v1/account/usage',
    summary: 'Requests by day and operation',
    description: `At most ${longestUsage} days; default those of this month so far. Days are those of UTC.`,
    query: {
      from: dateText().optional().describe('First day; default the 1st of the month of to.'),
      to: dateText().optional().describe('Last day; default today.'),
    },
    params: {},
    answer: usageAnswer,
    refusals: [],
    respond: async (query, _params, _body, caller) => {
      const { account } = holderIn(caller);
      const to = query.to ?? Math.floor(now() / dayMs);
      const from = query.from ?? to - civilFromDay(to).day + 1;
      if (to < from) throw invalidParameters([{ field: 'to', message: 'must not come before from' }]);
      if (to - from >= longestUsage) {
        throw invalidParameters([
          { field: 'to', message: `must be at most ${longestUsage} days from from on` },
        ]);
      }
      const rows = await store.usage(account.id, isoDate(from), isoDate(to));
      const sums = new Map<string, { day: string; operation: string; requests: number }>();
      for (const { day, operation: id, requests } of rows) {
        const known = sums.get(`${day} ${id}`);
        sums.set(`${day} ${id}`, { day, operation: id, requests: requests + (known?.requests ?? 0) });
      }
      return {
        from: isoDate(from),
        to: isoDate(to),
        total: rows.reduce((sum, { requests }) => sum + requests, 0),
        usage: [...sums.values()],
      };
    },
  });
}

function keyOperations({ store, now }: AccountParts): Operation[] {
  return [
    operation({
      ...common,
      id: 'keys',
      path: '/v1/account/keys',
      summary: 'The keys of the account, revoked ones too',
      query: {},
      params: {},
      answer: keysAnswer,
      refusals: [],
      respond: async (_query, _params, _body, caller) => {
        const { account } = holderIn(caller);
        const keys = await store.keys(account.id);
        return { most: plans[account.plan].keys ?? null, keys: keys.map((key) => shownKey(key, now())) };
      },
    }),
    operation({
      ...common,
      id: 'createKey',
      method: 'post',
      path: '/v1/account/keys',
      stores: true,
      status: 201,
      summary: 'Makes a key; it is shown only in this answer',
      query: {},
      params: {},
      body: newKeyBody,
      answer: keyWithText,
      refusals: [409],
      respond: async (_query, _params, { name, expires_in_days }, caller) => {
        const { account } = holderIn(caller);
        const { text, prefix, hash } = newKeyText();
        const most = plans[account.plan].keys;
        const createdAt = now();
        const expiresAt = expires_in_days === undefined ? undefined : createdAt + expires_in_days * dayMs;
        const key = await store.createKey(
          { accountId: account.id, name: name.trim(), prefix, hash, createdAt, expiresAt },
          most,
        );
        if (key === undefined) {
          const message = `The plan allows ${most} ${most === 1 ? 'key' : 'keys'}; revoke one first, or rotate it.`;
          throw new HttpError(409, 'too_many_keys', message);
        }
        return { ...shownKey(key, now()), key: text };
      },
    }),
    operation({
      ...common,
      id: 'rotateKey',
      method: 'post',
      path: '/v1/account/keys/{key_id}/rotate',
      stores: true,
      status: 201,
      summary: 'Replaces a key; for a while the one before is still valid',
      description:
        'The new key has the name of the one before, and where that expires, as long a life. It is shown only in this answer.',
      query: {},
      params: keyId,
      body: keyRotationBody,
      answer: keyWithText,
      refusals: [404],
      respond: async (_query, { key_id }, { overlap_hours }, caller) => {
        const { account } = holderIn(caller);
        const old = (await store.keys(account.id)).find(({ id }) => id === key_id);
        if (old === undefined || !isValid(old, now())) return unknown(key_id);
        const { text, prefix, hash } = newKeyText();
        const createdAt = now();
        const life = old.expiresAt === undefined ? undefined : old.expiresAt - old.createdAt;
        const expiresAt = life === undefined ? undefined : createdAt + life;
        const successor = { accountId: account.id, name: old.name, prefix, hash, createdAt, expiresAt };
        const key = await store.rotateKey(key_id, successor, createdAt + overlap_hours * hour);
        return key === undefined ? unknown(key_id) : { ...shownKey(key, now()), key: text };
      },
    }),
    operation({
      ...common,
      id: 'revokeKey',
      method: 'delete',
      path: '/v1/account/keys/{key_id}',
      summary: 'Revokes a key, on every replica within 5 seconds',
      query: {
        confirm: booleanText()
          .optional()
          .describe('true: also if it is the key of this request; by default that one is refused.')
          .openapi({ default: false }),
      },
      params: keyId,
      answer: keyRevoked,
      refusals: [404, 409],
      respond: async ({ confirm = false }, { key_id }, _body, caller) => {
        const { account, key } = holderIn(caller);
        if (key.id === key_id && !confirm) {
          const message = 'This is the key of this request. To revoke it all the same, send confirm=true.';
          throw new HttpError(409, 'own_key', message);
        }
        if (!(await store.revokeKey(account.id, key_id, now()))) unknown(key_id);
        return { id: key_id, revoked: true as const };
      },
    }),
  ];
}

function unknown(id: number): never {
  throw notFound('unknown_key', `There is no valid key ${id} of this account.`);
}
