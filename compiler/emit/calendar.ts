// Months and dates of calendars as whole days.

import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import type { Spans } from '../../engine/observe/spans.ts';
import { civilFromDay } from '../../engine/place/civil.ts';
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

/** Days of the Gregorian calendar: a month (0..11) or a date in it. */
export function gregorianDays(
  py: PlaceYear,
  month: number | undefined,
  day: number | undefined,
): readonly Days[] {
  const out: [number, number][] = [];
  for (let i = 1; i < py.count - 1; i++) {
    const date = civilFromDay(py.firstDay + i);
    if (month !== undefined && date.month !== month + 1) continue;
    if (day !== undefined) {
      if (date.day === day) out.push([i, i]);
      continue;
    }
    const last = out.at(-1);
    if (last !== undefined && last[1] === i - 1 && date.day !== 1) last[1] = i;
    else out.push([i, i]);
  }
  return out;
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

/** A Gregorian month or date as spans. */
export function gregorianSpans(py: PlaceYear, month: number | undefined, day: number | undefined): Spans {
  return daysAsSpans(py, gregorianDays(py, month, day));
}
