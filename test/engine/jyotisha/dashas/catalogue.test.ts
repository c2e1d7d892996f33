import { afterAll, describe, expect, it } from 'vitest';
import { chartAt } from '../../../../engine/jyotisha/chart.ts';
import { DASHAS, type DashaName } from '../../../../engine/jyotisha/dashas/catalogue.ts';
import type { Period } from '../../../../engine/jyotisha/dashas/period.ts';
import { openBundledSource } from '../../../../ephemeris/bundled.ts';
import { seeded } from '../../random.ts';

const ephemeris = openBundledSource();
afterAll(() => ephemeris.close());

const PLACES = [
  { lat: 13.0878, lon: 80.2785, zone: 'Asia/Kolkata' },
  { lat: -37.8, lon: 144.96, zone: 'Australia/Melbourne' },
] as const;

describe('every dasha of births', () => {
  const random = seeded(3);
  const charts = Array.from({ length: 12 }, (_, i) =>
    chartAt(ephemeris, 2415000 + random() * 45_000, PLACES[i % PLACES.length]),
  );

  it.each(Object.keys(DASHAS) as DashaName[])(
    '%s holds the birth and has no gaps, three levels deep',
    (name) => {
      const { lords, periods: of } = DASHAS[name];
      let actual = 0;
      for (const chart of charts) {
        const periods = of(chart, { year: 'sidereal' });
        if (periods === undefined) continue;
        actual++;
        expect(periods.length).toBeGreaterThan(6);
        expect(periods[0].start).toBeLessThanOrEqual(chart.jd + 1e-6);
        expect(periods.some(({ start, end }) => start <= chart.jd + 1e-6 && chart.jd < end)).toBe(true);
        let edge = periods[0].start;
        for (const period of periods) {
          expect(period.start).toBeCloseTo(edge, 6);
          expect(period.lord).toBeLessThan({ rashis: 12, grahas: 10, nakshatras: 27 }[lords]);
          for (const { children } of [period, ...period.children.slice(0, 1)]) {
            let inner = children[0]?.start;
            for (const child of children) {
              expect(child.start).toBe(inner);
              inner = child.end;
            }
          }
          if (period.children.length > 0) {
            expect(period.children[0].start).toBe(period.start);
            expect(period.children[period.children.length - 1].end).toBe(period.end);
          }
          edge = period.end;
        }
      }
      expect(actual).toBeGreaterThan(6);
    },
  );

  it('Kalachakra is divided five levels deep, the parts of a part going on in the cycle from its own place', () => {
    for (const chart of charts) {
      const [, period] = DASHAS.kalachakra.periods(chart, { year: 'sidereal' }) ?? [];
      let level: readonly Period[] = period === undefined ? [] : [period];
      expect(level).toHaveLength(1);
      for (let depth = 1; depth <= 5; depth++) {
        for (const one of level) {
          expect(one.children).toHaveLength(depth < 5 ? 9 : 0);
          if (depth < 5) expect(one.children[0].lord).toBe(one.lord);
        }
        level = level.flatMap(({ children }) => children.slice(-1));
      }
    }
  });

  it('Chakra has no answer without a sunrise', () => {
    const polar = chartAt(ephemeris, 2451545, { lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' });
    expect(DASHAS.chakra.periods(polar, { year: 'sidereal' })).toBeUndefined();
  });

  it('Narayana of a varga and Chara by a school are chosen', () => {
    const [chart] = charts;
    const lords = (choices: object): readonly number[] =>
      (DASHAS.narayana.periods(chart, { year: 'sidereal', ...choices }) ?? []).map(({ lord }) => lord);
    expect(lords({ varga: 10 })).not.toEqual(lords({ varga: 4 }));
    expect(DASHAS.chara.periods(chart, { year: 'sidereal', chara: 'narasimha_rao' })?.length).toBeGreaterThan(
      12,
    );
  });
});
