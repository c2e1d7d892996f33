/** Values memoized on objects: each lives as long as its object, and goes with it when a cache evicts the object. */

/** Values of objects, one of each. */
export interface Memo<O extends object, V> {
  /** the value of an object, made by `make` where there is none yet */
  of(owner: O, make: () => V): V;
  /** the value of an object where it has been made */
  known(owner: O): V | undefined;
}

/** Opens a table of values memoized on objects. */
export function memoOn<O extends object, V>(): Memo<O, V> {
  const values = new WeakMap<O, { readonly value: V }>();
  return {
    of(owner, make) {
      const known = values.get(owner);
      if (known !== undefined) return known.value;
      const value = make();
      values.set(owner, { value });
      return value;
    },
    known: (owner) => values.get(owner)?.value,
  };
}

/**
 * Sets an entry of a table whose keys come from callers; at the limit of entries the table is emptied first. For tables
 * memoized on objects, where a cache of its own would cost more than the few entries that it usually holds.
 */
export function setWithin<K, V>(table: Map<K, V>, limit: number, key: K, value: V): void {
  if (table.size >= limit && !table.has(key)) table.clear();
  table.set(key, value);
}
