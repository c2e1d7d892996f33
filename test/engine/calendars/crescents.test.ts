import { describe, expect, it } from 'vitest';
import { daysOf } from '../../../engine/calendars/calendar.ts';
import { crescentCriteria } from '../../../engine/calendars/crescents.ts';
import { civilDay, isoDate, parseIsoDate } from '../../../engine/civil/civil.ts';
import { calendars, tables } from './opened.ts';

const named = (name: string) => {
  const calendar = calendars.named(name);
  if (calendar === undefined) throw new Error(name);
  return calendar;
};
const crescentCalendars = crescentCriteria.map(([name]) => named(name));
const ummAlQura = named('Umm Al-Qura');
const { announcementOf } = calendars;
const announcedMonths = [...tables.announced().values()].flatMap((months) =>
  [...months.values()].map(({ announced }) => announced),
);

const RAMADAN = 8;
const SHAWWAL = 9;

// First days as the authorities of the countries announced them.
const announced = [
  ['Hijri Mabims', 2022, RAMADAN, '2022-04-03'],
  ['Hijri Mabims', 2022, SHAWWAL, '2022-05-02'],
  ['Hijri Mabims', 2023, SHAWWAL, '2023-04-22'],
  ['Hijri Mabims', 2024, RAMADAN, '2024-03-12'],
  ['Hijri Mabims', 2024, SHAWWAL, '2024-04-10'],
  ['Hijri Mabims', 2025, RAMADAN, '2025-03-01'],
  ['Hijri Mabims', 2025, SHAWWAL, '2025-03-31'],
  ['Hijri Turkey', 2022, SHAWWAL, '2022-05-02'],
  ['Hijri Turkey', 2023, SHAWWAL, '2023-04-21'],
  ['Hijri Turkey', 2024, RAMADAN, '2024-03-11'],
  ['Hijri Turkey', 2025, SHAWWAL, '2025-03-30'],
  ['Hijri Egypt', 2023, SHAWWAL, '2023-04-21'],
  ['Hijri Pakistan', 2023, RAMADAN, '2023-03-23'],
  ['Hijri Pakistan', 2024, SHAWWAL, '2024-04-10'],
  ['Hijri Pakistan', 2025, SHAWWAL, '2025-03-31'],
  ['Hijri Morocco', 2023, SHAWWAL, '2023-04-22'],
  ['Hijri Morocco', 2024, RAMADAN, '2024-03-12'],
  ['Hijri Iran', 2024, RAMADAN, '2024-03-12'],
] as const;

it.each(announced)('%s, %i, month %i: %s', (name, year, month, date) => {
  const calendar = crescentCalendars.find((one) => one.name === name);
  const actual = calendar && daysOf(calendar, year, { month, day: 1 }).map(([first]) => isoDate(first));
  expect(actual).toContain(date);
});

describe.each(crescentCalendars)('the calendar $name', (calendar) => {
  it('has months of 29 and 30 days that follow one another', () => {
    let next: number | undefined;
    for (let year = 1700; year <= 3100; year++) {
      for (const { first, days } of calendar.monthsOf(year)) {
        if ((next ?? first) !== first || (days !== 29 && days !== 30))
          expect.unreachable(`a month of ${days} days begins on ${first}, not on ${next}`);
        next = first + days;
      }
    }
  });

  it('names its months as Umm al-Qura does, a day or two apart', () => {
    for (const { month, first } of calendar.monthsOf(2025)) {
      const there = daysOf(ummAlQura, 2025, { month, day: 1 }).map(([day]) => Math.abs(day - first));
      expect(Math.min(...there)).toBeLessThanOrEqual(3);
    }
  });
});

describe('months that were announced', () => {
  const saudi = named('Hijri Saudi');

  it.each(announcedMonths.map((one) => [`${one.calendar} ${one.first}`, one] as const))('%s', (_, one) => {
    const calendar = calendars.named(one.calendar);
    const first = parseIsoDate(one.first) ?? 0;
    const year = Number(one.first.slice(0, 4));
    const month = calendar?.monthsOf(year).find((m) => m.first === first);
    expect(month?.month).toBe(one.month);
    // Mean years of the Hijra since July 622; a month begins within days of its mean place.
    expect(Math.floor((first + 5 - civilDay(622, 7, 19)) / 354.367) + 1).toBe(one.year);
    expect(calendar && announcementOf(calendar, first)).toEqual(one);
    expect(calendar && announcementOf(calendar, first + (month?.days ?? 0) - 1)).toEqual(one);
    expect(calendar && announcementOf(calendar, first - 1)).not.toEqual(one);
    expect(calendar && announcementOf(calendar, first + (month?.days ?? 0))).not.toEqual(one);
  });

  it('are within a day of what was expected, and leave the months whole', () => {
    for (const one of announcedMonths.filter(({ calendar }) => calendar === 'Hijri Saudi')) {
      const first = parseIsoDate(one.first) ?? 0;
      const computed = daysOf(ummAlQura, Number(one.first.slice(0, 4)), { month: one.month, day: 1 }).map(
        ([day]) => Math.abs(day - first),
      );
      expect(Math.min(...computed)).toBeLessThanOrEqual(1);
    }
    let next: number | undefined;
    for (let year = 2010; year <= 2030; year++) {
      for (const { first, days } of saudi.monthsOf(year)) {
        if ((next ?? first) !== first || (days !== 29 && days !== 30))
          expect.unreachable(`a month of ${days} days begins on ${first}, not on ${next}`);
        next = first + days;
      }
    }
  });

  it('are known of no other month', () => {
    const ramadan = daysOf(saudi, 2026, { month: RAMADAN, day: 1 })[0]?.[0];
    expect(announcementOf(saudi, ramadan ?? 0)).toBe(undefined);
    expect(announcementOf(ummAlQura, civilDay(2018, 5, 17))).toBe(undefined);
  });
});
