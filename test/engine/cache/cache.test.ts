import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { openCache } from '../../../engine/cache/cache.ts';
import { memoOn, setWithin } from '../../../engine/cache/memo.ts';
import { cacheReports, clearCaches, registerCache } from '../../../engine/cache/registry.ts';

interface Condition {
  readonly key: number;
}

const reportOf = (name: string) => cacheReports().find((report) => report.name === name);

describe('a cache', () => {
  test('retains what was used last and evicts the rest beyond its limit', () => {
    const cache = openCache<number, Condition>({ name: 'plain', limit: 3 });
    const made: number[] = [];
    const get = (key: number): number =>
      cache.getOrCompute(key, () => {
        made.push(key);
        return { key };
      }).key;
    for (const key of [1, 2, 3, 1, 4, 1, 2]) expect(get(key)).toBe(key);
    // 2 gave way to 4, then 3 to 2.
    expect(made).toEqual([1, 2, 3, 4, 2]);
    expect(reportOf('plain')).toEqual({ name: 'plain', entries: 3, limit: 3, hits: 2, misses: 5 });
  });

  test('caches nothing where computing throws', () => {
    const cache = openCache<number, Condition>({ name: 'errors', limit: 3 });
    expect(() =>
      cache.getOrCompute(1, () => {
        throw new RangeError('no');
      }),
    ).toThrow(RangeError);
    expect(cache.size).toBe(0);
  });

  test('bounds the sum of sizes besides, where it is told of them', () => {
    const cache = openCache<number, string>(
      { name: 'sized', limit: 10 },
      { maxSize: 10, sizeCalculation: (text) => text.length },
    );
    for (const key of [1, 2, 3]) cache.set(key, 'four');
    expect([...cache.keys()].sort()).toEqual([2, 3]);
    cache.set(4, 'longer than ten');
    expect(cache.get(4)).toBeUndefined();
  });

  test('is emptied with all others', () => {
    const caches = ['one', 'other'].map((name) => openCache<number, Condition>({ name, limit: 3 }));
    for (const cache of caches) cache.set(1, { key: 1 });
    clearCaches();
    expect(caches.map(({ size }) => size)).toEqual([0, 0]);
    expect(cacheReports().every(({ entries }) => entries === 0)).toBe(true);
  });
});

describe('values memoized on objects', () => {
  test('are made once for each object', () => {
    const memo = memoOn<Condition, string>();
    const [a, b]: readonly Condition[] = [{ key: 1 }, { key: 1 }];
    let made = 0;
    const make = (): string => {
      made += 1;
      return `value ${made}`;
    };
    expect(memo.known(a)).toBeUndefined();
    expect([memo.of(a, make), memo.of(a, make), memo.of(b, make)]).toEqual(['value 1', 'value 1', 'value 2']);
    expect(memo.known(a)).toBe('value 1');
  });

  test('in tables with keys of callers are no more than their limit', () => {
    const table = new Map<number, number>();
    for (let i = 0; i < 25; i++) {
      setWithin(table, 10, i, i);
      expect(table.size).toBeLessThanOrEqual(10);
      expect(table.get(i)).toBe(i);
    }
    // A known key is set without forgetting the others.
    for (let i = 25; i < 30; i++) setWithin(table, 10, i, i);
    setWithin(table, 10, 29, -1);
    expect(table.size).toBe(10);
  });
});

test('the registry retains no cache that is out of use', async () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  registerCache('forgotten', { size: 0, max: 1, hits: 0, misses: 0, clear: () => {} });
  expect(reportOf('forgotten')).toBeDefined();
  // A WeakRef holds what it points to until the task in which it was made or read is over.
  await new Promise((resolve) => setTimeout(resolve, 10));
  gc();
  expect(reportOf('forgotten')).toBeUndefined();
});
