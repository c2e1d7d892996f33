import { expect, test } from 'vitest';
import { fairQueue } from '../../server/fair-queue.ts';

test('callers take turns, whatever number of things each has waiting', () => {
  const queue = fairQueue<string>();
  for (const i of [1, 2, 3, 4]) queue.push('a', `a${i}`);
  queue.push('b', 'b1');
  queue.push('c', 'c1');
  queue.push('c', 'c2');
  expect([queue.size, queue.waiting('a'), queue.waiting('nobody')]).toEqual([7, 4, 0]);
  const order = Array.from({ length: 8 }, () => queue.shift());
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4', undefined]);
  expect([queue.size, queue.waiting('a')]).toEqual([0, 0]);
});

test('one that comes back does not come before those who wait', () => {
  const queue = fairQueue<number>();
  queue.push('a', 1);
  queue.push('b', 2);
  expect(queue.shift()).toBe(1);
  queue.push('a', 3);
  expect([queue.shift(), queue.shift()]).toEqual([2, 3]);
});
