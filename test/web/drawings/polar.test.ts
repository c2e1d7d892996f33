import { expect, test } from 'vitest';
import { arcLine, pointOn, ringPart } from '../../../web/drawings/polar.ts';

test('angles are clockwise from the right', () => {
  expect([0, 90, 180, 270].map((angle) => pointOn(100, 50, angle))).toEqual([
    '150 100',
    '100 150',
    '50 100',
    '100 50',
  ]);
});

test('an arc takes the long way where it is long, and runs back where its end is before its start', () => {
  expect(arcLine({ centre: 0, radius: 10 }, 0, 90)).toBe('M10 0A10 10 0 0 1 0 10');
  expect(arcLine({ centre: 0, radius: 10 }, 0, 270)).toBe('M10 0A10 10 0 1 1 0 -10');
  expect(arcLine({ centre: 0, radius: 10 }, 90, 0)).toBe('M0 10A10 10 0 0 0 10 0');
});

test('a part of a ring without length is nothing, a whole one is not', () => {
  expect(ringPart({ centre: 0, inner: 5, outer: 10 }, 40, 40)).toBe('');
  expect(ringPart({ centre: 0, inner: 5, outer: 10 }, 0, 360)).toMatch(/^M.*A10 10.*L.*A5 5.*Z$/);
});
