/**
 * A map that keeps its most recently used entries and drops the oldest beyond its bound.
 */

/** Values by key, built on first use; at most `bound` of them are kept. */
export interface BoundedCache<K, V> {
  /** The value of `key`, built by `build` when it is not kept; an error of `build` keeps nothing. */
  get(key: K, build: () => V): V;
  /** How many values are kept now. */
  readonly size: number;
  clear(): void;
}

/** A cache of at most `bound` values, least recently used out first. */
export function boundedCache<K, V extends object>(bound: number): BoundedCache<K, V> {
  const kept = new Map<K, V>();
  return {
    get(key, build) {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const value = build();
      kept.set(key, value);
      if (kept.size > bound) {
        const oldest = kept.keys().next();
        if (!oldest.done) kept.delete(oldest.value);
      }
      return value;
    },
    get size() {
      return kept.size;
    },
    clear: () => kept.clear(),
  };
}
