// Months and dates of calendars as whole days.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import { daysOf, type WorldCalendar } from '@nirnaya/engine/calendars';
import type { Spans } from '@nirnaya/engine/spans';
import type { Context } from './context.ts';

/** First and last day indices. */
export type Days = readonly [number, number];

/** Days of a calendar: a month (all of them when undefined), or a date in it. */
export function calendarDays(
  cx: Context,
  calendar: string,
  month: number | undefined,
  day: number | undefined,
): readonly Days[] {
  const out: Days[] = [];
  for (const m of cx.run.calendar(calendar)) {
    if (month !== undefined && m.month !== month) continue;
    if (day === undefined) out.push([m.first, m.last]);
    else if (m.first + day - 1 <= m.last) out.push([m.first + day - 1, m.first + day - 1]);
  }
  return out;
}

/** Days of a calendar of the world: a month (0-based; all of them when undefined), or a date in it. */
export function worldDays(
  py: PlaceYear,
  calendar: WorldCalendar,
  month: number | undefined,
  day: number | undefined,
): readonly Days[] {
  const last = py.count - 2;
  const out: Days[] = [];
  for (const [first, end] of daysOf(
    calendar,
    py.year,
    { month, day },
    { from: py.firstDay + 1, to: py.firstDay + last },
  )) {
    out.push([Math.max(1, first - py.firstDay), Math.min(last, end - py.firstDay)]);
  }
  return out;
}

/** The calendar that a term names. Its months throw `DataFileError` where they need tables that were not given. */
export function calendarNamed({ calendars }: PlaceYear, name: string): WorldCalendar {
  const calendar = calendars.named(name);
  if (calendar === undefined) throw new Error(`the calendar ${name} was checked and is not there`);
  return calendar;
}

/** Whole days as spans, sunrise to sunrise. */
function daysAsSpans(py: PlaceYear, days: readonly Days[]): Spans {
  return days.flatMap(([first, last]) => [py.dayStart[first], py.dayStart[last + 1]]);
}

/** A calendar's month or date as spans. */
export function calendarSpans(
  cx: Context,
  calendar: string,
  month: number | undefined,
  day: number | undefined,
): Spans {
  return daysAsSpans(cx.py, calendarDays(cx, calendar, month, day));
}

/** A month or date of a calendar of the world as spans. */
export function worldSpans(
  py: PlaceYear,
  calendar: WorldCalendar,
  month: number | undefined,
  day: number | undefined,
): Spans {
  return daysAsSpans(py, worldDays(py, calendar, month, day));
}
