/**
 * A cache of objects that are built in steps. However many need the same one at the same time, with pauses or without, it
 * is built once: whoever comes while it is under way goes on where the others are.
 */
import type { Steps } from '../steps.ts';
import { type GrowingCache, type GrowingCacheOptions, growingCache } from './byte-cache.ts';

/** A cache of growing objects that are built in steps. */
export interface BuildingCache<K, V> extends Pick<GrowingCache<K, V>, 'clear' | 'delete' | 'size'> {
  /** The object of a key, cached, or built from where it stands. What building throws, everybody who builds it gets. */
  get(key: K, build: () => Steps<V>): Steps<V>;
}

/** An object under way. */
interface Building<V> {
  readonly steps: Steps<V>;
  /** how it ended; undefined as long as it is under way */
  end?: { readonly value: V } | { readonly error: unknown };
}

/** Opens a cache of objects that are built in steps. */
export function buildingCache<K extends NonNullable<unknown>, V extends object>(
  options: GrowingCacheOptions<K, V>,
): BuildingCache<K, V> {
  const kept = growingCache(options);
  const underWay = new Map<K, Building<V>>();

  const step = (key: K, building: Building<V>): void => {
    try {
      const { done, value } = building.steps.next();
      if (done !== true) return;
      building.end = { value };
      // Nobody wants it kept who has deleted it meanwhile.
      if (underWay.get(key) === building) kept.keep(key, value);
    } catch (error) {
      building.end = { error };
    }
    if (underWay.get(key) === building) underWay.delete(key);
  };

  return {
    *get(key, build) {
      const known = kept.known(key);
      if (known !== undefined) return known;
      const building: Building<V> = underWay.get(key) ?? { steps: build() };
      underWay.set(key, building);
      for (;;) {
        if (building.end === undefined) step(key, building);
        const { end } = building;
        if (end === undefined) yield;
        else if ('error' in end) throw end.error;
        else return end.value;
      }
    },
    delete: (key) => {
      kept.delete(key);
      underWay.delete(key);
    },
    get size() {
      return kept.size;
    },
    clear: () => {
      kept.clear();
      underWay.clear();
    },
  };
}
