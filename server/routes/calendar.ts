// The calendar of a date, a month, a year and a range.

import { calendarDayOf, calendarDaysOf, calendarMonthOf } from '@nirnaya/app/calendar';
import { requestContext } from '@nirnaya/app/context';
import { countOf, envelopeOf, observedIn, observedOn, writtenDay } from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import {
  invalidParameters,
  monthBounds,
  requireServedDay,
  requireServedYear,
  unsupported,
} from '@nirnaya/app/requests';
import {
  calendarDayAnswer,
  calendarMonthAnswer,
  calendarMonthShape,
  calendarRangeAnswer,
  calendarRangeShape,
  calendarYearAnswer,
  calendarYearShape,
  dayShape,
  longestRange,
} from '@nirnaya/contract/festivals';
import { isoDate } from '@nirnaya/engine/civil';
import { type Operation, operation } from './operation/operation.ts';

const about =
  'Everything, timings and angas and festivals alike, is computed for location_id, else lat and lon, else the place of region, else Ujjain; the festivals are those that /v1/festivals gives for the same parameters, whatever the coordinates decided by the rules of pack, else region, else those of the location, else of New Delhi. What authorities leave undecided is told there, not here.';

/** The operations on the calendar. */
export function calendarOperations(): Operation[] {
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
    respond: ({ service, query }) => {
      requireServedDay(query.date);
      const context = requestContext(service, query, ujjain);
      const observed = observedOn(context, query.date, {});
      return {
        ...calendarDayOf(context, observed),
        festivals: writtenDay(context, observed, { words: 'full' }).festivals,
        ...envelopeOf(service, context, query.date),
      };
    },
  });

  const month = operation({
    id: 'calendarMonth',
    lane: 'long',
    path: '/v1/calendar/month',
    group: 'Calendar',
    summary: 'A month, date by date',
    description: `${about} festival_count is the count of /v1/festivals/month.`,
    query: calendarMonthShape,
    params: {},
    answer: calendarMonthAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
      requireServedYear(query.year);
      const context = requestContext(service, query, ujjain);
      const [from, end] = monthBounds(query.year, query.month);
      const observed = observedIn(context, from, end - 1, {});
      return {
        year: query.year,
        ...calendarMonthOf(context, query.year, query.month, observed),
        days: calendarDaysOf(context, from, end - 1, observed),
        ...envelopeOf(service, context, from),
      };
    },
  });

  const year = operation({
    id: 'calendarYear',
    lane: 'long',
    path: '/v1/calendar/year',
    group: 'Calendar',
    summary: 'A year, month by month, with its key dates',
    description: `${about} The festival_count of a month is the count of /v1/festivals/month.`,
    query: calendarYearShape,
    params: {},
    answer: calendarYearAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
      requireServedYear(query.year);
      const context = requestContext(service, query, ujjain);
      const [from] = monthBounds(query.year, 1);
      const [, end] = monthBounds(query.year, 12);
      const observed = observedIn(context, from, end - 1, {});
      const months: ReturnType<typeof calendarMonthOf>[] = [];
      for (let month = 1; month <= 12; month++) {
        months.push(calendarMonthOf(context, query.year, month, observed));
      }
      return {
        year: query.year,
        festival_count: countOf(observed),
        months,
        ...envelopeOf(service, context, from),
      };
    },
  });

  const range = operation({
    id: 'calendarRange',
    lane: 'long',
    path: '/v1/calendar/range',
    group: 'Calendar',
    summary: `Up to ${longestRange} dates, one by one`,
    description: about,
    query: calendarRangeShape,
    params: {},
    answer: calendarRangeAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
      const { start, end } = query;
      if (end < start) throw invalidParameters([{ field: 'end', message: 'must not come before start' }]);
      requireServedDay(start);
      requireServedDay(end);
      const count = end - start + 1;
      if (count > longestRange) {
        throw unsupported('range_too_long', `A range has at most ${longestRange} dates, not ${count}.`);
      }
      const context = requestContext(service, query, ujjain);
      const observed = observedIn(context, start, end, {});
      return {
        start: isoDate(start),
        end: isoDate(end),
        count,
        festival_count: countOf(observed),
        days: calendarDaysOf(context, start, end, observed),
        ...envelopeOf(service, context, start),
      };
    },
  });

  return [day, month, year, range];
}
