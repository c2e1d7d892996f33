// Festivals of a date, a month, a year and a range.

import { type ContextQuery, requestContext } from '@nirnaya/app/context';
import {
  countOf,
  dayOf,
  envelopeOf,
  type FestivalDay,
  type FestivalFilter,
  type FestivalItem,
  observedIn,
  undecidedPart,
  writtenDay,
} from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import { monthBounds, requireDateRange, requireServedDay, requireServedYear } from '@nirnaya/app/requests';
import { longestFestivalRange } from '@nirnaya/contract/festivals';
import type { Operations } from '@nirnaya/contract/operations';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../compute/compute-service.ts';
import { type ListingQuery, pageOf, slimmed } from '../http/listing.ts';
import { type ComputedHandler, long, quick } from './operation/handler.ts';

const onDate: ComputedHandler<Operations['festivals']>['respond'] = ({ service, query }) => {
  requireServedDay(query.date);
  const context = requestContext(service, query, ujjain);
  return {
    ...dayOf(context, query.date, { ...query, words: query.words ?? 'full' }),
    ...undecidedPart(context, query.date, query.date, query),
    ...envelopeOf(service, context, query.date),
  };
};

/** The operations on festivals. */
export const handlers = {
  ...quick({
    festivals: onDate,
    festivalsOfDate: onDate,
  }),
  ...long({
    festivalsOfMonth: ({ service, query }) => {
      requireServedYear(query.year);
      const [from, end] = monthBounds(query.year, query.month);
      const { answer } = spanOf(service, query, from, end - 1);
      return { year: query.year, month: query.month, ...answer };
    },
    festivalsOfYear: ({ service, query }) => {
      requireServedYear(query.year);
      const [from] = monthBounds(query.year, 1);
      const [, end] = monthBounds(query.year, 12);
      const { observed, answer } = spanOf(service, query, from, end - 1);
      const months = Array.from({ length: 12 }, (_, i) => {
        const [first, after] = monthBounds(query.year, i + 1);
        const of = observed.filter(({ day }) => first <= day && day < after);
        return { month: i + 1, count: countOf(of) };
      });
      return { year: query.year, months, ...answer };
    },
    festivalsOfRange: ({ service, query }) => {
      const { start, end } = query;
      requireDateRange({ from: start, to: end, fields: ['start', 'end'] }, longestFestivalRange);
      const { answer } = spanOf(service, query, start, end);
      return { start: isoDate(start), end: isoDate(end), ...answer };
    },
  }),
};

type SpanQuery = ContextQuery & FestivalFilter & ListingQuery;

/** What is observed from..to (civil day numbers, inclusive); only the dates of the page asked for are written. */
function spanOf(service: ComputeService, query: SpanQuery, from: number, to: number) {
  const context = requestContext(service, query, ujjain);
  const observed = observedIn(context, from, to, query);
  const { entries, next } = pageOf(observed, query, { version: context.pack.fingerprint, query });
  const days: (Omit<FestivalDay, 'festivals'> & { festivals: Partial<FestivalItem>[] })[] = [];
  for (const on of entries) {
    const { festivals, ...day } = writtenDay(context, on, query);
    days.push({ ...day, festivals: festivals.map((festival) => slimmed(festival, query)) });
  }
  return {
    observed,
    answer: {
      count: countOf(observed),
      days,
      ...next,
      ...undecidedPart(context, from, to, query),
      ...envelopeOf(service, context, from),
    },
  };
}
