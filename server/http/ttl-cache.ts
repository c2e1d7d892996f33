// Answers kept for a while. A cache is an optimisation: what it gives equals what would be computed, and one that
// fails is as one that has nothing.

import { lruOfBytes } from '../../engine/cache/byte-cache.ts';
import { textBytes } from '../../engine/cache/weight.ts';

/** Where answers are kept. May be shared between processes, and may fail. */
export interface TtlCache {
  /** the text kept under a key; undefined where there is none or it is too old */
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

/** How much a cache in memory keeps. */
export interface MemoryCacheOptions {
  /** milliseconds */
  readonly maxAge: number;
  /** bytes of all texts together */
  readonly maxSize: number;
  /** milliseconds since 1970 */
  readonly now: () => number;
}

/** A cache in the memory of this process; the longest unused gives way. */
export function memoryCache({ maxAge, maxSize, now }: MemoryCacheOptions): TtlCache {
  const kept = lruOfBytes<string, string>(
    {
      name: 'day contexts',
      limit: maxSize,
      bytesOf: (value, key) => textBytes(value) + textBytes(key),
    },
    { ttl: maxAge, perf: { now }, ttlResolution: 0 },
  );
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => {
      kept.set(key, value);
    },
  };
}

/** An answer, and whether it was kept. */
export interface CachedValue<T> {
  readonly answer: T;
  readonly hit: boolean;
}

/** The answer under a key, from the cache or computed. What the cache fails at is reported and otherwise ignored. */
export async function cached<T>(
  cache: TtlCache,
  key: string,
  compute: () => Promise<T> | T,
  failed: (error: unknown) => void,
): Promise<CachedValue<T>> {
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
