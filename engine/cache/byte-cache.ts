/**
 * Caches bounded by bytes, the least recently used out first, all of them on the list of caches. Two kinds: of values
 * that stay as they are, and of objects on which more comes to hang while they are cached.
 */
import type { LRUCache } from 'lru-cache';
import { CountingCache } from './counting-cache.ts';
import { chargedTo, openLedger } from './ledger.ts';
import { listCache } from './registry.ts';

/** How a cache is bounded. */
export interface ByteCacheOptions<K, V> {
  /** as it is reported */
  readonly name: string;
  /** the most bytes of all entries together; an entry that alone takes more is not cached */
  readonly limit: number;
  /** what an entry takes when it is put in, bytes */
  readonly bytesOf: (value: V, key: K) => number;
}

/** Values by key, made on first use. */
export interface ByteCache<K, V> {
  /** The value of `key`, made by `make` where it is not cached; nothing is cached where `make` throws. */
  get(key: K, make: () => V): V;
  /** the value of a key; undefined where none is cached */
  known(key: K): V | undefined;
  /** entries */
  readonly size: number;
  clear(): void;
}

/** What an entry of a cache costs besides its value: its place in the table, the lists and the ledger. */
const PER_ENTRY = 200;

/** A cache of values that do not grow, as the library has it, on the list of caches. */
export function lruOfBytes<K extends NonNullable<unknown>, V extends NonNullable<unknown>>(
  { name, limit, bytesOf }: ByteCacheOptions<K, V>,
  more: Pick<LRUCache.Options<K, V, unknown>, 'ttl' | 'perf' | 'ttlResolution'> = {},
): LRUCache<K, V> {
  const options = {
    maxSize: limit,
    sizeCalculation: (value: V, key: K) => Math.ceil(PER_ENTRY + bytesOf(value, key)),
  };
  return listCache(name, new CountingCache<K, V>({ ...more, ...options }));
}

/** A cache of values that do not grow. */
export function byteCache<K extends NonNullable<unknown>, V extends NonNullable<unknown>>(
  options: ByteCacheOptions<K, V>,
): ByteCache<K, V> {
  const kept = lruOfBytes(options);
  return {
    get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) return known;
      const value = make();
      kept.set(key, value);
      return value;
    },
    known: (key) => kept.get(key),
    get size() {
      return kept.size;
    },
    clear: () => kept.clear(),
  };
}

/** How a cache of growing objects is bounded. */
export interface GrowingCacheOptions<K, V> extends ByteCacheOptions<K, V> {
  /** is called with an object that is no longer cached */
  readonly dropped?: (value: V) => void;
}

/** A cache of growing objects. */
export interface GrowingCache<K, V> extends ByteCache<K, V> {
  /** keeps an object that was made meanwhile */
  keep(key: K, value: V): void;
  delete(key: K): void;
}

/** An entry is weighed again when it has grown by a sixteenth, or by this many bytes where that is more. */
const STEP = 2048;

/** An object as weighed: the library weighs an entry when it is put in, so one that has grown is put in again. */
interface Weighed<V> {
  readonly value: V;
  readonly bytes: number;
}

/** A cache of objects that carry a ledger: what is charged to an entry counts towards the limit. */
export function growingCache<K extends NonNullable<unknown>, V extends object>({
  name,
  limit,
  bytesOf,
  dropped = () => {},
}: GrowingCacheOptions<K, V>): GrowingCache<K, V> {
  const kept = listCache(
    name,
    new CountingCache<K, Weighed<V>>({
      maxSize: limit,
      sizeCalculation: ({ bytes }) => Math.ceil(PER_ENTRY + bytes),
      noDisposeOnSet: true,
      dispose: ({ value }) => dropped(value),
    }),
  );
  const weigh = (key: K, value: V): void => {
    const known = kept.peek(key);
    const bytes = chargedTo(value);
    if (known?.value !== value || bytes < known.bytes + Math.max(STEP, known.bytes / 16)) return;
    kept.set(key, { value, bytes });
  };
  const keep = (key: K, value: V): void => {
    openLedger(value, bytesOf(value, key), () => weigh(key, value));
    kept.set(key, { value, bytes: chargedTo(value) });
  };
  return {
    get(key, make) {
      const known = kept.get(key);
      if (known !== undefined) return known.value;
      const value = make();
      keep(key, value);
      return value;
    },
    known: (key) => kept.get(key)?.value,
    keep,
    delete: (key) => {
      kept.delete(key);
    },
    get size() {
      return kept.size;
    },
    clear: () => kept.clear(),
  };
}
