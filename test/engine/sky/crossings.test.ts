import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossingIn, crossingsOf } from '../../../engine/sky/crossings.ts';
import { uniform } from '../../uniform.ts';

describe('crossings', () => {
  test('every root of a product of factors is found, pairs closer than the step included', () => {
    const root = uniform(1, 99);
    fc.assert(
      fc.property(root, uniform(0.3, 30), (first, gap) => {
        const second = first + gap;
        fc.pre(second < 99);
        const actual = crossingsOf((t) => (t - first) * (t - second), 0, 100, 2);
        expect(actual.length).toBe(2);
        expect(actual[0]).toBeCloseTo(first, 5);
        expect(actual[1]).toBeCloseTo(second, 5);
      }),
      { seed: 3 },
    );
  });

  test('a jump is found where it is', () => {
    expect(crossingIn((t) => (t < 3.25 ? -1 : 5), 0, 10)).toBeCloseTo(3.25, 6);
  });

  test('what touches zero and stays on its side does not cross', () => {
    expect(crossingsOf((t) => (t - 5) ** 2, 0, 10, 0.7)).toEqual([]);
    expect(crossingsOf((t) => (t - 5) ** 2 + 1e-6, 0, 10, 0.7)).toEqual([]);
  });
});
