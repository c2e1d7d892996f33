/** The cache of the library, counting how often it held what was looked for. */
import { LRUCache } from 'lru-cache';

/** An `LRUCache` that counts its lookups by `get`. */
export class CountingCache<K extends NonNullable<unknown>, V extends NonNullable<unknown>> extends LRUCache<
  K,
  V
> {
  #hits = 0;
  #misses = 0;

  /** lookups so far that found something */
  get hits(): number {
    return this.#hits;
  }

  /** lookups so far that found nothing */
  get misses(): number {
    return this.#misses;
  }

  override get(key: K, options?: LRUCache.GetOptions<K, V, unknown>): V | undefined {
    const found = super.get(key, options);
    if (found === undefined) this.#misses += 1;
    else this.#hits += 1;
    return found;
  }
}
