import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lunation } from '../../../engine/sky/lunations.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const sky = openBundledSky();
const JD_OF_1970 = 2440587.5;

/** UT date of the new moon that begins a lunation. */
function begins(lunation: Lunation): string {
  return new Date((lunation.start - JD_OF_1970) * 86_400_000).toISOString().slice(0, 10);
}

/** The months out of the ordinary that begin within some years, as `date name`. */
function unusual(...years: number[]): string[] {
  const results = new Set<string>();
  for (const year of years) {
    for (const lunation of sky.year(year).lunations) {
      if (!lunation.adhika && !lunation.kshaya) continue;
      results.add(
        `${begins(lunation)} ${lunation.adhika ? 'adhika' : 'kshaya'} ${lunation.months.join('+')}`,
      );
    }
  }
  return [...results];
}

describe('lunations', () => {
  test('1963-64: adhika Kartika, kshaya over two months, adhika Chaitra', () => {
    expect(unusual(1963, 1964)).toEqual([
      '1963-10-17 adhika 8',
      '1963-11-16 kshaya 8+9',
      '1964-03-14 adhika 1',
    ]);
  });

  test('1982-83: adhika Ashvina, kshaya Pausha and Magha, adhika Phalguna', () => {
    expect(unusual(1982, 1983)).toEqual([
      '1982-09-17 adhika 7',
      '1983-01-14 kshaya 10+11',
      '1983-02-13 adhika 12',
    ]);
  });

  test('2026 has an adhika Jyeshtha from 17 May', () => {
    expect(unusual(2026)).toEqual(['2026-05-16 adhika 3']);
  });

  test('lunations follow one another without gap and cover the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1700, max: 3100 }), (year) => {
        const { lunations, from, to } = sky.year(year);
        expect(lunations[0]?.start).toBeLessThanOrEqual(from);
        expect(lunations[0]?.end).toBeGreaterThan(from);
        expect(lunations.at(-1)?.start).toBeLessThanOrEqual(to);
        expect(lunations.at(-1)?.end).toBeGreaterThan(to);
        for (const [i, lunation] of lunations.entries()) {
          expect(lunation.end - lunation.start).toBeGreaterThan(29.2);
          expect(lunation.end - lunation.start).toBeLessThan(29.9);
          expect(lunation.months.length).toBe(lunation.kshaya ? 2 : 1);
          if (i > 0) expect(lunation.start).toBe(lunations[i - 1]?.end);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('month names run on: an adhika month is followed by its own name, any other by the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1700, max: 3100 }), (year) => {
        const { lunations } = sky.year(year);
        for (const [i, lunation] of lunations.entries()) {
          const next = lunations[i + 1];
          if (!next) continue;
          const last = lunation.months.at(-1) ?? Number.NaN;
          expect(next.months[0]).toBe(lunation.adhika ? last : (last % 12) + 1);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('from one nija Chaitra to the next there are 12 or 13 months', () => {
    let count = Number.NaN;
    let start = Number.NaN;
    for (let year = 1940; year <= 2050; year++) {
      for (const lunation of sky.year(year).lunations) {
        if (lunation.start <= start) continue;
        start = lunation.start;
        if (lunation.months[0] === 1 && !lunation.adhika) {
          if (!Number.isNaN(count)) expect([12, 13], begins(lunation)).toContain(count);
          count = 0;
        }
        count += 1;
      }
    }
  });
});
