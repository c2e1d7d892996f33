import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lagnaLongitude, lagnaNavamsaSpans, lagnaSpans } from '../../../engine/place/lagna.ts';
import { trackLabelAt } from '../../../engine/sky/track.ts';
import { DIVISIONS, labelOf } from '../../../engine/sky/zodiac.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { uniform } from '../../uniform.ts';

const sky = openBundledSky();
const skyYear = sky.year(2026);
const instant = uniform(skyYear.from, skyYear.to - 3);
const habitable = fc.record({
  lat: uniform(-66, 66),
  lon: uniform(-180, 180),
  zone: fc.constant('UTC'),
});

describe('lagna', () => {
  test('the spans cover the requested time and have the rashi that rises', () => {
    fc.assert(
      fc.property(habitable, instant, (place, jd) => {
        const spans = lagnaSpans(skyYear, place, jd, jd + 1);
        expect(spans.labels.length).toBe(spans.starts.length - 1);
        expect(spans.starts[0]).toBeLessThanOrEqual(jd + 1e-6);
        expect(spans.starts.at(-1)).toBeGreaterThanOrEqual(jd + 1);
        for (const [i, label] of spans.labels.entries()) {
          const [begin, end] = [spans.starts[i] ?? Number.NaN, spans.starts[i + 1] ?? Number.NaN];
          expect(end).toBeGreaterThan(begin);
          const middle = (begin + end) / 2;
          expect(Math.floor(lagnaLongitude(skyYear, place, middle) / 30)).toBe(label);
          expect(trackLabelAt(spans, middle)).toBe(label);
        }
      }),
      { seed: 12 },
    );
  });

  test('navamsas of the lagna divide its rashis by nine and have the rashi of each', () => {
    fc.assert(
      fc.property(habitable, instant, (place, jd) => {
        const spans = lagnaNavamsaSpans(skyYear, place, jd, jd + 1);
        expect(spans.starts[0]).toBeLessThanOrEqual(jd + 1e-6);
        expect(spans.starts.at(-1)).toBeGreaterThanOrEqual(jd + 1);
        // A sidereal day holds the 108, and the round comes back four minutes early.
        expect(spans.labels.length).toBeGreaterThanOrEqual(108);
        expect(spans.labels.length).toBeLessThanOrEqual(111);
        for (const [i, label] of spans.labels.entries()) {
          const middle = (spans.starts[i] + spans.starts[i + 1]) / 2;
          expect(labelOf(DIVISIONS.navamsa, lagnaLongitude(skyYear, place, middle))).toBe(label);
          expect(trackLabelAt(spans, middle)).toBe(label);
        }
        const rashis = lagnaSpans(skyYear, place, jd, jd + 1);
        for (const start of rashis.starts.subarray(1, -1)) {
          expect(spans.starts.some((edge) => Math.abs(edge - start) < 1e-7)).toBe(true);
        }
      }),
      { seed: 5, numRuns: 50 },
    );
  });

  test('beyond the polar circles there are no spans', () => {
    for (const lat of [67, 90, -90]) {
      const spans = lagnaSpans(skyYear, { lat, lon: 0, zone: 'UTC' }, skyYear.from + 70, skyYear.from + 71);
      expect(spans.starts.length).toBe(0);
      expect(spans.labels).toEqual([]);
    }
  });
});
