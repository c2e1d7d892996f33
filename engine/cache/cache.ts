/** Caches bounded by a count of entries, the least recently used out first, all of them in the registry of caches. */
import { LRUCache } from 'lru-cache';
import { registerCache } from './registry.ts';

/** How a cache is bounded. */
export interface CacheOptions {
  /** as it is reported */
  readonly name: string;
  /** the most entries */
  readonly limit: number;
}

/** An `LRUCache` that counts its lookups by `get`. */
export class CountedCache<K extends NonNullable<unknown>, V extends NonNullable<unknown>> extends LRUCache<
  K,
  V
> {
  #hits = 0;
  #misses = 0;

  /** lookups so far that found an entry */
  get hits(): number {
    return this.#hits;
  }

  /** lookups so far that found none */
  get misses(): number {
    return this.#misses;
  }

  override get(key: K, options?: LRUCache.GetOptions<K, V, unknown>): V | undefined {
    const value = super.get(key, options);
    if (value === undefined) this.#misses += 1;
    else this.#hits += 1;
    return value;
  }

  /** The value of `key`, computed where it is not cached; nothing is cached where `compute` throws. */
  getOrCompute(key: K, compute: () => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = compute();
    this.set(key, value);
    return value;
  }
}

/** Bounds of `lru-cache` beside the count: an age, or the sum of exact sizes where entries differ widely. */
type FurtherBounds<K, V> = Pick<
  LRUCache.Options<K, V, unknown>,
  'ttl' | 'perf' | 'ttlResolution' | 'maxSize' | 'sizeCalculation'
>;

/** Opens a cache and registers it. */
export function openCache<K extends NonNullable<unknown>, V extends NonNullable<unknown>>(
  { name, limit }: CacheOptions,
  further: FurtherBounds<K, V> = {},
): CountedCache<K, V> {
  return registerCache(name, new CountedCache<K, V>({ ...further, max: limit }));
}
