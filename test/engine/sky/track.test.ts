import { describe, expect, test } from 'vitest';
import { type Track, trackIndexAt, trackLabelAt } from '../../../engine/sky/track.ts';

describe('track', () => {
  const track: Track = { cycle: 3, first: 2, starts: Float64Array.of(10, 11, 12.5, 14) };

  test('a span holds its begin and not its end', () => {
    expect(trackIndexAt(track, 10)).toBe(0);
    expect(trackIndexAt(track, 11)).toBe(1);
    expect(trackIndexAt(track, 12.4)).toBe(1);
    expect(trackIndexAt(track, 13.99)).toBe(2);
  });

  test('labels run on and wrap', () => {
    expect([10.5, 11.5, 13].map((jd) => trackLabelAt(track, jd))).toEqual([2, 0, 1]);
  });

  test('outside the track and at no time there is no span', () => {
    for (const jd of [9.99, 14, Number.NaN]) {
      expect(trackIndexAt(track, jd)).toBe(-1);
      expect(trackLabelAt(track, jd)).toBe(-1);
    }
    expect(trackIndexAt({ cycle: 12, first: 0, starts: new Float64Array(0) }, 10)).toBe(-1);
  });
});
