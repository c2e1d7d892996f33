/**
 * The lunisolar calendars of East Asia: months begin on the day of the new moon; the month of the winter solstice is the
 * eleventh; where thirteen months lie between two solstices, the first without a principal term is a leap month and has
 * the number of the month before it. One rule (that of 1645), each country with the time of its own meridian.
 */

import { civilDay } from '../civil/civil.ts';
import type { WorldCalendar, WorldMonth } from './calendar.ts';
import { civilDayAt, type Meridian } from './meridian.ts';
import type { CalendarTables, Printed } from './tables.ts';

/** By what a calendar reckons its days. */
interface Reckoning {
  readonly tables: CalendarTables;
  readonly meridian: Meridian;
  /** days that the almanacs in force had instead of computed ones */
  readonly printed: Printed | undefined;
}

function newMoonDay({ tables, meridian, printed }: Reckoning, number: number): number {
  const day = civilDayAt(meridian, tables.moons().at(number));
  return printed?.newMoons.get(day) ?? day;
}

function termDay({ tables, meridian, printed }: Reckoning, year: number, term: number): number {
  const day = civilDayAt(meridian, tables.terms().at(year, term));
  return printed?.terms.get(day) ?? day;
}

/** Months between two winter solstices, from the eleventh of the Gregorian year before. */
function monthsOfSui(by: Reckoning, year: number): WorldMonth[] {
  const first = solsticeMonth(by, year);
  const end = solsticeMonth(by, year + 1);
  const starts = Array.from({ length: end - first + 1 }, (_, i) => newMoonDay(by, first + i));
  const principal = Array.from({ length: 13 }, (_, i) => termDay(by, year, 2 * i));
  let leap = starts.length === 14;
  let number = 9;
  return starts.slice(0, -1).map((start, i): WorldMonth => {
    const days = starts[i + 1] - start;
    if (leap && !principal.some((term) => term >= start && term < start + days)) {
      leap = false;
      return { month: 12 + number, first: start, days };
    }
    number = (number + 1) % 12;
    return { month: number, first: start, days };
  });
}

// The new moon that begins the month of the winter solstice before a year.
function solsticeMonth(by: Reckoning, year: number): number {
  const after = by.tables.moons().before(by.tables.terms().at(year, 0)) + 1;
  // A new moon later on the day of the solstice begins its month all the same.
  return newMoonDay(by, after) <= termDay(by, year, 0) ? after : after - 1;
}

/** The months that begin in a Gregorian year: 0..11, and 12 more for a leap month. */
function lunisolarMonths(by: Reckoning, year: number): readonly WorldMonth[] {
  const from = civilDay(year, 1, 1);
  const to = civilDay(year + 1, 1, 1);
  return [...monthsOfSui(by, year), ...monthsOfSui(by, year + 1)].filter(
    ({ first }) => first >= from && first < to,
  );
}

/** What sets one lunisolar calendar apart from another. */
export interface Lunisolar {
  readonly name: string;
  readonly meridian: Meridian;
  /** the table of what almanacs in force had instead of computed days */
  readonly printed?: (tables: CalendarTables) => Printed;
  /** the word before the name of a leap month */
  readonly leap: string;
  /** the twelve months */
  readonly months: WorldCalendar['months'];
}

/** A lunisolar calendar. */
export function lunisolarCalendar(
  tables: CalendarTables,
  { name, meridian, printed, leap, months }: Lunisolar,
): WorldCalendar {
  return {
    name,
    months: [...months, ...months.map(([first, ...more]) => named(leap, first, more))],
    longest: () => 30,
    monthsOf: (year) => lunisolarMonths({ tables, meridian, printed: printed?.(tables) }, year),
  };
}

const named = (leap: string, first: string, more: readonly string[]): [string, ...string[]] => [
  `${leap} ${first}`,
  ...more.map((spelling) => `${leap} ${spelling}`),
];
