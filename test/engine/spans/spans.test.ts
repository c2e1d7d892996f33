import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  beginningWithin,
  complement,
  covers,
  holdsAt,
  intersect,
  lastBefore,
  lengthOf,
  nextAfter,
  overlapOf,
  type Spans,
  subtract,
  touches,
  unite,
} from '../../../engine/spans/spans.ts';

// Whole numbers, so that sums are exact: sorted distinct points taken in pairs.
const spans: fc.Arbitrary<Spans> = fc
  .uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 12 })
  .map((points) => points.sort((a, b) => a - b).slice(0, points.length - (points.length % 2)));

const at = Array.from({ length: 82 }, (_, i) => i / 2 + 0.25);
const everywhere = (a: Spans): boolean[] => at.map((t) => holdsAt(a, t));

describe('the algebra of spans', () => {
  test.prop([spans, spans])('holds at an instant as the truths of its parts say', (a, b) => {
    const [x, y] = [everywhere(a), everywhere(b)];
    expect(everywhere(intersect(a, b))).toEqual(x.map((v, i) => v && y[i]));
    expect(everywhere(unite(a, b))).toEqual(x.map((v, i) => v || y[i]));
    expect(everywhere(subtract(a, b))).toEqual(x.map((v, i) => v && !y[i]));
    expect(everywhere(complement(a, 0, 41)).slice(0, 80)).toEqual(x.map((v) => !v).slice(0, 80));
  });

  test.prop([spans, spans])('measures what is shared', (a, b) => {
    expect(overlapOf(a, b)).toBe(lengthOf(intersect(a, b)));
    expect(touches(a, b)).toBe(overlapOf(a, b) > 0);
    expect(covers(a, b)).toBe(b.length > 0 && overlapOf(a, b) === lengthOf(b));
  });

  test.prop([spans, fc.integer({ min: -1, max: 41 })])('finds the neighbours of an instant', (a, t) => {
    const next = nextAfter(a, t);
    const last = lastBefore(a, t);
    const starts = a.filter((_, i) => i % 2 === 0 && a[i] >= t);
    const ends = a.filter((_, i) => i % 2 === 1 && a[i] <= t);
    expect(next[0]).toBe(starts[0]);
    expect(last[1]).toBe(ends.at(-1));
  });

  test.prop([spans, fc.integer({ min: -1, max: 41 }), fc.integer({ min: 1, max: 9 })])(
    'lays every span into the stretch in which it begins',
    (a, from, length) => {
      const starts = a.filter((t, i) => i % 2 === 0 && t >= from && t < from + length);
      expect(beginningWithin(a, from, from + length)).toEqual(
        starts.flatMap((t) => [t, a[a.indexOf(t) + 1]]),
      );
    },
  );

  it('keeps an event where the other set holds at it', () => {
    expect(intersect([5, 5], [3, 6])).toEqual([5, 5]);
    expect(intersect([5, 5], [3, 5])).toEqual([]);
    expect(intersect([5, 5], [5, 8])).toEqual([5, 5]);
    expect(touches([5, 5], [3, 6])).toBe(true);
    expect(subtract([5, 5], [3, 6])).toEqual([]);
  });

  it('holds at nothing absent', () => {
    expect(holdsAt([0, 10], Number.NaN)).toBe(false);
  });
});
