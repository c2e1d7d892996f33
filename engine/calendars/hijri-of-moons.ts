/** Hijri calendars whose months follow the new moons, each by a rule of its own for the first day after one. */

import { newYear } from '../sky/new-year.ts';
import { beginningIn, type WorldCalendar } from './calendar.ts';
import { islamicMonths } from './islamic-months.ts';
import { civilDayAt, type Meridian } from './meridian.ts';
import type { CalendarTables, LaterDays } from './tables.ts';

/** After the new moon of Muharram 1445, which by Umm al-Qura began on 19 July 2023; JD UT. */
const IN_MUHARRAM_1445 = 2_460_143.5;

/** The calendar of a name; `firstDay` is the civil day on which the month of a new moon, known by its number, begins. */
export const hijriOfMoons = (
  tables: CalendarTables,
  name: string,
  firstDay: (number: number) => number,
): WorldCalendar => ({
  name,
  months: islamicMonths,
  longest: () => 30,
  monthsOf: (year) => {
    const moons = tables.moons();
    const before = moons.before(newYear(year)) - 1;
    const muharram1445 = moons.before(IN_MUHARRAM_1445);
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
});

/**
 * First days by a table of the days from that of the new moon, by the clock of a place, to the first; `usual` where nothing is
 * known: beyond the years of the sky months only bound those within.
 */
export function byLaterDays(
  tables: CalendarTables,
  { name, time, usual }: { readonly name: string; readonly time: Meridian; readonly usual: number },
): (number: number) => number {
  let later: LaterDays | undefined;
  return (number) => {
    later ??= tables.later(name);
    return civilDayAt(time, tables.moons().at(number)) + (later(number) ?? usual);
  };
}
