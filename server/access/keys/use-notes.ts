// What is noted of the use of keys: when each was last used, and how often it asked for what. Gathered in memory and
// written to the store together, every few seconds and when the service closes.

import type { AccountStore } from '../../store/accounts.ts';
import type { Usage, UsageStore } from '../../store/usage.ts';

/** Where notes go. */
interface UseNotesOptions {
  readonly store: Pick<AccountStore, 'touchKeys'> & Pick<UsageStore, 'addUsage'>;
  /** hears of notes that could not be written */
  readonly failed: (error: unknown) => void;
  /** milliseconds between writes; default 3000 */
  readonly every?: number;
  /** the most notes that wait where the store does not take them; default 50,000 */
  readonly most?: number;
}

/** A request that was admitted. */
interface Use {
  readonly accountId: number;
  readonly keyId: number;
  /** operation id */
  readonly operation: string;
  /** milliseconds since 1970 */
  readonly at: number;
}

/** Notes of use. */
export interface UseNotes {
  note(use: Use): void;
  /** writes what was noted; what the store does not take waits for the next time */
  flush(): Promise<void>;
  /** writes what is left and stops */
  close(): Promise<void>;
}

/** Begins to take notes. */
export function useNotes({ store, failed, every = 3000, most = 50_000 }: UseNotesOptions): UseNotes {
  let lastUsed = new Map<number, number>();
  let usage = new Map<string, Usage>();
  let writing: Promise<void> = Promise.resolve();

  const add = (one: Usage): void => {
    const name = `${one.keyId} ${one.day} ${one.operation}`;
    const known = usage.get(name);
    // A store that is away for long costs figures of use, never memory.
    if (known === undefined && usage.size >= most) return;
    usage.set(name, { ...one, requests: one.requests + (known?.requests ?? 0) });
  };
  const touch = (keyId: number, at: number): void => {
    const known = lastUsed.get(keyId);
    if (known === undefined ? lastUsed.size < most : known < at) lastUsed.set(keyId, at);
  };
  const write = async (): Promise<void> => {
    const used = lastUsed;
    const counted = usage;
    lastUsed = new Map();
    usage = new Map();
    // Each is written once: what fails is put back, what was written is not.
    if (used.size > 0) {
      await store.touchKeys(used).catch((error: unknown) => {
        for (const [keyId, at] of used) touch(keyId, at);
        failed(error);
      });
    }
    if (counted.size > 0) {
      await store.addUsage([...counted.values()]).catch((error: unknown) => {
        for (const one of counted.values()) add(one);
        failed(error);
      });
    }
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(flush, every);
  timer.unref();
  return {
    note: ({ accountId, keyId, operation, at }) => {
      touch(keyId, at);
      add({ accountId, keyId, day: new Date(at).toISOString().slice(0, 10), operation, requests: 1 });
    },
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}
