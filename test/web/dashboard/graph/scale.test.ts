import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { labelled, scaleFor } from '../../../../web/dashboard/graph/scale.ts';

test.each([
  [0, 1, [0, 1]],
  [1, 1, [0, 1]],
  [7, 8, [0, 2, 4, 6, 8]],
  [10, 10, [0, 5, 10]],
  [842, 1000, [0, 500, 1000]],
  [4001, 6000, [0, 2000, 4000, 6000]],
])('up to %d it reaches %d', (max, top, ticks) => {
  expect(scaleFor(max)).toEqual({ top, ticks });
});

test.prop([fc.nat(1e9), fc.integer({ min: 1, max: 8 })])(
  'it reaches what is shown, in few even steps of whole numbers',
  (max, most) => {
    const { top, ticks } = scaleFor(max, most);
    expect(top).toBeGreaterThanOrEqual(Math.max(1, max));
    expect(ticks.length).toBeLessThanOrEqual(Math.max(2, most + 1));
    expect([ticks[0], ticks.at(-1)]).toEqual([0, top]);
    const steps = new Set(ticks.slice(1).map((tick, i) => tick - (ticks[i] ?? 0)));
    expect(steps.size).toBe(1);
    expect(ticks.every(Number.isInteger)).toBe(true);
  },
);

test.prop([fc.integer({ min: 1, max: 92 }), fc.integer({ min: 2, max: 10 })])(
  'the first and the last day are named, and no more than there is room for',
  (count, most) => {
    const places = labelled(count, most);
    expect(places.length).toBeLessThanOrEqual(most);
    expect([places[0], places.at(-1)]).toEqual([0, count - 1]);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  },
);
