import { describe, expect, test } from 'vitest';
import { fitSeries, motionAt, sampleTimes, unwrap, valueAt } from '../../../engine/sky/chebyshev.ts';

describe('piecewise Chebyshev series', () => {
  const times = sampleTimes(100, 8, 12, 5);
  const wave = (t: number): number => 20 * t + 5 * Math.sin(t / 3);
  const series = fitSeries({ start: 100, span: 8, degree: 12, count: 5 }, times.map(wave));

  test('samples cover the segments and share their ends', () => {
    expect(times.length).toBe(5 * 12 + 1);
    expect(times[0]).toBe(100);
    expect(times[12]).toBeCloseTo(108, 9);
    expect(times.at(-1)).toBeCloseTo(140, 9);
  });

  test('a smooth quantity and its rate come back', () => {
    const motion = new Float64Array(2);
    for (let t = 100; t <= 140; t += 0.37) {
      motionAt(series, t, motion);
      expect(valueAt(series, t)).toBeCloseTo(wave(t), 8);
      expect(motion[0]).toBeCloseTo(wave(t), 8);
      expect(motion[1]).toBeCloseTo(20 + (5 / 3) * Math.cos(t / 3), 6);
    }
  });

  test('segments join without a step', () => {
    for (const seam of [108, 116, 124, 132]) {
      expect(valueAt(series, seam - 1e-9)).toBeCloseTo(valueAt(series, seam + 1e-9), 6);
    }
  });

  test('unwrapping keeps every step below half a turn', () => {
    const angles = Float64Array.of(350, 5, 20, 359, 340);
    unwrap(angles);
    expect([...angles]).toEqual([350, 365, 380, 359, 340]);
  });
});
