import { afterAll, describe, expect, it } from 'vitest';
import { chartAt } from '../../../../engine/jyotisha/chart.ts';
import { G } from '../../../../engine/jyotisha/graha.ts';
import { tajakaAspect, tajakaRelation } from '../../../../engine/jyotisha/tajaka/aspects.ts';
import { haddaLord } from '../../../../engine/jyotisha/tajaka/hadda.ts';
import { harshaBala } from '../../../../engine/jyotisha/tajaka/harsha-bala.ts';
import { panchavargiyaBala } from '../../../../engine/jyotisha/tajaka/panchavargiya-bala.ts';
import { lordOfYear, sahamsIn, varshaOf } from '../../../../engine/jyotisha/tajaka/varsha.ts';
import { type LordInput, trirashiLord, yearLordOf } from '../../../../engine/jyotisha/tajaka/year-lord.ts';
import { openBundledSource } from '../../../../ephemeris/bundled.ts';

const ephemeris = openBundledSource();
afterAll(() => ephemeris.close());

describe('aspects', () => {
  it('hang on the distance in rashis alone, alike both ways', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((house) => tajakaAspect(0, house - 1))).toEqual([
      'malefic',
      'neutral',
      'benefic',
      'malefic',
      'benefic',
      'none',
      'malefic',
    ]);
    for (let from = 0; from < 12; from++)
      for (let to = 0; to < 12; to++) expect(tajakaAspect(from, to)).toBe(tajakaAspect(to, from));
  });

  it('make friends and enemies', () => {
    expect([tajakaRelation(0, 4), tajakaRelation(0, 6), tajakaRelation(0, 5)]).toEqual([1, -1, 0]);
  });
});

describe('haddas', () => {
  it('belong to the five star-grahas and change at their degrees', () => {
    expect([haddaLord(5.99), haddaLord(6), haddaLord(29.99)]).toEqual([G.jupiter, G.venus, G.saturn]);
    const lords = new Set(Array.from({ length: 360 }, (_, degree) => haddaLord(degree)));
    expect([...lords].sort()).toEqual([G.mars, G.mercury, G.jupiter, G.venus, G.saturn]);
  });
});

/** Each in its deepest exaltation, the lagna in Mesha. */
const EXALTED = [10, 33, 298, 165, 95, 357, 200, 60, 240];

describe('strengths', () => {
  it('harsha bala gives five units for each joy', () => {
    const [sun, , mars] = harshaBala({ longitude: EXALTED, lagna: 130, byDay: true });
    // From Simha the Sun stands in the 9th, exalted, in a house of women's side, by day.
    expect(sun).toEqual({ graha: 0, house: 5, dignity: 5, side: 0, time: 5, total: 15 });
    expect(mars).toEqual({ graha: 2, house: 5, dignity: 5, side: 5, time: 5, total: 20 });
    // In Simha the Sun is at home; in Tula, debilitated, it has no joy of its place.
    const sunAt = (longitude: number) =>
      harshaBala({ longitude: EXALTED.with(G.sun, longitude), lagna: 130, byDay: true })[G.sun];
    expect([sunAt(125)?.dignity, sunAt(190)?.dignity]).toEqual([5, 0]);
  });

  it('panchavargiya bala is a quarter of its parts, at most 20', () => {
    for (const friends of ['by_place', 'natural'] as const) {
      for (const one of panchavargiyaBala(EXALTED, friends)) {
        expect(one.uchcha).toBeCloseTo(20);
        const sum = one.kshetra + one.uchcha + one.hadda + one.drekkana + one.navamsha;
        expect(one.total).toBeCloseTo(sum / 4);
        expect(one.total).toBeLessThanOrEqual(20);
      }
    }
    // Mercury in its own Kanya.
    expect(panchavargiyaBala(EXALTED)[G.mercury].kshetra).toBe(30);
    // Mars is a friend of the Sun by nature; in Makara, a fourth from Mesha, an enemy for the year.
    expect(panchavargiyaBala(EXALTED, 'natural')[G.sun].kshetra).toBe(22.5);
    expect(panchavargiyaBala(EXALTED, 'by_place')[G.sun].kshetra).toBe(7.5);
  });
});

describe('the lord of the year', () => {
  const input = (more: Partial<LordInput> = {}): LordInput => ({
    longitude: EXALTED,
    lagna: 5,
    byDay: true,
    birthLagna: 35,
    muntha: 65,
    ...more,
  });

  it('has five office-bearers', () => {
    const { bearers } = yearLordOf(input());
    expect(bearers.map(({ office, graha }) => [office, graha])).toEqual([
      ['luminary', G.mars],
      ['birth_lagna', G.venus],
      ['muntha', G.mercury],
      ['annual_lagna', G.mars],
      ['trirashi', G.sun],
    ]);
  });

  it('has the lord of the rashi of the Moon for the luminary by night', () => {
    const [luminary] = yearLordOf(input({ byDay: false })).bearers;
    expect(luminary).toMatchObject({ office: 'luminary', graha: G.venus });
  });

  it('is the strongest of those with a benefic aspect, else with a malefic one', () => {
    // On Mesha: Mars from Makara and the Sun from Mesha, malefic both; Mercury of Kanya and Venus of Mina none and neutral.
    expect(yearLordOf(input()).by).toBe('malefic_aspect');
    const withBenefic = yearLordOf(input({ longitude: EXALTED.with(G.mercury, 125) }));
    expect(withBenefic).toMatchObject({ lord: G.mercury, by: 'benefic_aspect' });
    const either = yearLordOf(input({ longitude: EXALTED.with(G.mercury, 125) }), 'any');
    expect(either.by).toBe('any_aspect');
    const looking = either.bearers.filter(({ aspect }) => aspect === 'benefic' || aspect === 'malefic');
    const most = Math.max(...looking.map(({ strength }) => strength));
    expect(looking.find(({ graha }) => graha === either.lord)?.strength).toBe(most);
  });

  it('is a strong one or the first where none looks at the lagna', () => {
    const blind = input({ longitude: [160, 160, 160, 160, 160, 160, 160, 0, 180], lagna: 5 });
    const { by, lord, bearers } = yearLordOf(blind);
    expect(bearers.every(({ aspect }) => aspect === 'none')).toBe(true);
    const strong = bearers.filter(({ strength }) => strength > 10);
    expect(by).toBe(strong.length > 0 ? 'strength' : 'first_office');
    if (strong.length === 0) expect(lord).toBe(bearers[0].graha);
  });

  it('knows the lords of three rashis', () => {
    expect([trirashiLord(0, true), trirashiLord(0, false), trirashiLord(4, false)]).toEqual([
      G.sun,
      G.jupiter,
      G.sun,
    ]);
    for (let sign = 8; sign < 12; sign++) expect(trirashiLord(sign, true)).toBe(trirashiLord(sign, false));
  });
});

describe('varshaOf', () => {
  const place = { lat: 26.3, lon: 73 + 4 / 60, zone: 'Asia/Kolkata' };
  // 8 March 1967, 17:40 IST.
  const jd = 2_439_557.5 + (17 + 40 / 60 - 5.5) / 24;

  it.each(['lahiri', 'raman', 'true_citra'] as const)(
    'brings the Sun of %s back to its place',
    (ayanamsa) => {
      const birth = chartAt(ephemeris, jd, place, { ayanamsa });
      const { chart, muntha } = varshaOf(ephemeris, birth, place, { years: 33 });
      expect(chart.longitude[G.sun]).toBeCloseTo(birth.longitude[G.sun], 5);
      expect(Math.abs(chart.jd - jd - 33 * 365.256364)).toBeLessThan(0.05);
      expect(muntha).toBeCloseTo((birth.lagna + 33 * 30) % 360);
    },
  );

  it('begins a month with each rashi that the Sun goes on', () => {
    const birth = chartAt(ephemeris, jd, place);
    const { chart, muntha } = varshaOf(ephemeris, birth, place, { years: 33, months: 6 });
    expect(chart.longitude[G.sun]).toBeCloseTo((birth.longitude[G.sun] + 180) % 360, 5);
    expect(muntha).toBeCloseTo((birth.lagna + 33 * 30 + 15) % 360);
  });

  it('is the chart of birth at the birth itself', () => {
    const birth = chartAt(ephemeris, jd, place);
    expect(varshaOf(ephemeris, birth, place, { years: 0 }).chart.jd).toBeCloseTo(jd, 6);
  });

  it('has a lord, for which that of the period may stand too, and sahams', () => {
    const birth = chartAt(ephemeris, jd, place);
    const year = varshaOf(ephemeris, birth, place, { years: 33 });
    const plain = lordOfYear(year, birth);
    const withPeriod = lordOfYear(year, birth, G.saturn);
    expect(plain?.bearers.map(({ graha }) => graha)).toContain(plain?.lord);
    expect(withPeriod?.bearers.length).toBe(Number(plain?.bearers.length) + 1);
    expect(withPeriod?.bearers.at(-1)?.graha).toBe(G.saturn);
    const sahams = sahamsIn(year.chart) ?? [];
    expect(sahams.length).toBeGreaterThan(30);
    expect(sahams.every(({ longitude }) => longitude >= 0 && longitude < 360)).toBe(true);
  });

  it('has no lord and no sahams where the Sun does not rise', () => {
    const north = { lat: 78.2, lon: 15.6, zone: 'Arctic/Longyearbyen' };
    const winter = chartAt(ephemeris, 2_451_545, north);
    const year = varshaOf(ephemeris, winter, north, { years: 1 });
    expect(lordOfYear(year, winter)).toBeUndefined();
    expect(sahamsIn(winter)).toBeUndefined();
  });
});
