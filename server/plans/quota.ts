// Quotas of months and bursts of minutes, counted so that however many replicas share a key, it is granted exactly
// what its plan allows. In: the holder of a key. Out: where the key stands, and a 429 where it has no more.

import { lruOfBytes } from '../../engine/cache/byte-cache.ts';
import { HttpError } from '../http/http-error.ts';
import type { Standing } from '../http/rate-headers.ts';
import type { KeyWithAccount } from '../store/accounts.ts';
import type { CounterStore, Take, Taken } from '../store/counters.ts';
import { minuteAt, monthAt, type Period } from './period.ts';
import { plans } from './plans.ts';

/** What came of a request to be admitted. */
export interface Admission {
  readonly standing: Standing;
  /** the 429 of a request that is not admitted */
  readonly refusal?: HttpError;
}

/** Counts requests. Everything fails with `StoreUnavailable` where the counters cannot be reached. */
export interface Quota {
  /** Takes a request of the minute and, where it is counted, of the month. */
  take(holder: KeyWithAccount, counted: boolean): Promise<Admission>;
  /** where a key stands, with nothing taken */
  standing(holder: KeyWithAccount): Promise<Standing>;
}

/** How long counters are kept after their period, milliseconds: clocks of replicas differ. */
const grace = 3_600_000;

/** A key that has used up a minute, and what it was answered. */
interface Exhausted {
  readonly limit: number;
  readonly standing: Standing;
  readonly code: RefusalCode;
}

type RefusalCode = 'quota_exceeded' | 'rate_limited';

/** Counts with counters that replicas share; `failed` hears of what could not be given back. */
export function openQuota(
  counters: CounterStore,
  now: () => number,
  failed: (error: unknown) => void,
): Quota {
  // The rest of such a minute needs no counter: it is refused at the cost of a look into this.
  const exhausted = lruOfBytes<string, Exhausted>({
    name: 'minutes used up',
    limit: 1_000_000,
    bytesOf: (_, name) => 300 + name.length,
  });

  const giveBack = async (takes: readonly Take[], taken: readonly Taken[]): Promise<void> => {
    const granted = takes.filter((_, i) => taken[i].granted > 0);
    await Promise.all(granted.map(({ name, amount }) => counters.giveBack(name, amount))).catch(failed);
  };

  const standing = async (holder: KeyWithAccount): Promise<Standing> => {
    const names = monthly(holder, monthAt(now())).map(({ name }) => name);
    return standingOf(holder, await counters.used(names));
  };

  return {
    standing,
    take: async (holder, counted) => {
      const at = now();
      const burst = burstOf(holder, minuteAt(at));
      const known = burst === undefined ? undefined : exhausted.get(burst.name);
      // A larger plan may have more left, and what is not counted heeds no month.
      if (known !== undefined && known.limit === burst?.limit && (counted || known.code === 'rate_limited')) {
        return { standing: known.standing, refusal: refusalOf(known.code, holder, at) };
      }
      const ofMonth = counted ? monthly(holder, monthAt(at)) : [];
      const taken = await counters.take([...ofMonth, ...(burst === undefined ? [] : [burst])]);
      const takenOfMonth = taken.slice(0, ofMonth.length);
      const isOver = takenOfMonth.some(({ granted }) => granted === 0);
      const isTooFast = burst !== undefined && taken[ofMonth.length].granted === 0;
      const isAdmitted = !isOver && !isTooFast;
      if (!isAdmitted) await giveBack(ofMonth, takenOfMonth);
      const left = counted
        ? standingOf(
            holder,
            takenOfMonth.map(({ used, granted }) => (isAdmitted ? used : used - granted)),
          )
        : await standing(holder);
      if (isAdmitted) return { standing: left };
      const code = isOver ? 'quota_exceeded' : 'rate_limited';
      if (isTooFast && burst?.limit !== undefined) {
        exhausted.set(burst.name, { limit: burst.limit, standing: left, code });
      }
      return { standing: left, refusal: refusalOf(code, holder, at) };
    },
  };
}

/** The name of the counter of what a key has used of its quota of a month. */
export const quotaCounter = (keyId: number, { name }: Pick<Period, 'name'>): string =>
  `quota:${keyId}:${name}`;

/**
 * The counters of a month: of the key, and, where there is a bound, of all keys that the account may have together. The
 * second makes no difference to keys that live all the month; it is why replacing a key does not renew its quota.
 */
function monthly({ key, account }: KeyWithAccount, month: Period): readonly Take[] {
  const { requestsPerMonth: limit, keys } = plans[account.plan];
  const expiresAt = month.end + grace;
  const ofKey = { name: quotaCounter(key.id, month), amount: 1, limit, expiresAt };
  if (limit === undefined || keys === undefined) return [ofKey];
  const name = `quota:account:${account.id}:${month.name}`;
  return [ofKey, { name, amount: 1, limit: limit * keys, expiresAt }];
}

function burstOf({ key, account }: KeyWithAccount, minute: Period): Take | undefined {
  const limit = plans[account.plan].requestsPerMinute;
  if (limit === undefined) return undefined;
  return { name: `burst:${key.id}:${minute.name}`, amount: 1, limit, expiresAt: minute.end + grace };
}

// `used` is of the counters of `monthly`, in their order. What counts is what is left by the nearer bound.
function standingOf({ account: { plan } }: KeyWithAccount, used: readonly number[]): Standing {
  const { requestsPerMonth: limit, keys } = plans[plan];
  const [ofKey, ofAccount] = used;
  if (limit === undefined) return { plan, limit, used: ofKey };
  const spent = keys === undefined || ofAccount === undefined ? 0 : ofAccount - limit * (keys - 1);
  return { plan, limit, used: Math.min(limit, Math.max(ofKey, spent)) };
}

function refusalOf(code: RefusalCode, { account }: KeyWithAccount, now: number): HttpError {
  const { requestsPerMonth, requestsPerMinute } = plans[account.plan];
  const { end } = code === 'quota_exceeded' ? monthAt(now) : minuteAt(now);
  const message =
    code === 'quota_exceeded'
      ? `The ${requestsPerMonth} requests of this month are used up. The next month begins at ${new Date(end).toISOString()}.`
      : `The ${requestsPerMinute} requests of this minute are used up.`;
  return new HttpError(429, code, message, { retryAfter: Math.max(1, Math.ceil((end - now) / 1000)) });
}
