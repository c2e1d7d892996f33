// How long the months of calendars get: as they say, else as far as their own arithmetic says.

import type { WorldCalendar, WorldMonth } from '@nirnaya/engine/calendars';

/** Years that have most dates; and years enough that each of the others occurs, rare leap months aside. */
const usual = [2000, 2004] as const;
const many = [1900, 2100] as const;

/**
 * The last date that a month (0-based; any where undefined) has in some year, or a date that is asked for where there is
 * one. Of a month that none of the years has, it is that of the longest.
 */
export function longestMonth(calendar: WorldCalendar, month: number | undefined, day: number): number {
  const { longest, months } = calendar;
  if (longest !== undefined) {
    return month === undefined
      ? Math.max(...[...months.keys(), 0].map((one) => longest(one)))
      : longest(month);
  }
  const soon = longestIn(calendar, month, usual);
  return day <= soon ? soon : longestIn(calendar, month, many) || longestIn(calendar, undefined, many);
}

function longestIn(
  calendar: WorldCalendar,
  month: number | undefined,
  [from, to]: readonly [number, number],
): number {
  let most = 0;
  for (let year = from; year <= to; year++) {
    for (const one of calendar.monthsOf(year)) {
      if (month === undefined || one.month === month) most = Math.max(most, lastDate(one));
    }
  }
  return most;
}

const lastDate = ({ days, dates }: WorldMonth): number => dates?.length ?? days;
