import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { byteCache, growingCache } from '../../../engine/cache/byte-cache.ts';
import { charge, chargedTo, hanging, hangOn } from '../../../engine/cache/ledger.ts';
import { cacheReports, listCache } from '../../../engine/cache/registry.ts';

interface Held {
  readonly key: number;
}

const reportOf = (name: string) => cacheReports().find((report) => report.name === name);

describe('a cache bounded by bytes', () => {
  test('keeps what was used last and drops the rest beyond its limit', () => {
    const cache = byteCache<number, Held>({ name: 'plain', limit: 3000, bytesOf: () => 800 });
    const made: number[] = [];
    const get = (key: number): number =>
      cache.get(key, () => {
        made.push(key);
        return { key };
      }).key;
    for (const key of [1, 2, 3, 1, 4, 1, 2]) expect(get(key)).toBe(key);
    // 2 gave way to 4, then 3 to 2.
    expect(made).toEqual([1, 2, 3, 4, 2]);
    expect(reportOf('plain')).toEqual({
      name: 'plain',
      entries: 3,
      bytes: 3000,
      limit: 3000,
      hits: 2,
      misses: 5,
    });
  });

  test('an error keeps nothing, and what alone exceeds the limit is given but not kept', () => {
    const cache = byteCache<number, Held>({ name: 'errors', limit: 1000, bytesOf: ({ key }) => key });
    expect(() =>
      cache.get(1, () => {
        throw new RangeError('no');
      }),
    ).toThrow(RangeError);
    expect(cache.get(5000, () => ({ key: 5000 })).key).toBe(5000);
    expect(cache.size).toBe(0);
  });
});

describe('a cache of growing objects', () => {
  test('what is charged to an entry drives others out, and in the end the entry itself', () => {
    const dropped: number[] = [];
    const cache = growingCache<number, Held>({
      name: 'growing',
      limit: 100_000,
      bytesOf: () => 10_000,
      dropped: ({ key }) => dropped.push(key),
    });
    const [first, second] = [1, 2, 3].map((key) => cache.get(key, () => ({ key })));
    expect(cache.size).toBe(3);
    charge(second, 75_000);
    expect(dropped).toEqual([1]);
    expect(chargedTo(second)).toBe(85_000);
    charge(second, 6000);
    expect(dropped).toEqual([1, 3]);
    charge(second, 20_000);
    expect(dropped).toEqual([1, 3, 2]);
    // What is no longer cached cannot be dropped.
    charge(first, 500_000);
    expect(reportOf('growing')).toMatchObject({ entries: 0, bytes: 0 });
  });

  test('small growth is weighed together, to within a sixteenth', () => {
    const cache = growingCache<number, Held>({ name: 'steps', limit: 1_000_000, bytesOf: () => 100_000 });
    const entry = cache.get(1, () => ({ key: 1 }));
    for (let i = 0; i < 1000; i++) charge(entry, 100);
    const bytes = reportOf('steps')?.bytes ?? 0;
    expect(chargedTo(entry)).toBe(200_000);
    expect(bytes).toBeGreaterThan(200_000 * (15 / 16) - 2048);
  });

  test('values that hang on an entry are made once and charged to it, also through what hangs on it', () => {
    const cache = growingCache<number, Held>({ name: 'hanging', limit: 100_000, bytesOf: () => 1000 });
    const table = hanging<Held, string>((text) => text.length);
    const entry = cache.get(1, () => ({ key: 1 }));
    const child: Held = { key: 2 };
    hangOn(entry, child);
    let made = 0;
    const make = (): string => {
      made += 1;
      return 'x'.repeat(500);
    };
    for (let i = 0; i < 3; i++) expect(table.of(entry, make)).toHaveLength(500);
    table.of(child, make);
    expect(made).toBe(2);
    expect(chargedTo(entry)).toBe(2000);
    // What no cache holds is not counted, and works as well.
    expect(table.of({ key: 3 }, make)).toHaveLength(500);
  });
});

test('the list holds no cache that is out of use', async () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  listCache('forgotten', { size: 0, calculatedSize: 0, maxSize: 1, hits: 0, misses: 0 });
  expect(reportOf('forgotten')).toBeDefined();
  // A WeakRef holds what it points to until the task in which it was made or read is over.
  await new Promise((resolve) => setTimeout(resolve, 10));
  gc();
  expect(reportOf('forgotten')).toBeUndefined();
});
