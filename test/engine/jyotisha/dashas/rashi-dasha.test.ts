import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { chartAt } from '../../../../engine/jyotisha/chart.ts';
import { charaDasha } from '../../../../engine/jyotisha/dashas/chara.ts';
import {
  chakraSeed,
  LAGNA,
  naisargikaDasha,
  tenYearsEach,
} from '../../../../engine/jyotisha/dashas/fixed.ts';
import {
  KALACHAKRA_YEARS,
  kalachakraDasha,
  paramayus,
} from '../../../../engine/jyotisha/dashas/kalachakra.ts';
import { karakaDasha } from '../../../../engine/jyotisha/dashas/karaka.ts';
import { kendradiDasha, trikonaDasha } from '../../../../engine/jyotisha/dashas/kendradi.ts';
import {
  directionFrom,
  narayanaDasha,
  narayanaYears,
  padakrama,
  vargaSeed,
} from '../../../../engine/jyotisha/dashas/narayana.ts';
import type { Period } from '../../../../engine/jyotisha/dashas/period.ts';
import { isOddFooted, rashiYears } from '../../../../engine/jyotisha/dashas/rashi-years.ts';
import { strongerLord, strongerLords, strongerSign } from '../../../../engine/jyotisha/dashas/stronger.ts';
import { sudasa } from '../../../../engine/jyotisha/dashas/sudasa.ts';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { SIGN_LORDS, signOf } from '../../../../engine/jyotisha/sign.ts';
import { vargaChart } from '../../../../engine/jyotisha/vargas/varga.ts';
import { openBundledSource } from '../../../../ephemeris/bundled.ts';
import { uniform } from '../../../uniform.ts';

const ephemeris = openBundledSource();
afterAll(() => ephemeris.close());

const BIRTH = 2450424.711111;
const YEAR = 365.256364;
const CHENNAI = { lat: 13.0878, lon: 80.2785, zone: 'Asia/Kolkata' };
const chart = chartAt(ephemeris, BIRTH, CHENNAI);
const lagna = signOf(chart.lagna);

const yearsOf = ({ start, end }: Period): number => Math.round(((end - start) / YEAR) * 100) / 100;
const listed = (periods: readonly Period[]): readonly (readonly [number, number])[] =>
  periods.map((period) => [period.lord, yearsOf(period)]);

function expectTiling(periods: readonly Period[]): void {
  for (let i = 1; i < periods.length; i++) expect(periods[i].start).toBe(periods[i - 1].end);
}

const stands = fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 8, maxLength: 8 }).map((signs) => {
  const sign = [...signs, (signs[7] + 6) % 12];
  return { sign, longitude: sign.map((at, i) => at * 30 + ((i * 7.3) % 30)) };
});

describe('years of rashis', () => {
  it('count to the lord, forwards from odd-footed rashis', () => {
    expect([0, 1, 2, 3, 6, 9].map(isOddFooted)).toEqual([true, true, true, false, true, false]);
    expect(rashiYears(0, 4, G.mars)).toBe(4);
    expect(rashiYears(4, 0, G.sun)).toBe(5);
    expect(rashiYears(4, 0, G.sun, { exaltation: false, nodes: 'none' })).toBe(4);
    expect(rashiYears(9, 0, G.saturn)).toBe(8);
    expect(rashiYears(2, 2, G.mercury)).toBe(12);
  });
});

describe('strength of rashis', () => {
  it('of two lords the one outside the rashi counts', () => {
    const sign = [0, 0, 7, 0, 0, 0, 10, 3, 9];
    const stand = { sign, longitude: sign.map((at) => at * 30) };
    expect(strongerLord(stand, 7)).toBe(G.ketu);
    expect(strongerLord(stand, 10)).toBe(G.rahu);
    expect(strongerLords(stand).filter((_, i) => i !== 7 && i !== 10)).toEqual(
      SIGN_LORDS.filter((_, i) => i !== 7 && i !== 10),
    );
  });

  it('of two rashis the one with more grahas is the stronger', () => {
    const sign = [3, 3, 0, 1, 1, 1, 1, 4, 10];
    expect(strongerSign({ sign, longitude: sign.map((at) => at * 30) }, 3, 9)).toBe(3);
    expect(strongerSign({ sign, longitude: sign.map((at) => at * 30) }, 9, 3)).toBe(3);
  });
});

describe('Narayana dasha', () => {
  // The orders of the three modalities and of the exceptions (Narasimha Rao, Vedic Astrology, 18.2).
  it.each([
    [0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [1, [1, 8, 3, 10, 5, 0, 7, 2, 9, 4, 11, 6]],
    [2, [2, 10, 6, 5, 1, 9, 8, 4, 0, 11, 7, 3]],
    [3, [3, 2, 1, 0, 11, 10, 9, 8, 7, 6, 5, 4]],
    [4, [4, 9, 2, 7, 0, 5, 10, 3, 8, 1, 6, 11]],
    [5, [5, 9, 1, 2, 6, 10, 11, 3, 7, 8, 0, 4]],
    [11, [11, 3, 7, 8, 0, 4, 5, 9, 1, 2, 6, 10]],
  ])('from rashi %d', (from, order) => {
    const sign = new Array(9).fill((from + 1) % 12);
    expect(padakrama(from, { sign })).toEqual(order);
  });

  it('Saturn makes the order regular, Ketu turns it round', () => {
    const sign = new Array(9).fill(6);
    sign[G.saturn] = 1;
    expect(padakrama(1, { sign })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]);
    sign[G.ketu] = 1;
    expect(padakrama(1, { sign })).toEqual([1, 6, 11, 4, 9, 2, 7, 0, 5, 10, 3, 8]);
    expect(directionFrom({ sign }, 1)).toBe(-1);
  });

  it('of a chart: two rounds that give each rashi twelve years, until 120 are full', () => {
    fc.assert(
      fc.property(stands, fc.integer({ min: 0, max: 11 }), (stand, from) => {
        const periods = narayanaDasha(stand, from, BIRTH);
        expectTiling(periods);
        const first = periods.slice(0, 12);
        expect(new Set(first.map(({ lord }) => lord)).size).toBe(12);
        for (const { lord, start, end } of first)
          expect((end - start) / YEAR).toBeCloseTo(narayanaYears(stand, lord), 6);
        expect((periods[periods.length - 1].end - BIRTH) / YEAR).toBeGreaterThanOrEqual(119.999);
        for (const period of periods) {
          expect(period.children).toHaveLength(12);
          expect(new Set(period.children.map(({ lord }) => lord)).size).toBe(12);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('of a varga begins with where the lord of its house of the rashi chart stands in it', () => {
    const dashamsha = vargaChart(chart, 10);
    // The tenth is Tula; Venus stands in Vrishabha in the dashamsha.
    expect(vargaSeed(chart, lagna, dashamsha, 10)).toBe(1);
    expect(narayanaDasha(dashamsha, 1, BIRTH)[0].lord).toBe(1);
  });
});

describe('other dashas of rashis', () => {
  it('Chara has every rashi once, and the rashi itself last within its period', () => {
    const periods = charaDasha(chart, chart.lagna, BIRTH);
    expect(listed(periods).map(([lord]) => lord)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 11, 10]);
    for (const { lord, children } of periods) expect(children[11].lord).toBe(lord);
    expect(charaDasha(chart, chart.lagna, BIRTH, { method: 'narasimha_rao' }).length).toBeGreaterThan(12);
    for (const method of ['rangacharya', 'rangacharya_female'] as const) {
      const round = charaDasha(chart, chart.lagna, BIRTH, { method });
      expect(new Set(round.map(({ lord }) => lord)).size).toBe(12);
      expect(round.every((period) => yearsOf(period) >= 1 && yearsOf(period) <= 12)).toBe(true);
      for (const { lord, children } of round) expect(children[0].lord).toBe(lord);
    }
  });

  it('Sudasa goes from kendra to kendra, the first period being what is left of it', () => {
    const periods = sudasa(chart, 300.35, BIRTH);
    expect(periods.slice(0, 4).map(({ lord }) => lord)).toEqual([10, 1, 4, 7]);
    const whole = narayanaYears(chart, 10);
    expect(yearsOf(periods[0])).toBeCloseTo(whole * (1 - 0.35 / 30), 2);
    expectTiling(periods);
  });

  it('Kendradi, Trikona and Karaka', () => {
    expect(
      kendradiDasha(chart, lagna, BIRTH)
        .slice(0, 4)
        .map(({ lord }) => lord),
    ).toEqual([3, 0, 9, 6]);
    expect(trikonaDasha(chart, lagna, BIRTH)[0].lord).toBe(5);
    expect(listed(karakaDasha(chart, BIRTH))).toEqual([
      [4, 11],
      [2, 7],
      [5, 9],
      [0, 10],
      [7, 8],
      [3, 11],
      [1, 9],
      [6, 2],
    ]);
  });

  it('fixed ones', () => {
    const naisargika = naisargikaDasha(BIRTH, { sign: chart.sign, lagna });
    expect(listed(naisargika).map(([lord]) => lord)).toEqual([1, 2, 3, 5, 4, 0, 6, LAGNA]);
    for (const { lord, children } of naisargika)
      expect(children.map((part) => part.lord).sort()).toEqual(
        [0, 1, 2, 3, 4, 5, 6].filter((graha) => graha !== lord),
      );
    expect(listed(tenYearsEach(11, BIRTH)).slice(0, 2)).toEqual([
      [11, 10],
      [0, 10],
    ]);
    expect([chakraSeed(9, 11, true), chakraSeed(9, 11, false)]).toEqual([11, 9]);
  });
});

describe('Kalachakra dasha', () => {
  it('has the spans of life of the padas: 100, 85, 83, 86, and backwards for apasavya stars', () => {
    const pada = 360 / 108;
    const spans = (star: number): number[] => [0, 1, 2, 3].map((n) => paramayus((star * 4 + n + 0.5) * pada));
    expect([0, 1, 2].map(spans)).toEqual([
      [100, 85, 83, 86],
      [100, 85, 83, 86],
      [100, 85, 83, 86],
    ]);
    expect([3, 4, 5].map(spans)).toEqual([
      [86, 83, 85, 100],
      [86, 83, 85, 100],
      [86, 83, 85, 100],
    ]);
  });

  it('begins before the birth, by as much as the Moon has crossed of its pada', () => {
    fc.assert(
      fc.property(uniform(0, 359.9999), (longitude) => {
        const periods = kalachakraDasha(longitude, BIRTH);
        expect(periods[0].start).toBeLessThanOrEqual(BIRTH + 1e-6);
        expect(periods[0].end).toBeGreaterThan(BIRTH);
        for (const [i, period] of periods.entries()) {
          expect((period.end - period.start) / YEAR).toBeCloseTo(KALACHAKRA_YEARS[period.lord], 6);
          if (i > 0) expect(period.start).toBeCloseTo(periods[i - 1].end, 6);
          expect(period.children).toHaveLength(9);
          expect(period.children[0].lord).toBe(period.lord);
        }
      }),
    );
  });
});
