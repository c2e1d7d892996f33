import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { daysOf } from '../../../engine/calendars/calendar.ts';
import { easter, orthodoxEaster } from '../../../engine/calendars/easter.ts';
import { gregorian } from '../../../engine/calendars/gregorian.ts';
import { civilDayOfJulian } from '../../../engine/calendars/julian.ts';
import { civilDay, isoDate, weekdayOf } from '../../../engine/civil/civil.ts';
import { calendars } from './opened.ts';

const dateOf = (name: string, year: number): string =>
  isoDate(calendars.named(name)?.monthsOf(year)[0]?.first ?? 0);

describe('Easter', () => {
  it('falls as the churches keep it', () => {
    const western = {
      1818: '03-22',
      1886: '04-25',
      1943: '04-25',
      1954: '04-18',
      1981: '04-19',
      2000: '04-23',
      2008: '03-23',
      2019: '04-21',
      2024: '03-31',
      2025: '04-20',
      2026: '04-05',
      2038: '04-25',
      2285: '03-22',
    };
    for (const [year, day] of Object.entries(western))
      expect(dateOf('Easter', Number(year))).toBe(`${year}-${day}`);
    const eastern = {
      2008: '04-27',
      2019: '04-28',
      2021: '05-02',
      2023: '04-16',
      2024: '05-05',
      2025: '04-20',
      2026: '04-12',
      2027: '05-02',
    };
    for (const [year, day] of Object.entries(eastern)) {
      expect(dateOf('Orthodox Easter', Number(year))).toBe(`${year}-${day}`);
    }
  });

  test.prop([fc.integer({ min: 1700, max: 3100 })])(
    'is a Sunday from 22 March to 25 April of its own calendar',
    (year) => {
      const [west, east] = [easter, orthodoxEaster].map((c) => c.monthsOf(year)[0]?.first ?? 0) as [
        number,
        number,
      ];
      expect([weekdayOf(west), weekdayOf(east)]).toEqual([0, 0]);
      expect(west).toBeGreaterThanOrEqual(civilDay(year, 3, 22));
      expect(west).toBeLessThanOrEqual(civilDay(year, 4, 25));
      expect(east).toBeGreaterThanOrEqual(civilDayOfJulian(year, 3, 22));
      expect(east).toBeLessThanOrEqual(civilDayOfJulian(year, 4, 25));
      // The eastern one is never before the western.
      if (year < 2700) expect(east).toBeGreaterThanOrEqual(west);
    },
  );
});

describe('the Julian calendar', () => {
  it('meets the Gregorian where history says', () => {
    expect(isoDate(civilDayOfJulian(1582, 10, 5))).toBe('1582-10-15');
    expect(isoDate(civilDayOfJulian(1752, 9, 3))).toBe('1752-09-14');
    expect(isoDate(civilDayOfJulian(1900, 2, 29))).toBe('1900-03-13');
    expect(isoDate(civilDayOfJulian(1917, 10, 25))).toBe('1917-11-07');
    expect(isoDate(civilDayOfJulian(2025, 12, 25))).toBe('2026-01-07');
  });
});

describe('a calendar of the world', () => {
  it.each([gregorian, ...calendars.all].map((c) => [c.name, c] as const))(
    '%s has months in order that do not overlap',
    (_, calendar) => {
      for (const year of [1700, 1899, 1900, 2000, 2024, 3099]) {
        let next = Number.NEGATIVE_INFINITY;
        for (const { first, days, month } of calendar.monthsOf(year)) {
          expect(first).toBeGreaterThanOrEqual(next);
          expect(first).toBeGreaterThanOrEqual(civilDay(year, 1, 1));
          expect(first).toBeLessThan(civilDay(year + 1, 1, 1));
          expect(days).toBeGreaterThan(0);
          expect(month).toBeGreaterThanOrEqual(0);
          next = first + days;
        }
      }
    },
  );

  it('returns days, months and dates of the requested year and those beside it', () => {
    expect(daysOf(gregorian, 2023, { month: 1, day: 29 })).toEqual([
      [civilDay(2024, 2, 29), civilDay(2024, 2, 29)],
    ]);
    expect(daysOf(gregorian, 2024, { month: 1, day: undefined })[1]).toEqual([
      civilDay(2024, 2, 1),
      civilDay(2024, 2, 29),
    ]);
    expect(daysOf(gregorian, 2024, { month: undefined, day: 31 }).length).toBe(21);
    expect(daysOf(easter, 2024, { month: undefined, day: undefined }).map(([day]) => isoDate(day))).toEqual([
      '2023-04-09',
      '2024-03-31',
      '2025-04-20',
    ]);
  });
});
