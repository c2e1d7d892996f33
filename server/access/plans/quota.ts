// Quotas of months and bursts of minutes, counted so that however many replicas share a key, it is granted exactly
// what its plan allows, and the keys of an account together no more than its plan's number of them. In: the holder of a key. Out: where the key stands, and a 429 where it has no more.

import { type PlanId, plans } from '@nirnaya/contract/plans';
import { openCache } from '@nirnaya/engine/cache';
import { HttpError } from '../../http/http-error.ts';
import type { KeyWithAccount } from '../../store/accounts.ts';
import type { CounterStore, Take, Taken } from '../../store/counters.ts';
import type { QuotaUsage } from '../rate-headers.ts';
import { minuteAt, monthAt, type Period } from './period.ts';

/** What came of a request to be admitted. */
export interface Admission {
  readonly usage: QuotaUsage;
  /** the 429 of a request that is not admitted */
  readonly refusal?: HttpError;
}

/** Counts requests. Everything fails with `StoreUnavailable` where the counters cannot be reached. */
export interface Quota {
  /** Takes a request of the minute and, where it is counted, of the month. */
  take(holder: KeyWithAccount, counted: boolean): Promise<Admission>;
  /**
   * Takes the rest of a counted request that counts as more than one, or nothing: then the month has nothing of it, and the
   * minute the one that was taken already.
   */
  takeRest(holder: KeyWithAccount, counted: number): Promise<Admission>;
  /** Gives a request that was taken back to the month; the minute keeps it, so that refusals are bounded. */
  giveBack(holder: KeyWithAccount): Promise<QuotaUsage>;
  /** where a key stands, with nothing taken */
  usage(holder: KeyWithAccount): Promise<QuotaUsage>;
}

/** How long counters are kept after their period, milliseconds: clocks of replicas differ. */
const grace = 3_600_000;

/** A key that has used up a minute, and what it was answered. */
interface Exhausted {
  readonly limit: number;
  readonly usage: QuotaUsage;
  readonly code: RefusalCode;
}

type RefusalCode = 'quota_exceeded' | 'rate_limited' | 'account_rate_limited';

/** Counts with counters that replicas share; `failed` hears of what could not be given back. */
export function openQuota(
  counters: CounterStore,
  now: () => number,
  failed: (error: unknown) => void,
): Quota {
  // The rest of such a minute needs no counter: it is refused at the cost of a look into this.
  const exhausted = openCache<string, Exhausted>({ name: 'minutes used up', limit: 2000 });

  const giveBackTaken = async (takes: readonly Take[], taken: readonly Taken[]): Promise<void> => {
    const granted = takes.map(({ name }, i) => ({ name, amount: taken[i].granted }));
    const some = granted.filter(({ amount }) => amount > 0);
    await Promise.all(some.map(({ name, amount }) => counters.giveBack(name, amount))).catch(failed);
  };

  const usage = async (holder: KeyWithAccount): Promise<QuotaUsage> => {
    const at = now();
    const ofMonth = monthly(holder, monthAt(at)).map(({ name }) => name);
    const ofMinute = burstsOf(holder, minuteAt(at)).map(({ name }) => name);
    const used = await counters.used([...ofMonth, ...ofMinute]);
    return usageOf(holder, used.slice(0, ofMonth.length), used.slice(ofMonth.length));
  };

  const giveBack = async (holder: KeyWithAccount): Promise<QuotaUsage> => {
    const first = monthly(holder, monthAt(now()));
    await Promise.all(first.map(({ name, amount }) => counters.giveBack(name, amount))).catch(failed);
    return usage(holder);
  };

  return {
    usage,
    giveBack,
    take: async (holder, counted) => {
      const at = now();
      const bursts = burstsOf(holder, minuteAt(at));
      const [burst] = bursts;
      const known = burst === undefined ? undefined : exhausted.get(burst.name);
      // A larger plan may have more left, and what is not counted heeds no month.
      if (
        known !== undefined &&
        known.limit === burst?.limit &&
        (counted || known.code !== 'quota_exceeded')
      ) {
        return { usage: known.usage, refusal: refusalOf(known.code, holder, at) };
      }
      const ofMonth = counted ? monthly(holder, monthAt(at)) : [];
      const taken = await counters.take([...ofMonth, ...bursts]);
      const takenOfMonth = taken.slice(0, ofMonth.length);
      const takenOfMinute = taken.slice(ofMonth.length);
      const isOver = takenOfMonth.some(({ granted }) => granted === 0);
      const isTooFast = takenOfMinute.some(({ granted }) => granted === 0);
      const isAdmitted = !isOver && !isTooFast;
      if (!isAdmitted) await giveBackTaken(ofMonth, takenOfMonth);
      // A key that is too fast takes nothing of what its account's other keys may ask.
      if (takenOfMinute[0]?.granted === 0) await giveBackTaken(bursts.slice(1), takenOfMinute.slice(1));
      const left = counted
        ? usageOf(
            holder,
            takenOfMonth.map(({ used, granted }) => (isAdmitted ? used : used - granted)),
            takenOfMinute.map(({ used }) => used),
          )
        : await usage(holder);
      if (isAdmitted) return { usage: left };
      const code = isOver
        ? 'quota_exceeded'
        : takenOfMinute[0]?.granted === 0
          ? 'rate_limited'
          : 'account_rate_limited';
      if (isTooFast && burst?.limit !== undefined) {
        exhausted.set(burst.name, { limit: burst.limit, usage: left, code });
      }
      return { usage: left, refusal: refusalOf(code, holder, at) };
    },
    takeRest: async (holder, counted) => {
      const at = now();
      const rest = counted - 1;
      const ofMonth = monthly(holder, monthAt(at), rest);
      const bursts = burstsOf(holder, minuteAt(at), rest);
      const takes = [...ofMonth, ...bursts];
      const taken = await counters.take(takes);
      const used = taken.map((one) => one.used);
      const lacks = taken.map(({ granted }) => granted < rest);
      if (!lacks.includes(true)) {
        return { usage: usageOf(holder, used.slice(0, ofMonth.length), used.slice(ofMonth.length)) };
      }
      await giveBackTaken(takes, taken);
      const code = lacks.slice(0, ofMonth.length).includes(true)
        ? 'quota_exceeded'
        : lacks[ofMonth.length] === true
          ? 'rate_limited'
          : 'account_rate_limited';
      return { usage: await giveBack(holder), refusal: refusalOf(code, holder, at, counted) };
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
function monthly({ key, account }: KeyWithAccount, month: Period, amount = 1): readonly Take[] {
  const { requestsPerMonth: limit, keys } = plans[account.plan];
  const expiresAt = month.end + grace;
  const ofKey = { name: quotaCounter(key.id, month), amount, limit, expiresAt };
  if (limit === undefined || keys === undefined) return [ofKey];
  const name = `quota:account:${account.id}:${month.name}`;
  return [ofKey, { name, amount, limit: limit * keys, expiresAt }];
}

/** The counters of a minute: of the key, and of all keys that the account may have together. None where there is no bound. */
function burstsOf({ key, account }: KeyWithAccount, minute: Period, amount = 1): readonly Take[] {
  const { requestsPerMinute: limit } = plans[account.plan];
  if (limit === undefined) return [];
  const expiresAt = minute.end + grace;
  const ofKey = { name: `burst:${key.id}:${minute.name}`, amount, limit, expiresAt };
  const ofAccount = accountBurst(account.plan);
  if (ofAccount === undefined) return [ofKey];
  return [ofKey, { name: `burst:account:${account.id}:${minute.name}`, amount, limit: ofAccount, expiresAt }];
}

/** Requests a minute of all keys of an account together; undefined: any number. */
export function accountBurst(plan: PlanId): number | undefined {
  const { requestsPerMinute, keys } = plans[plan];
  return requestsPerMinute === undefined || keys === undefined ? undefined : requestsPerMinute * keys;
}

// What was used is of the counters of `monthly` and of `burstsOf`, in their order. What counts is what is left by the nearer
// bound.
function usageOf(
  { account: { plan } }: KeyWithAccount,
  usedOfMonth: readonly number[],
  usedOfMinute: readonly number[],
): QuotaUsage {
  const { requestsPerMonth: limit, requestsPerMinute: burst, keys } = plans[plan];
  const [ofKey, ofAccount] = usedOfMonth;
  const bounds = [burst, accountBurst(plan)];
  const left = usedOfMinute.map((used, i) => Math.max(0, (bounds[i] ?? used) - used));
  const minute = burst === undefined ? undefined : { limit: burst, left: Math.min(burst, ...left) };
  if (limit === undefined) return { plan, limit, used: ofKey, minute };
  const spent = keys === undefined || ofAccount === undefined ? 0 : ofAccount - limit * (keys - 1);
  return { plan, limit, used: Math.min(limit, Math.max(ofKey, spent)), minute };
}

function refusalOf(code: RefusalCode, { account }: KeyWithAccount, now: number, counted = 1): HttpError {
  const { requestsPerMonth, requestsPerMinute } = plans[account.plan];
  const { end } = code === 'quota_exceeded' ? monthAt(now) : minuteAt(now);
  const rest = counted === 1 ? '' : `, or fewer are left than the ${counted} that this one counts as`;
  const messages: Readonly<Record<RefusalCode, string>> = {
    quota_exceeded: `The ${requestsPerMonth} requests of this month are used up${rest}. The next month begins at ${new Date(end).toISOString()}.`,
    rate_limited: `The ${requestsPerMinute} requests of this minute are used up${rest}.`,
    account_rate_limited: `The keys of the account have together used up the ${accountBurst(account.plan)} requests of this minute${rest}.`,
  };
  return new HttpError(429, code, messages[code], { retryAfter: Math.max(1, Math.ceil((end - now) / 1000)) });
}
