// Access control before every operation that is not public: authenticates the key, authorizes the request by plan and
// permissions, and meters it against month and minute. In: a request. Out: the caller, or a 401, 402, 403 or 429.

import { includes, type PlanId, plans } from '@nirnaya/contract/plans';
import { openCache } from '@nirnaya/engine/cache';
import type { Request, Response } from 'express';
import { addressOf } from '../http/address.ts';
import { HttpError } from '../http/http-error.ts';
import type { Account, AccountStore, ApiKey } from '../store/accounts.ts';
import type { IdempotencyStore } from '../store/idempotency.ts';
import type { Store } from '../store/store.ts';
import type { UsageStore } from '../store/usage.ts';
import type { AccessPolicy, Terms } from './access-policy.ts';
import { anonymousAt, type Caller, holderAt } from './caller.ts';
import { holderOf, type KeyLinks } from './keys/holder.ts';
import { knownKeys } from './keys/known-keys.ts';
import { forbidden } from './keys/permissions.ts';
import { useNotes } from './keys/use-notes.ts';
import { monthAt } from './plans/period.ts';
import { openQuota } from './plans/quota.ts';
import {
  type QuotaUsage,
  setCounted,
  setRateHeaders,
  type WarningPercent,
  warningOf,
} from './rate-headers.ts';

/** What access control needs of the store. */
export type AccessStore = Pick<AccountStore, 'keyByHash' | 'touchKeys'> &
  Pick<UsageStore, 'addUsage'> &
  IdempotencyStore &
  Pick<Store, 'counters'>;

/** A key has used up much of its quota. */
export interface QuotaWarning {
  readonly account: Account;
  readonly key: ApiKey;
  readonly percent: WarningPercent;
  /** the calendar month, UTC, `2026-11` */
  readonly month: string;
  readonly usage: QuotaUsage;
}

/** What access control is made of. */
export interface AccessControlOptions {
  readonly store: AccessStore;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /**
   * hears of keys that have reached 75 and 90 per cent of their quota: once in each process, and again after a restart,
   * so that what is to happen once is for the store to decide
   */
  readonly onQuota?: (warning: QuotaWarning) => void;
  /** hears of what failed without a request failing of it */
  readonly failed?: (error: unknown) => void;
  readonly links?: KeyLinks;
}

/** Access control. */
export interface AccessControl {
  /**
   * Admits a request and counts it, and sets the headers that say how much is left. Throws a 401, 402, 403 or 429, and
   * `StoreUnavailable`.
   */
  admit(request: Request, response: Response, operation: AccessPolicy): Promise<Caller>;
  /**
   * Holds an admitted request, once it is parsed, to its own terms: the plan that it needs, and as how many it counts. Throws
   * a 402; a 422 where the plan lets fewer through in a minute; and a 429 where fewer are left.
   */
  meter(response: Response, caller: Caller, terms: Terms): Promise<void>;
  /** requests that store something, by their `Idempotency-Key` */
  readonly requests: IdempotencyStore;
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** writes what was noted of the use of keys */
  flush(): Promise<void>;
  /** the same, and stops */
  close(): Promise<void>;
}

/** Where people read about keys and get them. */
const ownPages: KeyLinks = { docs: '/docs', getKey: '/dashboard' };

/** Opens access control; it is to be closed before the store. */
export function openAccessControl({
  store,
  now,
  onQuota = () => {},
  failed = () => {},
  links = ownPages,
}: AccessControlOptions): AccessControl {
  const keys = knownKeys({ accounts: store, now });
  const quota = openQuota(store.counters, now, failed);
  const notes = useNotes({ store, failed });
  const announced = openCache<string, true>({ name: 'warnings of quotas', limit: 4000 });
  const announce = (account: Account, key: ApiKey, usage: QuotaUsage): void => {
    const percent = warningOf(usage);
    if (percent === undefined) return;
    const month = monthAt(now()).name;
    const name = `${key.id}:${month}:${percent}`;
    if (announced.has(name)) return;
    announced.set(name, true);
    onQuota({ account, key, percent, month, usage });
  };
  return {
    requests: store,
    now,
    flush: notes.flush,
    close: notes.close,
    admit: async (request, response, operation) => {
      const { plan, uncounted, id } = operation;
      const address = addressOf(request);
      if (plan === undefined) return anonymousAt(address);
      response.vary('X-API-Key');
      const holder = await holderOf(request.get('X-API-Key'), keys, now(), links);
      const { account, key } = holder;
      if (!includes(account.plan, plan)) {
        setRateHeaders(response, await quota.usage(holder), now());
        throw upgradeRequired(plan, account.plan);
      }
      const restricted = forbidden(key.permissions, operation, request.query);
      if (restricted !== undefined) {
        setRateHeaders(response, await quota.usage(holder), now());
        throw restricted;
      }
      const { usage, refusal } = await quota.take(holder, !uncounted);
      setRateHeaders(response, usage, now());
      if (refusal !== undefined) throw refusal;
      setCounted(response, uncounted ? 0 : 1);
      announce(account, key, usage);
      notes.note({ accountId: account.id, keyId: key.id, operation: id, at: now() });
      return holderAt(address, account, key);
    },
    meter: async (response, { account, key }, { counted, plan }) => {
      if (account === undefined || key === undefined) return;
      if (plan !== undefined && !includes(account.plan, plan)) {
        setRateHeaders(response, await quota.giveBack({ account, key }), now());
        setCounted(response, 0);
        throw upgradeRequired(plan, account.plan);
      }
      if (counted === 1) return;
      const { name, requestsPerMinute: most = counted } = plans[account.plan];
      if (counted > most) throw countsTooMuch(counted, most, name);
      const { usage, refusal } = await quota.takeRest({ account, key }, counted);
      setRateHeaders(response, usage, now());
      setCounted(response, refusal === undefined ? counted : 0);
      if (refusal !== undefined) throw refusal;
      announce(account, key, usage);
    },
  };
}

const countsTooMuch = (counted: number, most: number, plan: string): HttpError =>
  new HttpError(
    422,
    'counts_too_much',
    `The request counts as ${counted} requests, and the plan ${plan} allows ${most} a minute. Split it into requests that count as at most ${most} each; /v1/pricing says how requests count.`,
    { details: { counted, most } },
  );

const upgradeRequired = (required: PlanId, current: PlanId): HttpError =>
  new HttpError(
    402,
    'plan_upgrade_required',
    `This operation requires the plan ${plans[required].name} or above; the key has the plan ${plans[current].name}.`,
    { details: { required_plan: required, current_plan: current } },
  );
