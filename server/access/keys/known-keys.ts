// Keys looked up by their hash and remembered for a moment, so that the store is not asked at every request, and one
// that is revoked is refused by every replica soon after.

import { openCache } from '@nirnaya/engine/cache';
import type { AccountStore, KeyWithAccount } from '../../store/accounts.ts';
import { hashOfKey } from './key-format.ts';

/** Milliseconds for which a key, or that there is none, is remembered. */
const remembered = 3000;

/** The most keys that are remembered. */
const mostKeys = 3000;

/** Where keys are looked up. */
interface KnownKeysOptions {
  readonly accounts: Pick<AccountStore, 'keyByHash'>;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

/** The keys that there are. */
export interface KnownKeys {
  /** the key of a text with its account, revoked and expired ones too; fails with `StoreUnavailable` */
  find(text: string): Promise<KeyWithAccount | undefined>;
}

interface Lookup {
  /** when it began, milliseconds since 1970 */
  readonly at: number;
  readonly holder: Promise<KeyWithAccount | undefined>;
}

/** Looks keys up. Requests that come with the same key meanwhile share one lookup. */
export function knownKeys({ accounts, now }: KnownKeysOptions): KnownKeys {
  const cache = openCache<string, Lookup>({ name: 'keys', limit: mostKeys });
  return {
    find: (text) => {
      const hash = hashOfKey(text);
      const at = now();
      const known = cache.get(hash);
      // A clock that was set back makes nothing younger.
      if (known !== undefined && at >= known.at && at - known.at < remembered) return known.holder;
      const lookup: Lookup = { at, holder: accounts.keyByHash(hash) };
      cache.set(hash, lookup);
      lookup.holder.catch(() => {
        if (cache.peek(hash) === lookup) cache.delete(hash);
      });
      return lookup.holder;
    },
  };
}
