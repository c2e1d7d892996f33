// Forgets now and then what has had its time: counters, answers of requests that stored something, keys that ended.

import type { AccountStore } from '../store/accounts.ts';
import type { CounterStore } from '../store/counters.ts';
import type { IdempotencyStore } from '../store/idempotency.ts';

/** What is forgotten, and when. */
export interface ForgetOptions {
  readonly store: Pick<AccountStore, 'forgetKeys'> &
    Pick<IdempotencyStore, 'forgetRequests'> & { readonly counters: Pick<CounterStore, 'forget'> };
  /** milliseconds since 1970 */
  readonly now: () => number;
  /** is called with what failed; the next time tries again */
  readonly failed: (error: unknown) => void;
}

/** Milliseconds between two times, and how long answers of requests that stored something are stored. */
const every = 600_000;
const requestsStored = 24 * 3_600_000;

/** Milliseconds that a key is listed after it has ended. */
const expiredKeysStoredFor = 90 * 24 * 3_600_000;

/** Begins; gives what stops it. */
export function forgetExpired({ store, now, failed }: ForgetOptions): () => void {
  const forget = async (): Promise<void> => {
    await store.counters.forget(now());
    await store.forgetRequests(now() - requestsStored);
    await store.forgetKeys(now() - expiredKeysStoredFor);
  };
  const timer = setInterval(() => forget().catch(failed), every);
  timer.unref();
  return () => clearInterval(timer);
}
