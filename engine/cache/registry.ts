/**
 * Every cache of the process in one list, each with its name, its bound and what it holds now. In: caches, as they are
 * opened. Out: a report of them all, for metrics and for the test that walks them.
 */

/** What the registry needs of a cache; a `CountingCache` bounded by `maxSize` has it. */
export interface MeasuredCache {
  /** entries */
  readonly size: number;
  /** bytes, by estimate */
  readonly calculatedSize: number;
  /** the most bytes it holds */
  readonly maxSize: number;
  /** lookups so far that found something, and that found nothing */
  readonly hits: number;
  readonly misses: number;
}

/** A cache as reported. */
export interface CacheReport {
  readonly name: string;
  readonly entries: number;
  /** by estimate; see `weight.ts` */
  readonly bytes: number;
  /** the most bytes it holds */
  readonly limit: number;
  /** lookups so far that found something, and that found nothing */
  readonly hits: number;
  readonly misses: number;
}

// Weakly referenced: the registry does not keep an unused cache alive.
let listed: { readonly name: string; readonly cache: WeakRef<MeasuredCache> }[] = [];

/** Registers a cache; several may have one name. Returns the cache. */
export function listCache<C extends MeasuredCache>(name: string, cache: C): C {
  listed = listed.filter((entry) => entry.cache.deref() !== undefined);
  listed.push({ name, cache: new WeakRef(cache) });
  return cache;
}

/** The caches of this thread that are in use. */
export function cacheReports(): CacheReport[] {
  return listed.flatMap(({ name, cache }) => {
    const open = cache.deref();
    if (open === undefined) return [];
    const { size: entries, calculatedSize: bytes, maxSize: limit, hits, misses } = open;
    return [{ name, entries, bytes, limit, hits, misses }];
  });
}
