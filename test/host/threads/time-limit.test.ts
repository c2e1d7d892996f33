import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeLimit } from '../../../host/threads/time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a limit counts from its last start, whether that is sooner over or later, and once', () => {
  const over: string[] = [];
  const limit = timeLimit();
  limit.start(100, () => over.push('first'));
  vi.advanceTimersByTime(90);
  limit.start(50, () => over.push('second'));
  vi.advanceTimersByTime(40);
  expect(over).toEqual([]);
  limit.start(5, () => over.push('third'));
  vi.advanceTimersByTime(6);
  expect(over).toEqual(['third']);
  vi.advanceTimersByTime(1000);
  expect(over).toEqual(['third']);
});

test('a limit that is stopped is never over', () => {
  const limit = timeLimit();
  limit.start(10, () => expect.unreachable());
  limit.stop();
  vi.advanceTimersByTime(1000);
});

test('a limit without an end is never over', () => {
  const limit = timeLimit();
  limit.start(Number.POSITIVE_INFINITY, () => expect.unreachable());
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(1);
});

test('what arrives at the moment at which the time is over is in time', () => {
  const over: string[] = [];
  const limit = timeLimit();
  limit.start(10, () => over.push('first'));
  // The timer has fired; messages are heard before the next immediate.
  setTimeout(() => {
    limit.stop();
    limit.start(10, () => over.push('second'));
  }, 10);
  vi.advanceTimersByTime(15);
  expect(over).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(over).toEqual(['second']);
});
