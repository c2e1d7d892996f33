import { expect, it } from 'vitest';
import { apart, normalizeDegrees, signedArc } from '../../../engine/jyotisha/angle.ts';

it('brings degrees into 0..360, 360 excluded', () => {
  expect([0, 360, 725, -5, -365, -1e-15].map(normalizeDegrees)).toEqual([0, 0, 5, 355, 355, 0]);
});

it('measures arcs the shorter way', () => {
  expect(apart(350, 10)).toBe(20);
  expect(apart(10, 350)).toBe(20);
  expect(signedArc(350, 10)).toBe(20);
  expect(signedArc(10, 350)).toBe(-20);
  expect(signedArc(0, 180)).toBe(180);
});
