/**
 * A calendar of the world as rules see it: months of whole civil days, by arithmetic or by table. One file a calendar;
 * `world.ts` lists them.
 */

import { civilDay } from '../civil/civil.ts';

/** One month as civil days (days since 1970-01-01). */
export interface WorldMonth {
  /** 0-based, in the order of the calendar's own months */
  readonly month: number;
  /** the civil day of its first day */
  readonly first: number;
  readonly days: number;
  /** the civil day of each of its dates, where dates are doubled or left out; otherwise they follow one another */
  readonly dates?: readonly number[];
}

/** A calendar. A feast that is one day a year is a calendar of one month of one day, which has no name. */
export interface WorldCalendar {
  readonly name: string;
  /** the months in order, each with every spelling it answers to, the first being the one shown */
  readonly months: readonly (readonly [string, ...string[]])[];
  /** the months that begin in a Gregorian year, in order of time */
  monthsOf(year: number): readonly WorldMonth[];
  /** the most days that a month has in any year; of calendars counted by tables, whose names are known without these */
  longest?(month: number): number;
}

/** First and last civil day of a stretch of days. */
export type CivilDays = readonly [first: number, last: number];

/** Civil days of the epochs that are stated as fixed days, counted from 1 January of the year 1: 719163 is 1970-01-01. */
export const CIVIL_DAY_OF_FIXED = 719_163;

/** The months among some that begin in a Gregorian year, in order of time. */
export function beginningIn(year: number, months: readonly WorldMonth[]): readonly WorldMonth[] {
  const from = civilDay(year, 1, 1);
  const to = civilDay(year + 1, 1, 1);
  return months.filter(({ first }) => first >= from && first < to).sort((a, b) => a.first - b.first);
}

/** The civil day of a date of a month; undefined where the month lacks it. */
export function dateOf({ first, days, dates }: WorldMonth, day: number): number | undefined {
  if (dates !== undefined) return dates[day - 1];
  return day >= 1 && day <= days ? first + day - 1 : undefined;
}

/** The dates of a month that fall on a civil day. */
export function datesOn({ first, days, dates }: WorldMonth, civil: number): readonly number[] {
  if (dates !== undefined) return dates.flatMap((day, i) => (day === civil ? [i + 1] : []));
  const day = civil - first + 1;
  return day >= 1 && day <= days ? [day] : [];
}

/** Civil day numbers, both inclusive; without bounds where they are left out. */
interface Stretch {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A date of a calendar without its year. */
interface MonthDay {
  /** all months where undefined */
  readonly month: number | undefined;
  /** all days where undefined */
  readonly day: number | undefined;
}

/**
 * The days of a month (of all months when undefined), or a date in each of them, that touch the civil days from..to, in
 * order of time: of a Gregorian year and those beside it. A date that a month lacks is left out.
 */
export function daysOf(
  calendar: WorldCalendar,
  year: number,
  { month, day }: MonthDay,
  { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Stretch = {},
): readonly CivilDays[] {
  const occurrences: CivilDays[] = [];
  for (let y = year - 1; y <= year + 1; y++) {
    for (const m of calendar.monthsOf(y)) {
      if (month !== undefined && m.month !== month) continue;
      const first = day === undefined ? m.first : dateOf(m, day);
      if (first === undefined || first > to) continue;
      const last = day === undefined ? m.first + m.days - 1 : first;
      if (last >= from) occurrences.push([first, last]);
    }
  }
  return occurrences;
}
