import { afterAll, describe, expect, it } from 'vitest';
import { signedArc } from '../../../engine/jyotisha/angle.ts';
import { chartAt } from '../../../engine/jyotisha/chart.ts';
import { G } from '../../../engine/jyotisha/graha.ts';
import { lagnaDays, moonDays } from '../../../engine/jyotisha/sensitivity.ts';
import { VARGAS } from '../../../engine/jyotisha/vargas/tables.ts';
import { vargaPart, vargaSign } from '../../../engine/jyotisha/vargas/varga.ts';
import { openBundledSource } from '../../../ephemeris/bundled.ts';
import { seeded } from '../random.ts';

const ephemeris = openBundledSource();
afterAll(() => ephemeris.close());
const random = seeded(26);
const places = [
  { lat: 23.18, lon: 75.78, zone: 'Asia/Kolkata' },
  { lat: -37.8, lon: 144.96, zone: 'Australia/Melbourne' },
  { lat: 59.9, lon: 10.75, zone: 'Europe/Oslo' },
] as const;
const cases = Array.from({ length: 30 }, (_, i) => ({
  place: places[i % places.length],
  jd: 2415000 + random() * 45_000,
  ayanamsa: i % 2 === 0 ? ('lahiri' as const) : ('raman' as const),
}));

describe('an edge', () => {
  it('is where the lagna stands so many days from the birth, on either side', () => {
    for (const { place, jd, ayanamsa } of cases) {
      const chart = chartAt(ephemeris, jd, place, { ayanamsa });
      const from = Math.floor(chart.lagna / 30) * 30;
      for (const [edge, side] of [
        [from, 'back'],
        [from + 30, 'ahead'],
      ] as const) {
        const days = lagnaDays(chart, edge % 360, side) ?? Number.NaN;
        expect(Math.sign(days)).toBe(side === 'back' ? -1 : 1);
        expect(Math.abs(days)).toBeLessThan(0.2);
        const there = chartAt(ephemeris, jd + days, place, { ayanamsa });
        expect(Math.abs(signedArc(there.lagna, edge))).toBeLessThan(2e-4);
      }
    }
  });

  it('is where the Moon stands so many days from the birth', () => {
    for (const { place, jd, ayanamsa } of cases) {
      const chart = chartAt(ephemeris, jd, place, { ayanamsa });
      const edge = Math.ceil(chart.longitude[G.moon] / 30) * 30;
      const days = moonDays(ephemeris, chart, edge);
      const there = chartAt(ephemeris, jd + days, place, { ayanamsa });
      // An ayanamsa other than Lahiri may drift against it by a few milliseconds of arc in days.
      expect(Math.abs(signedArc(there.longitude[G.moon], edge))).toBeLessThan(1e-5);
    }
  });

  it('of the lagna has no time beyond the polar circles', () => {
    const chart = chartAt(ephemeris, 2451545, { lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' });
    expect(lagnaDays(chart, 0, 'ahead')).toBeUndefined();
  });
});

describe('a part of a varga', () => {
  it('has one rashi from its begin to its end, and ends where the next begins', () => {
    for (const [parts, { methods }] of Object.entries(VARGAS).map(
      ([n, table]) => [Number(n), table] as const,
    )) {
      for (const method of Object.keys(methods)) {
        for (let i = 0; i < 40; i++) {
          const longitude = random() * 360;
          const { from, to } = vargaPart(longitude, parts, method);
          expect(longitude).toBeGreaterThanOrEqual(from);
          expect(longitude).toBeLessThan(to);
          const signs = [from + 1e-9, (from + to) / 2, to - 1e-9].map((at) => vargaSign(at, parts, method));
          expect(new Set([...signs, vargaSign(longitude, parts, method)]).size).toBe(1);
          expect(vargaPart(to + 1e-9, parts, method).from).toBeCloseTo(to % 360, 6);
        }
      }
    }
  });
});
