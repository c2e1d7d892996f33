import { describe, expect, it } from 'vitest';
import { daysOf } from '../../../engine/calendars/calendar.ts';
import { crescentCalendars } from '../../../engine/calendars/crescents.ts';
import { ummAlQura } from '../../../engine/calendars/umm-al-qura.ts';
import { isoDate } from '../../../engine/place/civil.ts';

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
  const found = calendar && daysOf(calendar, year, month, 1).map(([first]) => isoDate(first));
  expect(found).toContain(date);
});

describe.each(crescentCalendars)('the calendar $name', (calendar) => {
  it('has months of 29 and 30 days that follow one another', () => {
    let next: number | undefined;
    for (let year = 1700; year <= 3100; year++) {
      for (const { first, days } of calendar.monthsOf(year)) {
        if (next !== undefined) expect(first).toBe(next);
        expect([29, 30]).toContain(days);
        next = first + days;
      }
    }
  });

  it('names its months as Umm al-Qura does, a day or two apart', () => {
    for (const { month, first } of calendar.monthsOf(2025)) {
      const there = daysOf(ummAlQura, 2025, month, 1).map(([day]) => Math.abs(day - first));
      expect(Math.min(...there)).toBeLessThanOrEqual(3);
    }
  });
});
