import { describe, expect, it } from 'vitest';
import { brahmaDasha, brahmaOf, sthiraDasha } from '../../../../engine/jyotisha/dashas/brahma.ts';
import { kalaDasha, kalaPartAt } from '../../../../engine/jyotisha/dashas/kala.ts';
import { karanaDasha, karanaLord } from '../../../../engine/jyotisha/dashas/karana-dasha.ts';
import { navamshaDasha } from '../../../../engine/jyotisha/dashas/nine-years.ts';
import { saptarishiDasha } from '../../../../engine/jyotisha/dashas/saptarishi.ts';
import { taraDasha } from '../../../../engine/jyotisha/dashas/tara.ts';
import { YEAR_DAYS } from '../../../../engine/jyotisha/dashas/year-length.ts';
import { signOf } from '../../../../engine/jyotisha/sign.ts';

const BIRTH = 2_450_424.7;
const years = (period: { start: number; end: number }): number =>
  (period.end - period.start) / YEAR_DAYS.sidereal;
const status = (...longitude: number[]) => ({ longitude, sign: longitude.map(signOf) });

/** Sun in Vrishchika, Moon in Tula, Mars in Simha, Mercury and Jupiter in Dhanu, Venus in Tula, Saturn in Mina. */
const stand = status(231, 186, 145, 251, 266, 204, 336, 160, 340);

describe('dashas of anga and star', () => {
  it('Karana: Bava is the Sun’s, Vishti Saturn’s, Kimstughna Mercury’s', () => {
    expect([karanaLord(7), karanaLord(43), karanaLord(1), karanaLord(343)]).toEqual([0, 6, 3, 0]);
    const [first, second] = karanaDasha(9, BIRTH);
    expect((BIRTH - first.start) / (first.end - first.start)).toBeCloseTo(0.5);
    expect([first.lord, second.lord, years(second)]).toEqual([0, 1, expect.closeTo(12)]);
  });

  it('Saptarishi goes backwards from the star of the Moon', () => {
    expect(saptarishiDasha(14, BIRTH).map(({ lord }) => lord)).toEqual([
      1, 0, 26, 25, 24, 23, 22, 21, 20, 19,
    ]);
  });

  it('Tara needs a graha in a kendra', () => {
    expect(taraDasha(stand, 280, BIRTH)?.map(({ lord }) => lord)[0]).toBe(5);
    const none = status(40, 40, 40, 40, 40, 40, 40, 40, 40);
    expect(taraDasha(none, 10, BIRTH)).toBeUndefined();
  });
});

describe('dashas of rashis', () => {
  it('Sthira begins with the rashi of Brahma and has 7, 8 and 9 years', () => {
    const brahma = brahmaOf(stand, 9);
    const periods = sthiraDasha(stand, 9, BIRTH);
    expect(periods[0].lord).toBe(stand.sign[brahma]);
    for (const period of periods) expect(years(period)).toBeCloseTo(7 + (period.lord % 3));
    expect(
      brahmaDasha(stand, 9, BIRTH)
        .map(({ lord }) => lord)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 12 }, (_, i) => i));
  });

  it('Navamsha begins by the element of the lagna there', () => {
    expect([0, 1, 2, 3].map((lagna) => navamshaDasha(lagna, BIRTH)[0].lord)).toEqual([0, 4, 6, 10]);
  });
});

describe('Kala dasha', () => {
  const day = { sunrise: 0.25, sunset: 0.75, nextSunrise: 1.25, weekday: 0, byDay: true } as never;

  it('divides day and night by twilights of five ghatis', () => {
    expect(kalaPartAt(day, 0.25)).toEqual({ part: 'dawn', over: expect.closeTo(0.5) });
    expect(kalaPartAt(day, 0.5)).toEqual({ part: 'day', over: expect.closeTo(0.5) });
    expect(kalaPartAt(day, 0.75)).toEqual({ part: 'dusk', over: expect.closeTo(0.5) });
    expect(kalaPartAt(day, 1)).toEqual({ part: 'night', over: expect.closeTo(0.5) });
    expect(kalaPartAt(day, 1.2)).toMatchObject({ part: 'dawn' });
    expect(kalaPartAt(day, 2)).toBeUndefined();
  });

  it('has 120 years in two rounds of one to nine parts', () => {
    const periods = kalaDasha(0.25, BIRTH);
    expect(periods).toHaveLength(18);
    expect(periods.slice(0, 9).reduce((sum, period) => sum + years(period), 0)).toBeCloseTo(30);
    expect(years(periods[8]) / years(periods[0])).toBeCloseTo(9);
    expect(years(periods[17]) / years(periods[8])).toBeCloseTo(3);
  });
});
