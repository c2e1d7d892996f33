import { expect, test } from 'vitest';
import { boundedCache } from '../../../engine/sky/bounded-cache.ts';

test('a bounded cache builds once and drops what was used longest ago', () => {
  const built: number[] = [];
  const cache = boundedCache<number, { key: number }>(2);
  const get = (key: number) =>
    cache.get(key, () => {
      built.push(key);
      return { key };
    });
  expect(get(1)).toBe(get(1));
  get(2);
  get(1);
  get(3);
  get(1);
  get(2);
  expect(built).toEqual([1, 2, 3, 2]);
  expect(cache.size).toBe(2);
});

test('a failed build keeps nothing', () => {
  const cache = boundedCache<number, object>(2);
  expect(() =>
    cache.get(1, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(cache.size).toBe(0);
});
