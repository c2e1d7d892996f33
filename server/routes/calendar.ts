// The calendar of a date, a month, a year and a range.

import { isoDate } from '../../engine/place/civil.ts';
import { ask } from '../asked.ts';
import { calendarDayOf, calendarDaysOf } from '../calendar/day.ts';
import { calendarMonthOf } from '../calendar/month.ts';
import { monthBounds, requireServedDay, requireServedYear } from '../dates.ts';
import { invalidParameters, unprocessable } from '../errors.ts';
import { countOf, observedIn, observedOn, writtenDay } from '../festivals/days.ts';
import { envelopeOf } from '../festivals/envelope.ts';
import { type Operation, operation } from '../http/operation.ts';
import { ujjain } from '../places/locations.ts';
import {
  calendarDayAnswer,
  calendarMonthAnswer,
  calendarRangeAnswer,
  calendarYearAnswer,
  dayShape,
  longestRange,
  monthShape,
  rangeShape,
  yearShape,
} from '../schemas/calendar.ts';
import type { Service } from '../service.ts';

const about =
  'Everything, timings and angas and festivals alike, is computed for location_id, else lat and lon, else the place of region, else Ujjain; the festivals are those that /v1/festivals gives for the same parameters, whatever the coordinates decided by the rules of pack, else region, else those of the location, else of New Delhi. What authorities leave undecided is told there, not here.';

/** The operations on the calendar. */
export function calendarOperations(service: Service): Operation[] {
  const day = operation({
    id: 'calendarDay',
    path: '/v1/calendar/day',
    group: 'Calendar',
    summary: 'A date: panchang in short, and its festivals',
    description: about,
    query: dayShape,
    params: {},
    answer: calendarDayAnswer,
    refusals: [404, 422],
    respond: async (query) => {
      requireServedDay(query.date);
      const asked = await ask(service, query, ujjain);
      const observed = observedOn(asked, query.date, {});
      return {
        ...calendarDayOf(asked, observed),
        festivals: writtenDay(asked, observed, {}).festivals,
        ...envelopeOf(service, asked, query.date),
      };
    },
  });

  const month = operation({
    id: 'calendarMonth',
    path: '/v1/calendar/month',
    group: 'Calendar',
    summary: 'A month, date by date',
    description: `${about} festival_count is the count of /v1/festivals/month.`,
    query: monthShape,
    params: {},
    answer: calendarMonthAnswer,
    refusals: [404, 422],
    respond: async (query) => {
      requireServedYear(query.year);
      const asked = await ask(service, query, ujjain);
      const [from, end] = monthBounds(query.year, query.month);
      const observed = observedIn(asked, from, end - 1, {});
      return {
        year: query.year,
        ...calendarMonthOf(asked, query.year, query.month, observed),
        days: calendarDaysOf(asked, from, end - 1, observed),
        ...envelopeOf(service, asked, from),
      };
    },
  });

  const year = operation({
    id: 'calendarYear',
    path: '/v1/calendar/year',
    group: 'Calendar',
    summary: 'A year, month by month, with its key dates',
    description: `${about} The festival_count of a month is the count of /v1/festivals/month.`,
    query: yearShape,
    params: {},
    answer: calendarYearAnswer,
    refusals: [404, 422],
    respond: async (query) => {
      requireServedYear(query.year);
      const asked = await ask(service, query, ujjain);
      const [from] = monthBounds(query.year, 1);
      const [, end] = monthBounds(query.year, 12);
      const observed = observedIn(asked, from, end - 1, {});
      return {
        year: query.year,
        festival_count: countOf(observed),
        months: Array.from({ length: 12 }, (_, i) => calendarMonthOf(asked, query.year, i + 1, observed)),
        ...envelopeOf(service, asked, from),
      };
    },
  });

  const range = operation({
    id: 'calendarRange',
    path: '/v1/calendar/range',
    group: 'Calendar',
    summary: `Up to ${longestRange} dates, one by one`,
    description: about,
    query: rangeShape,
    params: {},
    answer: calendarRangeAnswer,
    refusals: [404, 422],
    respond: async (query) => {
      const { start, end } = query;
      if (end < start) throw invalidParameters([{ field: 'end', message: 'must not come before start' }]);
      requireServedDay(start);
      requireServedDay(end);
      const count = end - start + 1;
      if (count > longestRange) {
        throw unprocessable('range_too_long', `A range has at most ${longestRange} dates, not ${count}.`);
      }
      const asked = await ask(service, query, ujjain);
      const observed = observedIn(asked, start, end, {});
      return {
        start: isoDate(start),
        end: isoDate(end),
        count,
        festival_count: countOf(observed),
        days: calendarDaysOf(asked, start, end, observed),
        ...envelopeOf(service, asked, start),
      };
    },
  });

  return [day, month, year, range];
}
