import { describe, expect, test } from 'vitest';
import { type FairQueue, fairQueue } from '../../host/fair-queue.ts';

const any = (): boolean => false;

/** A queue of items that begin with the name of their caller. */
function queueOf(...items: readonly string[]): FairQueue<string> {
  const queue = fairQueue<string>();
  for (const item of items) queue.push(item.charAt(0), item);
  return queue;
}

/** Runs what is next, to its end, each item for so many milliseconds; the order in which they ran. */
function drain(queue: FairQueue<string>, msOf: (item: string) => number): string[] {
  const order: string[] = [];
  for (let item = queue.next(any); item !== undefined; item = queue.next(any)) {
    queue.charge(item.charAt(0), msOf(item));
    order.push(item);
  }
  return order;
}

describe('the next to compute', () => {
  test('is of the caller who has used less, whatever number each has waiting', () => {
    const queue = queueOf('a1', 'a2', 'a3', 'a4', 'b1', 'b2');
    expect(drain(queue, (item) => (item.startsWith('a') ? 10 : 35))).toEqual([
      'a1',
      'b1',
      'a2',
      'a3',
      'a4',
      'b2',
    ]);
    expect(queue.size).toBe(0);
  });

  test('is of the caller served longest ago among several who have used the same', () => {
    expect(drain(queueOf('a1', 'a2', 'b1', 'b2', 'c1'), () => 5)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  test('is of another caller while the first one has tasks that run', () => {
    const queue = queueOf('a0', 'b0');
    drain(queue, () => 10);
    for (const item of ['a1', 'a2', 'a3', 'b1']) queue.push(item.charAt(0), item);
    expect([1, 2, 3].map(() => queue.next(any))).toEqual(['a1', 'b1', 'a2']);
  });

  test('is not of one who comes again as long as it stayed away', () => {
    const queue = queueOf('a1', 'b1', 'b2', 'b3');
    drain(queue, () => 100);
    for (const item of ['b4', 'b5', 'a2', 'a3', 'a4']) queue.push(item.charAt(0), item);
    // `a` has used 100 ms, `b` 300: level from then on, each is served in turn.
    expect(drain(queue, () => 150).slice(0, 4)).toEqual(['a2', 'b4', 'a3', 'b5']);
  });

  test('is the one put back before others of its caller', () => {
    const queue = queueOf('a1', 'a2');
    const first = queue.next(any) ?? '';
    queue.charge('a', 1);
    queue.putBack('a', first);
    expect(drain(queue, () => 1)).toEqual(['a1', 'a2']);
  });

  test('is none that was removed', () => {
    const queue = queueOf('a1', 'a2', 'b1');
    queue.remove('a', 'a1');
    queue.remove('b', 'b1');
    queue.remove('b', 'b1');
    expect([queue.size, queue.waiting('a'), queue.waiting('b'), queue.peek()]).toEqual([1, 1, 0, 'a2']);
    expect(drain(queue, () => 1)).toEqual(['a2']);
  });
});

describe('a preferred item', () => {
  const isSecond = (item: string): boolean => item.endsWith('2');

  test('comes before others of its caller', () => {
    const queue = queueOf('a1', 'a2', 'b2');
    expect([1, 2, 3].map(() => queue.next(isSecond))).toEqual(['a2', 'b2', 'a1']);
  });

  test('comes before those of other callers, of the caller first who has used less', () => {
    const queue = queueOf('a0', 'b0', 'c0');
    drain(queue, (item) => ({ a: 1, b: 3, c: 2 })[item.charAt(0)] ?? 0);
    for (const item of ['a1', 'b2', 'c2']) queue.push(item.charAt(0), item);
    expect([1, 2, 3].map(() => queue.next(isSecond))).toEqual(['c2', 'b2', 'a1']);
  });

  test.each(['a', 'b'])('keeps none waiting for long, whoever else sends preferred ones: %s', (other) => {
    const queue = queueOf('a first', ...Array.from({ length: 40 }, (_, i) => `${other}${i}`));
    const order: unknown[] = [];
    while (queue.size > 0) {
      const item = queue.next((each) => each !== 'a first') ?? '';
      queue.charge(item.charAt(0), 1);
      order.push(item);
    }
    expect(order.indexOf('a first')).toBe(4);
  });
});

test('callers are forgotten when they are many, and nothing waits for them', () => {
  const queue = fairQueue<string>();
  queue.push('busy', 'item');
  for (let i = 0; i < 3000; i++) {
    queue.push(`caller ${i}`, 'item');
    queue.next(any);
    queue.charge(`caller ${i}`, 1);
  }
  expect(queue.size).toBeGreaterThan(0);
  expect(drain(queue, () => 1)).toHaveLength(1);
});
