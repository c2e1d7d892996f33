// The calendars of Reingold and Dershowitz as rules see them: months of civil days with the book's sample dates in them.

import { expect, it } from 'vitest';
import { datesOn } from '../../../../engine/calendars/calendar.ts';
import { openWorldCalendars } from '../../../../engine/calendars/world.ts';
import { civilFromDay } from '../../../../engine/civil/civil.ts';
import { hinduSamples } from './samples.ts';

const calendars = openWorldCalendars();

/** The months and days, both from 1 and a leap month as 12 more, that a calendar has on a civil day. */
function datesIn(name: string, civilDay: number): readonly (readonly [number, number])[] {
  const calendar = calendars.named(name);
  const { year } = civilFromDay(civilDay);
  return [year - 1, year]
    .flatMap((one) => calendar?.monthsOf(one) ?? [])
    .flatMap((month) => datesOn(month, civilDay).map((day) => [month.month + 1, day] as const));
}

it.each(hinduSamples)('civil day $civilDay', ({ civilDay, oldSolar, oldLunar, modernSolar, modernLunar }) => {
  const [, solarMonth, solarDay] = oldSolar;
  expect(datesIn('Old Hindu Solar', civilDay)).toEqual([[solarMonth, solarDay]]);
  const [, modernMonth, modernDay] = modernSolar;
  expect(datesIn('Modern Hindu Solar', civilDay)).toEqual([[modernMonth, modernDay]]);
  const [, month = 0, leap = 0, day] = oldLunar;
  expect(datesIn('Old Hindu Lunar', civilDay)).toContainEqual([month + 12 * leap, day]);
  const [, lunarMonth = 0, isLeap = 0, tithi, isLeapDay] = modernLunar;
  // The second day of a tithi has no date of its own: the tithi is dated by its first.
  const on = isLeapDay === 1 ? civilDay - 1 : civilDay;
  expect(datesIn('Modern Hindu Lunar', on)).toContainEqual([lunarMonth + 12 * isLeap, tithi]);
});
