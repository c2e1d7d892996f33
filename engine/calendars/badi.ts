/**
 * The Badi calendar: nineteen months of nineteen days, and between the eighteenth and the last the days of Ha, four or five,
 * up to the next Naw-Ruz. As the Universal House of Justice announced in 2014: from 2015 on Naw-Ruz is the day in which the
 * Sun reaches the equinox at Tehran, and the two holy birthdays are the two days after the day of the eighth new moon after
 * Naw-Ruz. Before that 21 March and fixed days of the year were kept in the west. A day begins at the sunset before.
 */

import { civilDay } from '../civil/civil.ts';
import { badiDayAt } from './bahai-days.ts';
import { beginningIn, type WorldCalendar, type WorldMonth } from './calendar.ts';
import type { CalendarTables } from './tables.ts';

/** The year 172 of the era. */
const FIRST_BY_EQUINOX = 2015;

/** The solar term of the equinox in March. */
const EQUINOX = 6;

const nawRuz = (tables: CalendarTables, year: number): number =>
  year < FIRST_BY_EQUINOX ? civilDay(year, 3, 21) : badiDayAt(tables.terms().at(year, EQUINOX));

const HA = 18;
const ALA = 19;

function monthsOfYear(tables: CalendarTables, year: number): WorldMonth[] {
  const first = nawRuz(tables, year);
  const next = nawRuz(tables, year + 1);
  const months = Array.from({ length: 18 }, (_, month) => ({ month, first: first + 19 * month, days: 19 }));
  const ha = first + 18 * 19;
  const ala = next - 19;
  return [...months, { month: HA, first: ha, days: ala - ha }, { month: ALA, first: ala, days: 19 }];
}

export const badi = (tables: CalendarTables): WorldCalendar => ({
  name: 'Badi',
  months: [
    ['Baha'],
    ['Jalal'],
    ['Jamal'],
    ['Azamat'],
    ['Nur'],
    ['Rahmat'],
    ['Kalimat'],
    ['Kamal'],
    ['Asma'],
    ['Izzat'],
    ['Mashiyyat'],
    ['Ilm'],
    ['Qudrat'],
    ['Qawl'],
    ['Masail'],
    ['Sharaf'],
    ['Sultan'],
    ['Mulk'],
    ['Ayyam-i-Ha'],
    ['Ala'],
  ],
  longest: (month) => (month === HA ? 5 : 19),
  monthsOf: (year) => beginningIn(year, [...monthsOfYear(tables, year - 1), ...monthsOfYear(tables, year)]),
});

// The eighth new moon after the sunset that ends Naw-Ruz.
function eighthMoon(tables: CalendarTables, year: number): number {
  const moons = tables.moons();
  const start = nawRuz(tables, year);
  let number = moons.before(tables.terms().at(year, EQUINOX) - 2);
  while (badiDayAt(moons.at(number)) <= start) number += 1;
  return moons.at(number + 7);
}

const feast =
  (name: string, dayIn: (tables: CalendarTables, year: number) => number) =>
  (tables: CalendarTables): WorldCalendar => ({
    name,
    months: [],
    longest: () => 1,
    monthsOf: (year) => [{ month: 0, first: dayIn(tables, year), days: 1 }],
  });

/** The birth of the Bab: 20 October until 2014. */
export const birthOfTheBab = feast('Birth Of The Bab', (tables, year) =>
  year < FIRST_BY_EQUINOX ? civilDay(year, 10, 20) : badiDayAt(eighthMoon(tables, year)) + 1,
);

/** The birth of Bahaullah: 12 November until 2014. */
export const birthOfBahaullah = feast('Birth Of Bahaullah', (tables, year) =>
  year < FIRST_BY_EQUINOX ? civilDay(year, 11, 12) : badiDayAt(eighthMoon(tables, year)) + 2,
);
