import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SKY_MARGIN } from '../../../engine/sky/anga-year.ts';
import type { SkyYear } from '../../../engine/sky/sky-year.ts';
import { type Track, trackLabelAt } from '../../../engine/sky/track.ts';
import { YearOutOfRange } from '../../../engine/sky/year-range.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { uniform } from '../../uniform.ts';

const sky = openBundledSky();
const anyYear = fc.integer({ min: 1700, max: 3100 });

const tracks = [
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'sunRashi',
  'sunNakshatra',
  'moonRashi',
] as const satisfies readonly (keyof SkyYear)[];

describe('sky year', () => {
  test('every track tiles the year with its margins, each label following the last', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const skyYear = sky.year(year);
        expect(skyYear.to - skyYear.from).toBeGreaterThanOrEqual(365 + 2 * SKY_MARGIN);
        for (const name of tracks) {
          const track: Track = skyYear[name];
          const { starts } = track;
          expect(starts[0]).toBeLessThanOrEqual(skyYear.from);
          expect(starts.at(-1)).toBeGreaterThanOrEqual(skyYear.to);
          for (let i = 1; i < starts.length; i++) {
            expect(starts[i]).toBeGreaterThan(starts[i - 1] ?? Number.NaN);
          }
          expect(track.first).toBeGreaterThanOrEqual(0);
          expect(track.first).toBeLessThan(track.cycle);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('a tithi lasts 19 to 27 hours and is made of two karanas', () => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const { tithi, karana } = sky.year(year);
        const karanas = new Set(karana.starts);
        for (const [i, start] of tithi.starts.entries()) {
          expect(karanas.has(start)).toBe(true);
          if (i === 0) continue;
          const hours = (start - (tithi.starts[i - 1] ?? Number.NaN)) * 24;
          expect(hours).toBeGreaterThan(19);
          expect(hours).toBeLessThan(27.2);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('labels agree with the longitudes at any instant', () => {
    fc.assert(
      fc.property(anyYear, uniform(0, 1), (year, share) => {
        const skyYear = sky.year(year);
        const jd = skyYear.from + share * (skyYear.to - skyYear.from - 0.001);
        const sun = skyYear.sunLongitude(jd);
        const moon = skyYear.moonLongitude(jd);
        expect(trackLabelAt(skyYear.tithi, jd)).toBe(Math.floor(((moon - sun + 360) % 360) / 12));
        expect(trackLabelAt(skyYear.nakshatra, jd)).toBe(Math.floor(moon / (360 / 27)));
        expect(trackLabelAt(skyYear.yoga, jd)).toBe(Math.floor(((moon + sun) % 360) / (360 / 27)));
        expect(trackLabelAt(skyYear.sunRashi, jd)).toBe(Math.floor(sun / 30));
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test('neighbouring years agree where they overlap', () => {
    const before = sky.year(2025);
    const after = sky.year(2026);
    const shared = [...after.tithi.starts].filter((jd) => jd > after.from && jd < before.to);
    expect(shared.length).toBeGreaterThan(100);
    for (const jd of shared) {
      const nearest = Math.min(...before.tithi.starts.map((other) => Math.abs(other - jd)));
      expect(nearest * 86_400).toBeLessThan(0.01);
    }
  });

  test('a year is built once and shared', () => {
    expect(sky.year(2026)).toBe(sky.year(2026));
  });

  test('a year outside 1700..3100 is refused with the range', () => {
    for (const year of [1699, 3101, 2026.5, Number.NaN]) {
      expect(() => sky.year(year)).toThrow(YearOutOfRange);
    }
    expect(() => sky.year(1699)).toThrow(/1700\.\.3100/);
    expect(sky.year(1700).year).toBe(1700);
    expect(sky.year(3100).year).toBe(3100);
  });
});
