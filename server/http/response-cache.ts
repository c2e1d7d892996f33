// Answers cached as they were sent. What an operation says depends on its parameters and the packs in force alone, so
// what is cached is what would be computed; new packs empty the cache.

import { LRUCache } from 'lru-cache';

/** An answer as it is sent. */
export interface AnswerBytes {
  /** in the media type of the operation, UTF-8 */
  readonly body: Uint8Array;
  readonly tag: string;
}

/** What is to be answered. */
export interface CachedRequest<A extends AnswerBytes = AnswerBytes> {
  /** path and query as they were sent, and the language that the client prefers where they name none */
  readonly address: string;
  /** what the answer is known by; undefined for one that is not cached */
  readonly key: string | undefined;
  readonly compute: () => Promise<A>;
}

/** Answers, cached or computed. */
export interface Answers<A extends AnswerBytes = AnswerBytes> {
  /** what is cached for an address, as it was sent: its parameters need not be parsed again */
  known(address: string): A | undefined;
  /** the answer to a request that was parsed */
  to(request: CachedRequest<A>): Promise<A>;
}

/** The share of the bytes that is for the addresses by which answers are known. */
const addressShare = 1 / 8;

/** What an entry takes beside its texts, in bytes. */
const entryBytes = 200;

/** Gives answers and caches them, up to so many bytes in all; 0 caches none. Another version empties the cache. */
export function cachedAnswers<A extends AnswerBytes = AnswerBytes>(
  versionNow: () => string,
  bytes: number,
): Answers<A> {
  if (bytes === 0) return { known: () => undefined, to: ({ compute }) => compute() };
  const addressBytes = Math.ceil(bytes * addressShare);
  const answers = new LRUCache<string, A>({
    maxSize: bytes - addressBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + entryBytes,
  });
  // The key of an answer by the addresses that were parsed to it.
  const keys = new LRUCache<string, string>({
    maxSize: addressBytes,
    sizeCalculation: (key, address) => 2 * (key.length + address.length) + entryBytes,
  });
  let version = versionNow();
  const current = (): string => {
    const now = versionNow();
    if (now !== version) answers.clear();
    version = now;
    return now;
  };
  return {
    known: (address) => {
      current();
      const key = keys.get(address);
      return key === undefined ? undefined : answers.get(key);
    },
    to: async ({ address, key, compute }) => {
      if (key === undefined) return compute();
      const before = current();
      keys.set(address, key);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = await compute();
      // Packs may have been replaced meanwhile; what was computed under others is not cached.
      if (current() === before) answers.set(key, answer);
      return answer;
    },
  };
}
