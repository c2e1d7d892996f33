/**
 * The lunisolar calendars of East Asia: months begin on the day of the new moon; the month of the winter solstice is the
 * eleventh; where thirteen months lie between two solstices, the first without a principal term is a leap month and has
 * the number of the month before it. One rule (that of 1645), each country with the time of its own meridian.
 */

import { civilDay } from '../civil/civil.ts';
import type { WorldCalendar, WorldMonth } from './calendar.ts';
import { newMoon, newMoonBefore, solarTerm } from './instants.ts';
import { civilDayAt, type Meridian } from './meridian.ts';

/** By what a calendar reckons its days. */
export interface Reckoning {
  readonly meridian: Meridian;
  /** days that the almanacs in force had instead of computed ones, by civil day */
  readonly printed?: {
    readonly newMoons: ReadonlyMap<number, number>;
    readonly terms: ReadonlyMap<number, number>;
  };
}

function newMoonDay({ meridian, printed }: Reckoning, number: number): number {
  const day = civilDayAt(meridian, newMoon(number));
  return printed?.newMoons.get(day) ?? day;
}

function termDay({ meridian, printed }: Reckoning, year: number, term: number): number {
  const day = civilDayAt(meridian, solarTerm(year, term));
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
    const days = (starts[i + 1] ?? start) - start;
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
  const after = newMoonBefore(solarTerm(year, 0)) + 1;
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

/** A lunisolar calendar of twelve month names; a leap month has a word before its name. */
export function lunisolarCalendar(
  name: string,
  by: Reckoning,
  leap: string,
  months: readonly (readonly [string, ...string[]])[],
): WorldCalendar {
  return {
    name,
    months: [...months, ...months.map(([first, ...more]) => named(leap, first, more))],
    monthsOf: (year) => lunisolarMonths(by, year),
  };
}

const named = (leap: string, first: string, more: readonly string[]): [string, ...string[]] => [
  `${leap} ${first}`,
  ...more.map((spelling) => `${leap} ${spelling}`),
];
