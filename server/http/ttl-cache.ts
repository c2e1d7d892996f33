// Answers kept for a while. A cache is an optimisation: what it gives equals what would be computed, and one that
// fails is as one that has nothing.

import { lruOfBytes } from '../../engine/cache/byte-cache.ts';
import { textBytes } from '../../engine/cache/weight.ts';

/** Where answers are kept. May fail. */
export interface TtlCache {
  /** the text kept under a key; undefined where there is none or it is too old */
  get(key: string): string | undefined;
  set(key: string, value: string): void;
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
    get: (key) => kept.get(key),
    set: (key, value) => {
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
export function cached<T>(
  cache: TtlCache,
  key: string,
  compute: () => T,
  failed: (error: unknown) => void,
): CachedValue<T> {
  try {
    const text = cache.get(key);
    if (text !== undefined) return { answer: JSON.parse(text) as T, hit: true };
  } catch (error) {
    failed(error);
  }
  const answer = compute();
  try {
    cache.set(key, JSON.stringify(answer));
  } catch (error) {
    failed(error);
  }
  return { answer, hit: false };
}
