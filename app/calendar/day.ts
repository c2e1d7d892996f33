// A date of the calendar: its panchang in short and what is observed on it.

import type { calendarDay } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { isoDate, weekdayOf } from '@nirnaya/engine/civil';
import type { RequestContext } from '../context/request-context.ts';
import { daysOccurred } from '../context/skipped-days.ts';
import { angasBrief } from '../day/angas.ts';
import { panchangDay } from '../day/day.ts';
import type { Period } from '../day/times.ts';
import type { ObservedDay } from '../festivals/days.ts';
import { answeredNames } from '../festivals/observance-names.ts';
import type { ListedObservance } from '../festivals/tradition-variants.ts';
import { isKey } from './key-dates.ts';
import { lunarMonthOf } from './lunar-months.ts';

/** A date of the calendar as answered. */
type CalendarDay = z.output<typeof calendarDay>;

/** Writes a date and what is observed on it. What does not occur is null. */
export function calendarDayOf(
  context: RequestContext,
  { day: date, count, observances }: ObservedDay,
): CalendarDay {
  const day = panchangDay(context, date);
  const { py, index, clock } = day;
  const { tithi, nakshatra } = angasBrief(day);
  const has = (kind: Parameters<typeof isKey>[0]): boolean => observances.some((o) => isKey(kind, o));
  return {
    date: isoDate(date),
    vara: nameOf('weekday', weekdayOf(date)),
    tithi: ending(tithi),
    nakshatra: ending(nakshatra),
    lunar_month: lunarMonthOf(day),
    sunrise: clock.hms(py.sunrise[index]),
    sunset: clock.hms(py.sunsetSeen[index]),
    moonrise: clock.hms(py.moonrise[index]),
    moonset: clock.hms(py.moonset[index]),
    is_ekadashi: has('ekadashi'),
    is_purnima: has('purnima'),
    is_amavasya: has('amavasya'),
    festival_count: count,
    festivals: observances.map(briefOf),
  };
}

/** Writes every date from..to (civil day numbers, inclusive) that occurred at the place, of which `observed` has those with observances. */
export function calendarDaysOf(
  context: RequestContext,
  from: number,
  to: number,
  observed: readonly ObservedDay[],
): CalendarDay[] {
  const known = new Map(observed.map((on) => [on.day, on]));
  const out: CalendarDay[] = [];
  for (const day of daysOccurred(context, from, to)) {
    out.push(calendarDayOf(context, known.get(day) ?? { day, count: 0, observances: [] }));
  }
  return out;
}

const briefOf = (observance: ListedObservance): CalendarDay['festivals'][number] => ({
  ...answeredNames(observance),
  type: observance.rule.linked.fields.type ?? 'FESTIVAL',
});

// A calendar states until when an anga lasts; it began when the one before it ended.
function ending<A extends { readonly period: Period }>({ period, ...anga }: A) {
  return { ...anga, ends_at: period.end_at };
}
