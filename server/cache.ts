// Answers kept for a while. A cache is an optimisation: what it gives equals what would be computed, and one that
// fails is as one that has nothing.

import { LRUCache } from 'lru-cache';

/** Where answers are kept. May be shared between processes, and may fail. */
export interface AnswerCache {
  /** the text kept under a key; undefined where there is none or it is too old */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

/** How much a cache in memory keeps. */
export interface MemoryCacheOptions {
  /** milliseconds */
  readonly maxAge: number;
  /** characters of all texts together */
  readonly maxSize: number;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

/** A cache in the memory of this process; the longest unused gives way. */
export function memoryCache({ maxAge, maxSize, now }: MemoryCacheOptions): AnswerCache {
  const kept = new LRUCache<string, string>({
    ttl: maxAge,
    maxSize,
    sizeCalculation: (value, key) => value.length + key.length,
    perf: { now },
    ttlResolution: 0,
  });
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => {
      kept.set(key, value);
    },
  };
}

/** An answer, and whether it was kept. */
export interface CachedAnswer<T> {
  readonly answer: T;
  readonly hit: boolean;
}

/** The answer under a key, from the cache or computed. What the cache fails at is told and otherwise ignored. */
export async function cached<T>(
  cache: AnswerCache,
  key: string,
  compute: () => Promise<T> | T,
  failed: (error: unknown) => void,
): Promise<CachedAnswer<T>> {
  try {
    const text = await cache.get(key);
    if (text !== undefined) return { answer: JSON.parse(text) as T, hit: true };
  } catch (error) {
    failed(error);
  }
  const answer = await compute();
  try {
    await cache.set(key, JSON.stringify(answer));
  } catch (error) {
    failed(error);
  }
  return { answer, hit: false };
}
