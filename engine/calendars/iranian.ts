/**
 * The solar Hijri calendar of Iran: the year begins on the day whose noon, by the time of 52.5 degrees east, is the first
 * after the vernal equinox; six months have 31 days, five have 30, and the last what is left. Law of 11 Farvardin 1304 (1925);
 * computed for all years.
 */

import { beginningIn, type WorldCalendar, type WorldMonth } from './calendar.ts';
import { civilDayAt, type Meridian } from './meridian.ts';
import type { CalendarTables } from './tables.ts';

/** Half a day behind the time of 52.5 degrees east, so that a civil day ends at noon there. */
const tillNoon: Meridian = [[Number.NEGATIVE_INFINITY, 3.5 - 12]];

/** The vernal equinox among the solar terms. */
const EQUINOX = 6;

/** The first day of the year that begins in a Gregorian one. */
const newYearOf = (tables: CalendarTables, year: number): number =>
  civilDayAt(tillNoon, tables.terms().at(year, EQUINOX)) + 1;

function monthsOfYear(tables: CalendarTables, year: number): WorldMonth[] {
  let first = newYearOf(tables, year);
  const end = newYearOf(tables, year + 1);
  return Array.from({ length: 12 }, (_, month) => {
    const usual = month < 6 ? 31 : 30;
    const days = month === 11 ? end - first : usual;
    const entry = { month, first, days };
    first += days;
    return entry;
  });
}

export const iranian = (tables: CalendarTables): WorldCalendar => ({
  name: 'Iranian',
  months: [
    ['Farvardin'],
    ['Ordibehesht'],
    ['Khordad'],
    ['Tir'],
    ['Mordad'],
    ['Shahrivar'],
    ['Mehr'],
    ['Aban'],
    ['Azar'],
    ['Dey'],
    ['Bahman'],
    ['Esfand'],
  ],
  longest: (month) => (month < 6 ? 31 : 30),
  monthsOf: (year) => beginningIn(year, [...monthsOfYear(tables, year - 1), ...monthsOfYear(tables, year)]),
});
