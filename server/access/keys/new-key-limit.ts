// How many keys an account makes in a day, rotations included: each key that was made counts, none that was refused.

import { HttpError } from '../../http/http-error.ts';
import type { Account } from '../../store/accounts.ts';
import type { CounterStore } from '../../store/counters.ts';
import { dayAt } from '../plans/period.ts';
import { mostNewKeys } from '../plans/record-limits.ts';

/** How long a counter is kept after its day, milliseconds: clocks of replicas differ. */
const grace = 3_600_000;

/** The limit. */
export interface NewKeyLimit {
  /** Makes a key and counts it; a 429 where the account has made as many as it may today. What throws is not counted. */
  counted<T>(account: Account, make: () => Promise<T>): Promise<T>;
}

/** Where new keys are counted. */
interface NewKeyLimitOptions {
  readonly store: { readonly counters: CounterStore };
  /** milliseconds since 1970 */
  readonly now: () => number;
}

/** Counts new keys in counters that replicas share. */
export function newKeyLimit({ store, now }: NewKeyLimitOptions): NewKeyLimit {
  return {
    counted: async ({ id, plan }, make) => {
      const day = dayAt(now());
      const limit = mostNewKeys[plan];
      const name = `keys:${id}:${day.name}`;
      const [taken] = await store.counters.take([{ name, amount: 1, limit, expiresAt: day.end + grace }]);
      if (taken?.granted !== 1) {
        const message = `The plan allows ${limit} new keys a day, rotations included. The next day begins at ${new Date(day.end).toISOString()}.`;
        const retryAfter = Math.max(1, Math.ceil((day.end - now()) / 1000));
        throw new HttpError(429, 'too_many_new_keys', message, { retryAfter });
      }
      try {
        return await make();
      } catch (error) {
        await store.counters.giveBack(name, 1);
        throw error;
      }
    },
  };
}
