import { describe, expect, it } from 'vitest';
import { dateOf, datesOn } from '../../../engine/calendars/calendar.ts';
import { isoDate } from '../../../engine/civil/civil.ts';
import { calendars } from './opened.ts';

const withMonths = calendars.all.filter(({ months }) => months.length > 0);

describe('the months of a calendar', () => {
  it.each(withMonths.map((c) => [c.name, c] as const))(
    '%s: follow one another from 1700 to 3100',
    (_, calendar) => {
      let next: number | undefined;
      for (let year = 1700; year <= 3100; year++) {
        for (const { first, days, month } of calendar.monthsOf(year)) {
          if (next !== undefined && first !== next) {
            expect.unreachable(`a month begins on ${isoDate(first)}, not on ${isoDate(next)}`);
          }
          if (month >= calendar.months.length) expect.unreachable(`there is no month ${month}`);
          next = first + days;
        }
      }
      expect(next).toBeDefined();
    },
  );

  it.each(withMonths.map((c) => [c.name, c] as const))(
    '%s: a date and its day lead to one another',
    (_, calendar) => {
      for (const year of [1711, 1956, 2024, 2525, 3099]) {
        for (const month of calendar.monthsOf(year)) {
          for (let day = 1; day <= 31; day++) {
            const civil = dateOf(month, day);
            if (civil !== undefined) expect(datesOn(month, civil)).toContain(day);
          }
        }
      }
    },
  );

  it.each(withMonths.filter(({ longest }) => longest !== undefined).map((c) => [c.name, c] as const))(
    '%s: are as long as the calendar says that they get',
    (_, calendar) => {
      const most = calendar.months.map(() => 0);
      for (let year = 1700; year <= 3100; year++) {
        for (const { month, days } of calendar.monthsOf(year)) most[month] = Math.max(most[month] ?? 0, days);
      }
      const stated = calendar.months.map((_, month) => calendar.longest?.(month) ?? 0);
      // A leap month comes too seldom to have had all its lengths.
      const often = most.map((days, month) => (month >= 12 && stated[month] === 30 ? 30 : days));
      expect(often).toEqual(stated);
      expect(Math.max(...most)).toBe(Math.max(...stated));
    },
  );

  it.each(withMonths.map((c) => [c.name, c] as const))(
    '%s: no name stands for two months',
    (_, { months }) => {
      const names = months.flat();
      expect(new Set(names).size).toBe(names.length);
    },
  );
});
