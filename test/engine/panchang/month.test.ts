import { describe, expect, test } from 'vitest';
import { monthAt } from '../../../engine/panchang/month.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { jdOfIst } from './places.ts';

const sky = openBundledSky();

/** The month at six in the morning of a date in India. */
function monthOn(date: string): ReturnType<typeof monthAt> {
  return monthAt(sky.year(Number(date.slice(0, 4))), jdOfIst(`${date}T06:00`));
}

describe('lunar month', () => {
  test.each([
    // date, amanta, adhika, as printed tables of month beginnings have them
    ['1926-02-14', 11, true],
    ['1964-03-15', 0, true],
    ['1964-04-14', 0, false],
    ['1982-09-19', 6, true],
    ['1982-10-18', 6, false],
    ['1983-01-15', 9, false],
    ['1983-02-14', 11, true],
    ['1983-03-16', 11, false],
    ['2042-03-23', 0, false],
  ])('%s: month %i, adhika %s', (date, amanta, adhika) => {
    expect(monthOn(date)).toMatchObject({ amanta, adhika });
  });

  test('Pausha of 1983 is kshaya and stands for Magha as well', () => {
    expect(monthOn('1983-01-20')).toMatchObject({ amanta: 9, amantaSecond: 10, kshaya: true, purnimanta: 9 });
    expect(monthOn('1983-02-05')).toMatchObject({ amanta: 9, kshaya: true, purnimanta: 11, paksha: 1 });
    expect(monthOn('1982-12-20')).toMatchObject({ amanta: 8, amantaSecond: undefined, kshaya: false });
  });

  test('24 January 2022: Pausha by the new moon, Magha by the full, as printed', () => {
    expect(monthOn('2022-01-24')).toMatchObject({ amanta: 9, purnimanta: 10, paksha: 1 });
    expect(monthOn('2025-11-22')).toMatchObject({ amanta: 8, purnimanta: 8, paksha: 0 });
  });

  test('2026: adhika Jyeshtha stands between the halves of Jyeshtha', () => {
    const seen = ['2026-05-05', '2026-05-20', '2026-06-05', '2026-06-20', '2026-07-05'].map(monthOn);
    expect(seen.map((month) => [month?.amanta, month?.purnimanta, month?.adhika])).toEqual([
      [1, 2, false],
      [2, 2, true],
      [2, 2, true],
      [2, 2, false],
      [2, 3, false],
    ]);
  });

  test('the purnimanta month is the amanta one or the next; it changes at the full moon', () => {
    for (const year of [1700, 1822, 2026, 3100]) {
      const of = sky.year(year);
      for (let jd = of.from; jd < of.to; jd += 0.7) {
        const month = monthAt(of, jd);
        if (!month) throw new Error('no month');
        const last = month.amantaSecond ?? month.amanta;
        const expected = month.paksha === 1 && !month.adhika ? (last + 1) % 12 : month.amanta;
        expect(month.purnimanta).toBe(expected);
        expect(month.start <= jd && jd < month.end).toBe(true);
      }
    }
  });

  test('outside the year there is none', () => {
    expect(monthAt(sky.year(2026), Number.NaN)).toBeUndefined();
    expect(monthAt(sky.year(2026), sky.year(2026).to + 60)).toBeUndefined();
  });
});
