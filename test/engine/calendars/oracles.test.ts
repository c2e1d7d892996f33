// Calendars against other programs: hebcal, lunar-typescript and the calendars of ICU.

import { HDate } from '@hebcal/core';
import { LunarYear } from 'lunar-typescript';
import { describe, expect, it } from 'vitest';
import type { WorldCalendar } from '../../../engine/calendars/calendar.ts';
import { chinese } from '../../../engine/calendars/chinese.ts';
import { coptic, ethiopian } from '../../../engine/calendars/coptic.ts';
import { hebrew } from '../../../engine/calendars/hebrew.ts';
import { iranian } from '../../../engine/calendars/iranian.ts';
import { islamic } from '../../../engine/calendars/islamic.ts';
import { ummAlQura } from '../../../engine/calendars/umm-al-qura.ts';
import { civilDay, isoDate } from '../../../engine/civil/civil.ts';
import { tables } from './opened.ts';

/** Month starts (civil day, number of the month) of the years from..to. */
function starts(calendar: WorldCalendar, from: number, to: number): Map<number, number> {
  const results = new Map<number, number>();
  for (let year = from; year <= to; year++) {
    for (const { first, month } of calendar.monthsOf(year)) results.set(first, month);
  }
  return results;
}

// Month starts of ICU's calendar, as its numbers of months.
function icuStarts(calendar: string, from: number, to: number): Map<number, number> {
  const format = new Intl.DateTimeFormat('en', {
    calendar,
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const results = new Map<number, number>();
  for (let day = civilDay(from, 1, 1); day < civilDay(to + 1, 1, 1); day++) {
    const parts = format.formatToParts(new Date(day * 86_400_000));
    const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
    if (value('day') === 1) results.set(day, value('month') - 1);
  }
  return results;
}

describe('calendars agree with other programs', () => {
  it('Hebrew with hebcal on every month of 1700 to 3100', () => {
    const civilDayOf1970 = 719_163;
    for (const [first, month] of starts(hebrew, 1700, 3100)) {
      const date = new HDate(first + civilDayOf1970);
      const number = date.getMonth();
      const ours = month === 12 ? 12 : month === 11 ? (date.isLeapYear() ? 13 : 12) : month + 1;
      if (date.getDate() !== 1 || number !== ours)
        expect.unreachable(`${isoDate(first)} is ${date.toString()}`);
    }
  });

  it.each([
    ['islamic-civil', islamic, 1700, 2100],
    ['coptic', coptic, 1700, 2100],
    ['ethiopic', ethiopian, 1700, 2100],
    ['persian', iranian(tables), 1925, 2100],
  ] as const)('%s with ICU', (icu, calendar, from, to) => {
    expect([...starts(calendar, from, to)]).toEqual([...icuStarts(icu, from, to)]);
  });

  it('Umm al-Qura with ICU until 1449 AH, but for a month whose Moon sets within 18 seconds of the Sun', () => {
    const ours = starts(ummAlQura(tables), 2003, 2027);
    const theirs = icuStarts('islamic-umalqura', 2003, 2027);
    expect(
      [...theirs].filter(([day, month]) => ours.get(day) !== month).map(([day]) => isoDate(day)),
    ).toEqual(['2024-12-02']);
  });

  it('Chinese with lunar-typescript from 1700 to 2199, but for four months whose new moons it has a few minutes early', () => {
    const theirs = new Map<string, string>();
    for (let year = 1699; year <= 2200; year++) {
      for (const month of LunarYear.fromYear(year).getMonths()) {
        const first = isoDate(Math.round(month.getFirstJulianDay() - 2_440_588));
        theirs.set(first, `${Math.abs(month.getMonth())}${month.isLeap() ? ' leap' : ''}`);
      }
    }
    const different: string[] = [];
    for (const [first, month] of starts(chinese(tables), 1700, 2199)) {
      const name = `${(month % 12) + 1}${month >= 12 ? ' leap' : ''}`;
      if (theirs.get(isoDate(first)) !== name) different.push(isoDate(first));
    }
    expect(different).toEqual(['2097-08-08', '2133-09-29', '2165-12-04', '2172-10-18']);
  });
});
