import { expect, test } from 'vitest';
import type { Trace } from '../../../compiler/runtime/trace.ts';
import { traceFor, traceOn } from '../../../explain/sentences/nearness.ts';

// A trace of a decided day and the days that it weighed.
const decided = (first: number, weighed: readonly number[] = [first], last = first): Trace =>
  ({
    outcome: { kind: 'decided', first, last },
    candidates: weighed.map((day) => ({ day })),
  }) as unknown as Trace;

test('the trace that gives a date is taken before one that only weighed it', () => {
  const weighed = decided(10, [10, 11]);
  const gives = decided(11);
  expect(traceFor([weighed, gives], 11)).toBe(gives);
  expect(traceFor([weighed, gives], 10)).toBe(weighed);
});

test('a later day of a span is given though it was never weighed', () => {
  const span = decided(20, [20], 25);
  expect(traceOn([decided(18), span], 23)).toBe(span);
});

test('a trace that weighed the date is taken before one whose day is as near', () => {
  const near = decided(10);
  const weighed = decided(12, [11, 12]);
  expect(traceFor([near, weighed], 11)).toBe(weighed);
});

test('without either the nearest day counts, of two as near the earlier', () => {
  const [early, late] = [decided(10), decided(20)];
  expect(traceOn([early, late], 15)).toBeUndefined();
  expect(traceFor([early, late], 15)).toBe(early);
  expect(traceFor([early, late], 16)).toBe(late);
  expect(traceFor([], 16)).toBeUndefined();
});
