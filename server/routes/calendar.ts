// The calendar of a date, a month, a year and a range.

import { calendarDayOf, calendarDaysOf, calendarMonthOf } from '@nirnaya/app/calendar';
import { requestContext } from '@nirnaya/app/context';
import { countOf, envelopeOf, observedIn, observedOn, writtenDay } from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import { monthBounds, requireDateRange, requireServedDay, requireServedYear } from '@nirnaya/app/requests';
import { longestRange } from '@nirnaya/contract/festivals';
import { isoDate } from '@nirnaya/engine/civil';
import { long, quick } from './operation/handler.ts';

/** The operations on the calendar. */
export const handlers = {
  ...quick({
    calendarDay: ({ service, query }) => {
      requireServedDay(query.date);
      const context = requestContext(service, query, ujjain);
      const observed = observedOn(context, query.date, {});
      return {
        ...calendarDayOf(context, observed),
        festivals: writtenDay(context, observed, { words: 'full' }).festivals,
        ...envelopeOf(service, context, query.date),
      };
    },
  }),
  ...long({
    calendarMonth: ({ service, query }) => {
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
    calendarYear: ({ service, query }) => {
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
    calendarRange: ({ service, query }) => {
      const { start, end } = query;
      requireDateRange({ from: start, to: end, fields: ['start', 'end'] }, longestRange);
      const count = end - start + 1;
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
  }),
};
