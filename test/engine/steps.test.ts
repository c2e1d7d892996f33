import { expect, test } from 'vitest';
import { finished, finishedWith, type Steps } from '../../engine/steps.ts';

function* counting(to: number, done: number[]): Steps<string> {
  for (let i = 1; i <= to; i++) {
    done.push(i);
    if (i < to) yield;
  }
  return 'counted';
}

test('work is done to its end', () => {
  const done: number[] = [];
  expect(finished(counting(3, done))).toBe('counted');
  expect(done).toEqual([1, 2, 3]);
});

test('with pauses, there is one between two steps, and what is not due is not waited for', async () => {
  const done: number[] = [];
  const before: number[] = [];
  const pause = () => {
    before.push(done.length);
    return before.length === 1 ? Promise.resolve() : undefined;
  };
  expect(await finishedWith(counting(3, done), pause)).toBe('counted');
  expect(before).toEqual([1, 2]);
});

test('what the work throws is thrown', async () => {
  function* failing(): Steps<never> {
    yield;
    throw new RangeError('no');
  }
  expect(() => finished(failing())).toThrow(RangeError);
  await expect(finishedWith(failing(), () => undefined)).rejects.toThrow(RangeError);
});
