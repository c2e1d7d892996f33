/**
 * Every cache of the thread in one list, each with its name, its bound and its entries. In: caches, as they are opened.
 * Out: a report of them all, and a way to empty them when memory runs short.
 */

/** What the registry needs of a cache; a `CountedCache` has it. */
export interface RegisteredCache {
  /** entries */
  readonly size: number;
  /** the most entries */
  readonly max: number;
  /** lookups so far that found an entry */
  readonly hits: number;
  /** lookups so far that found none */
  readonly misses: number;
  clear(): void;
}

/** A cache as reported. */
export interface CacheReport {
  readonly name: string;
  readonly entries: number;
  /** the most entries */
  readonly limit: number;
  /** lookups so far that found an entry */
  readonly hits: number;
  /** lookups so far that found none */
  readonly misses: number;
}

// Weakly referenced: the registry does not keep an unused cache alive.
let registered: { readonly name: string; readonly cache: WeakRef<RegisteredCache> }[] = [];

/** Registers a cache; several may have one name. Returns the cache. */
export function registerCache<C extends RegisteredCache>(name: string, cache: C): C {
  registered = registered.filter((entry) => entry.cache.deref() !== undefined);
  registered.push({ name, cache: new WeakRef(cache) });
  return cache;
}

const open = (): { readonly name: string; readonly cache: RegisteredCache }[] =>
  registered.flatMap(({ name, cache: ref }) => {
    const cache = ref.deref();
    return cache === undefined ? [] : [{ name, cache }];
  });

/** The caches of this thread that are in use. */
export const cacheReports = (): CacheReport[] =>
  open().map(({ name, cache: { size: entries, max: limit, hits, misses } }) => ({
    name,
    entries,
    limit,
    hits,
    misses,
  }));

/** Empties every cache of this thread, with all that is memoized on their entries. For a thread that runs out of memory. */
export function clearCaches(): void {
  for (const { cache } of open()) cache.clear();
}
