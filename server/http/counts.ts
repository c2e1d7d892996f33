// How many of each are under way; those of which none is are forgotten.

/** Counts by key. */
export interface Counts<K> {
  of(key: K): number;
  /** one more, until the function returned is called, once */
  add(key: K): () => void;
  /** the keys that have at least so many */
  atLeast(least: number): readonly K[];
}

/** Counts that begin with none. */
export function counts<K>(): Counts<K> {
  const byKey = new Map<K, number>();
  return {
    of: (key) => byKey.get(key) ?? 0,
    add: (key) => {
      byKey.set(key, (byKey.get(key) ?? 0) + 1);
      return () => {
        const left = (byKey.get(key) ?? 1) - 1;
        if (left > 0) byKey.set(key, left);
        else byKey.delete(key);
      };
    },
    atLeast: (least) => [...byKey].flatMap(([key, count]) => (count >= least ? [key] : [])),
  };
}
