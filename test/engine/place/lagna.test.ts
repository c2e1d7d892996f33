import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lagnaLongitude, lagnaSpans } from '../../../engine/place/lagna.ts';
import { openSky } from '../../../engine/sky/sky.ts';
import { trackLabelAt } from '../../../engine/sky/track.ts';

const sky = openSky({ cacheYears: 8 });
const skyYear = sky.year(2026);
const instant = fc.double({ min: skyYear.from, max: skyYear.to - 3, noNaN: true });
const habitable = fc.record({
  lat: fc.double({ min: -66, max: 66, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  zone: fc.constant('UTC'),
});

describe('lagna', () => {
  test('the spans cover the time asked for and bear the rashi that rises', () => {
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

  test('beyond the polar circles there are no spans', () => {
    for (const lat of [67, 90, -90]) {
      const spans = lagnaSpans(skyYear, { lat, lon: 0, zone: 'UTC' }, skyYear.from + 70, skyYear.from + 71);
      expect(spans.starts.length).toBe(0);
      expect(spans.labels).toEqual([]);
    }
  });
});
