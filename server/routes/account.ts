// The account of a key: its plan, its keys, its usage.

import { invalidParameters, notFound, requireOrder } from '@nirnaya/app/requests';
import { type keyAnswer, longestUsage, type newKeyBody } from '@nirnaya/contract/account';
import { operationGroups } from '@nirnaya/contract/common';
import { plans } from '@nirnaya/contract/plans';
import type { z } from '@nirnaya/contract/schema';
import { civilFromDay, isoDate } from '@nirnaya/engine/civil';
import { newKeyText } from '../access/keys/key-format.ts';
import { newKeyLimit } from '../access/keys/new-key-limit.ts';
import { isValidKey } from '../access/keys/valid-key.ts';
import { monthAt } from '../access/plans/period.ts';
import { accountBurst, quotaCounter } from '../access/plans/quota.ts';
import { mostNewKeys, mostRecords, mostWebhooks } from '../access/plans/record-limits.ts';
import { HttpError } from '../http/http-error.ts';
import type { Account, AccountStore, ApiKey } from '../store/accounts.ts';
import type { KeyPermissions } from '../store/key-permissions.ts';
import type { Store } from '../store/store.ts';
import type { UsageStore } from '../store/usage.ts';
import { holderIn } from './account-of.ts';
import { stored } from './operation/handler.ts';

/** What these operations work with. */
export interface AccountParts {
  readonly store: AccountStore & UsageStore & Pick<Store, 'counters'>;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

const hour = 3_600_000;
const dayMs = 24 * hour;

/** Keys of a page where nothing else is asked for. */
const usualPage = 50;

const instant = (ms: number): string => new Date(ms).toISOString();
const instantOrNull = (ms: number | undefined): string | null => (ms === undefined ? null : instant(ms));

/** The operations on the account of the key of the request. */
export const accountHandlers = (parts: AccountParts) => ({
  ...overviewHandlers(parts),
  ...usageHandlers(parts),
  ...keyHandlers(parts),
});

/** An account as it is answered. */
export const shownAccount = ({ id, name, plan, createdAt }: Account) => ({
  id,
  name,
  plan,
  created_at: instant(createdAt),
});

/** A key as it is answered. */
export function shownKey(key: ApiKey, now: number): z.output<typeof keyAnswer> {
  const { id, name, prefix, createdAt, expiresAt, lastUsedAt, revokedAt, permissions } = key;
  return {
    id,
    name,
    prefix,
    status: revokedAt !== undefined ? 'revoked' : isValidKey(key, now) ? 'valid' : 'expired',
    created_at: instant(createdAt),
    expires_at: instantOrNull(expiresAt),
    last_used_at: instantOrNull(lastUsedAt),
    revoked_at: instantOrNull(revokedAt),
    permissions: {
      groups: permissions.groups === undefined ? null : [...permissions.groups],
      read_only: permissions.readOnly,
      manage_keys: permissions.managesKeys,
    },
  };
}

function overviewHandlers({ store, now }: AccountParts) {
  return stored({
    account: async ({ caller }) => {
      const { account, key } = holderIn(caller);
      const month = monthAt(now());
      const [used = 0] = await store.counters.used([quotaCounter(key.id, month)]);
      const { requestsPerMonth, requestsPerMinute, keys: mostKeys } = plans[account.plan];
      return {
        account: shownAccount(account),
        key: shownKey(key, now()),
        limits: {
          requests_per_month: requestsPerMonth ?? null,
          requests_per_minute: requestsPerMinute ?? null,
          account_requests_per_minute: accountBurst(account.plan) ?? null,
          keys: mostKeys ?? null,
          new_keys_per_day: mostNewKeys[account.plan],
          webhooks: mostWebhooks[account.plan],
          profiles: mostRecords[account.plan],
        },
        usage: { month: month.name, resets_at: instant(month.end), used },
      };
    },
  });
}

function usageHandlers({ store, now }: AccountParts) {
  return stored({
    accountUsage: async ({ query, caller }) => {
      const { account } = holderIn(caller);
      const to = query.end_date ?? Math.floor(now() / dayMs);
      const from = query.start_date ?? to - civilFromDay(to).day + 1;
      requireOrder({ from, to, fields: ['start_date', 'end_date'] });
      if (to - from >= longestUsage) {
        const message = `is too late: start_date to end_date has at most ${longestUsage} days`;
        throw invalidParameters([{ field: 'end_date', message }]);
      }
      const rows = await store.usage(account.id, isoDate(from), isoDate(to));
      return {
        start_date: isoDate(from),
        end_date: isoDate(to),
        requests: rows.reduce((sum, { requests }) => sum + requests, 0),
        usage: [...rows],
      };
    },
  });
}

function keyHandlers({ store, now }: AccountParts) {
  const newKeys = newKeyLimit({ store, now });
  return stored({
    keys: async ({ query: { limit = usualPage, cursor = 0 }, caller }) => {
      const { account } = holderIn(caller);
      const storedKeys = await store.keys(account.id, { after: cursor, limit: limit + 1 });
      const page = storedKeys.slice(0, limit);
      const month = monthAt(now());
      const used = await store.counters.used(page.map(({ id }) => quotaCounter(id, month)));
      const last = page.at(-1);
      return {
        most: plans[account.plan].keys ?? null,
        keys: page.map((key, i) => ({ ...shownKey(key, now()), used: used[i] ?? 0 })),
        next_cursor: storedKeys.length > limit && last !== undefined ? String(last.id) : null,
      };
    },
    createKey: async ({ body: { name, expires_in_days, permissions: requested }, caller }) => {
      const { account } = holderIn(caller);
      const { text, prefix, hash } = newKeyText();
      const most = plans[account.plan].keys;
      const createdAt = now();
      const expiresAt = expires_in_days === undefined ? undefined : createdAt + expires_in_days * dayMs;
      const permissions = permissionsIn(requested);
      const newKey = {
        accountId: account.id,
        name: name.trim(),
        prefix,
        hash,
        createdAt,
        expiresAt,
        permissions,
      };
      const key = await newKeys.counted(account, async () => {
        const created = await store.createKey(newKey, most);
        if (created !== undefined) return created;
        const message = `The plan allows ${most} ${most === 1 ? 'key' : 'keys'}; revoke one first, or rotate it.`;
        throw new HttpError(409, 'too_many_keys', message);
      });
      return { ...shownKey(key, now()), key: text };
    },
    rotateKey: async ({ params: { key_id }, body: { overlap_hours }, caller }) => {
      const { account } = holderIn(caller);
      const old = await store.key(key_id);
      if (old === undefined || old.accountId !== account.id || !isValidKey(old, now()))
        return unknown(key_id);
      const { text, prefix, hash } = newKeyText();
      const createdAt = now();
      const life = old.expiresAt === undefined ? undefined : old.expiresAt - old.createdAt;
      const expiresAt = life === undefined ? undefined : createdAt + life;
      const successor = { accountId: account.id, name: old.name, prefix, hash, createdAt, expiresAt };
      const key = await newKeys.counted(account, async () => {
        const rotation = await store.rotateKey(key_id, successor, createdAt + overlap_hours * hour);
        if (rotation.state === 'rotated') return rotation.key;
        return rotation.state === 'unknown' ? unknown(key_id) : overlapping(key_id, rotation.predecessor);
      });
      return { ...shownKey(key, now()), key: text };
    },
    revokeKey: async ({ query: { confirm = false }, params: { key_id }, caller }) => {
      const { account, key } = holderIn(caller);
      if (key.id === key_id && !confirm) {
        const message = 'This is the key of this request. Send confirm=true to revoke it anyway.';
        throw new HttpError(409, 'own_key', message);
      }
      if (!(await store.revokeKey(account.id, key_id, now()))) unknown(key_id);
      return { id: key_id, revoked: true as const };
    },
  });
}

// A key that is restricted in anything manages no keys.
function permissionsIn({
  groups,
  read_only: readOnly = false,
  manage_keys: managesKeys = groups === undefined && !readOnly,
}: NonNullable<z.output<typeof newKeyBody>['permissions']> = {}): KeyPermissions {
  return {
    groups: groups && operationGroups.filter((group) => groups.includes(group)),
    readOnly,
    managesKeys,
  };
}

function overlapping(id: number, { id: before, expiresAt }: ApiKey): never {
  throw new HttpError(
    409,
    'rotation_overlapping',
    `Key ${id} replaced key ${before}, which is valid until ${instantOrNull(expiresAt)}. Rotate it after that, or revoke ${before} first.`,
  );
}

function unknown(id: number): never {
  throw notFound('unknown_key', `The account has no valid key ${id}.`);
}
