import { describe, expect, test } from 'vitest';
import { degreesAt } from '../../../../engine/sky/anga.ts';
import { siddhantaYear } from '../../../../engine/sky/siddhantas/siddhanta.ts';
import { vakyaMotions } from '../../../../engine/sky/siddhantas/vakya.ts';
import { vakya, vakyaMoonOn } from '../../../../engine/sky/siddhantas/vakya-moon.ts';
import { sankrantiBefore, vakyaSankranti, vakyaSunAt } from '../../../../engine/sky/siddhantas/vakya-sun.ts';

const jd = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;

describe('the Sun of the vakyas', () => {
  // Printed by tamilkingdom.com (Jaffna), virakesari.lk, utvnews.lk, a school's page of 2020, and imaifm.com.
  test.each([
    ['2015-04-14T12:23+05:30', 0],
    ['2016-04-13T18:30+05:30', 0],
    ['2019-04-14T13:12+05:30', 0],
    ['2020-04-13T19:20+05:30', 0],
    ['2022-01-14T17:20+05:30', 9],
  ])('enters a sign within six minutes of the moment printed, %s', (printed, sign) => {
    const at = jd(printed);
    const n = sankrantiBefore(at + 1);
    expect(((n % 12) + 12) % 12).toBe(sign);
    expect(Math.abs(vakyaSankranti(n) - at) * 1440).toBeLessThan(6);
  });

  test('the months follow one another without a step, for thousands of years', () => {
    for (let n = -12; n < 80_000; n += 997) {
      const at = vakyaSankranti(n);
      expect(vakyaSunAt(at + 1e-6)).toBeCloseTo(n * 30, 4);
      expect(vakyaSunAt(at - 1e-6)).toBeCloseTo(n * 30, 4);
      expect(sankrantiBefore(at + 1e-6)).toBe(n);
    }
  });
});

describe('the Moon of the vakyas', () => {
  // The first of the 248 sentences, girnah shreyah, is 12;3; the last, 27;44 beyond nine rounds.
  test('the sentences are those of Vararuci', () => {
    expect(vakya(0)).toBe(0);
    expect(vakya(1)).toBeCloseTo(12 + 3 / 60, 1);
    expect(vakya(248) - 9 * 360).toBeCloseTo(27 + 44 / 60, 6);
  });

  test('it goes on evenly where one round gives way to the next', () => {
    for (let day = 1_600_984; day < 1_600_984 + 30_000; day++) {
      const step = (vakyaMoonOn(day + 1) - vakyaMoonOn(day) + 360) % 360;
      expect(step).toBeGreaterThan(11.4);
      expect(step).toBeLessThan(15.2);
    }
  });
});

describe('years of the vakyas', () => {
  test('every boundary is a root of its own piece', () => {
    const { tithi, yoga, nakshatra, from, to } = siddhantaYear('vakya', 2026);
    const { elongation, sum, moon } = vakyaMotions(from - 34, to + 34);
    if (elongation === undefined || sum === undefined) throw new Error('a motion is missing');
    const off = (value: number, step: number): number =>
      Math.abs(value / step - Math.round(value / step)) * step;
    for (const at of tithi.starts) expect(off(degreesAt(elongation, at), 12)).toBeLessThan(1e-6);
    for (const at of yoga.starts) expect(off(degreesAt(sum, at), 360 / 27)).toBeLessThan(1e-6);
    for (const at of nakshatra.starts) expect(off(degreesAt(moon, at), 360 / 27)).toBeLessThan(1e-6);
    expect(tithi.starts.length).toBeGreaterThan(480);
  });
});
