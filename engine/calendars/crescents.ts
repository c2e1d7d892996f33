/**
 * Hijri calendars whose months begin with the crescent: on the day after the evening on which the criterion of an authority
 * expects that it is seen. The criteria, with their authorities and places, are `scripts/calendars/crescents.yaml`; the days
 * were found with the ephemeris. Who announces months goes by what is reported of the evening.
 */

import { newYear } from '../sky/new-year.ts';
import { beginningIn, type WorldCalendar } from './calendar.ts';
import { type CrescentMonths, crescentCount, crescentMonths, firstCrescent } from './data/crescents.ts';
import { newMoon, newMoonBefore } from './instants.ts';
import { islamicMonths } from './islamic-months.ts';
import { civilDayAt, type Meridian } from './meridian.ts';

// The new moon of Muharram 1445, July 2023.
const muharram1445 = newMoonBefore(2_460_143.5);

/** Days after that of the new moon where nothing is known: beyond the years of the sky months only bound those within. */
const USUAL = 2;

function calendarBy({ name, hours, later }: CrescentMonths): WorldCalendar {
  const time: Meridian = [[Number.NEGATIVE_INFINITY, hours]];
  let bytes: Buffer | undefined;
  const laterBy = (number: number): number => {
    const i = number - firstCrescent;
    if (i < 0 || i >= crescentCount) return USUAL;
    bytes ??= Buffer.from(later, 'base64');
    return ((bytes[i >> 2] ?? 0) >> (2 * (i & 3))) & 3;
  };
  const firstDay = (number: number): number => civilDayAt(time, newMoon(number)) + laterBy(number);
  return {
    name,
    months: islamicMonths,
    monthsOf: (year) => {
      const before = newMoonBefore(newYear(year)) - 1;
      return beginningIn(
        year,
        Array.from({ length: 15 }, (_, i) => {
          const number = before + i;
          const first = firstDay(number);
          const month = (((number - muharram1445) % 12) + 12) % 12;
          return { month, first, days: firstDay(number + 1) - first };
        }),
      );
    },
  };
}

/** One for each criterion. */
export const crescentCalendars: readonly WorldCalendar[] = crescentMonths.map(calendarBy);
