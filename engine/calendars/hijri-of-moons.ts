/** Hijri calendars whose months follow the new moons, each by a rule of its own for the first day after one. */

import { newYear } from '../sky/new-year.ts';
import { beginningIn, type WorldCalendar } from './calendar.ts';
import { newMoonBefore } from './instants.ts';
import { islamicMonths } from './islamic-months.ts';

// The new moon of Muharram 1445, which by Umm al-Qura began on 19 July 2023.
const muharram1445 = newMoonBefore(2_460_143.5);

/** The calendar of a name; `firstDay` is the civil day on which the month of a new moon, known by its number, begins. */
export const hijriOfMoons = (name: string, firstDay: (number: number) => number): WorldCalendar => ({
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
});
