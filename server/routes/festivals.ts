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
import {
  invalidParameters,
  monthBounds,
  requireServedDay,
  requireServedYear,
  unsupported,
} from '@nirnaya/app/requests';
import {
  festivalsAnswer,
  festivalsShape,
  monthAnswer,
  monthShape,
  rangeAnswer,
  rangeShape,
  yearAnswer,
  yearShape,
} from '@nirnaya/contract/festivals';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../compute/compute-service.ts';
import { type ListingQuery, pageOf, slimmed } from '../http/listing.ts';
import { type Operation, operation } from './operation/operation.ts';

/** The most dates of a range. */
const longestRange = 366;

const about =
  'Computed for the sunrise of location_id, else lat and lon, else the place of region, else Ujjain; decided by the rules of pack, else region, else those of the location, else of New Delhi.';

/** The operations on festivals. */
export function festivalOperations(): Operation[] {
  const on = (id: string, path: string, summary: string): Operation =>
    operation({
      id,
      path,
      group: 'Festivals',
      summary,
      description: about,
      query: festivalsShape,
      params: {},
      answer: festivalsAnswer,
      refusals: [404, 422],
      respond: ({ service, query }) => {
        requireServedDay(query.date);
        const context = requestContext(service, query, ujjain);
        return {
          ...dayOf(context, query.date, { ...query, words: query.words ?? 'full' }),
          ...undecidedPart(context, query.date, query.date, query),
          ...envelopeOf(service, context, query.date),
        };
      },
    });

  const month = operation({
    id: 'festivalsOfMonth',
    lane: 'long',
    path: '/v1/festivals/month',
    group: 'Festivals',
    summary: 'The festivals of a month',
    description: `${about} The count is the sum of what /v1/festivals counts for each date.`,
    query: monthShape,
    params: {},
    answer: monthAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
      requireServedYear(query.year);
      const [from, end] = monthBounds(query.year, query.month);
      const { answer } = spanOf(service, query, from, end - 1);
      return { year: query.year, month: query.month, ...answer };
    },
  });

  const year = operation({
    id: 'festivalsOfYear',
    lane: 'long',
    path: '/v1/festivals/year',
    group: 'Festivals',
    summary: 'The festivals of a year',
    description: `${about} The count is the sum of what /v1/festivals/month counts for each month.`,
    query: yearShape,
    params: {},
    answer: yearAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
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
  });

  const range = operation({
    id: 'festivalsOfRange',
    lane: 'long',
    path: '/v1/festivals/range',
    group: 'Festivals',
    summary: `The festivals of up to ${longestRange} dates`,
    description: about,
    query: rangeShape,
    params: {},
    answer: rangeAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
      const { start, end } = query;
      if (end < start) throw invalidParameters([{ field: 'end', message: 'must not come before start' }]);
      requireServedDay(start);
      requireServedDay(end);
      if (end - start >= longestRange) {
        throw unsupported(
          'range_too_long',
          `A range has at most ${longestRange} dates, not ${end - start + 1}.`,
        );
      }
      const { answer } = spanOf(service, query, start, end);
      return { start: isoDate(start), end: isoDate(end), ...answer };
    },
  });

  return [
    on('festivals', '/v1/festivals', 'The festivals of a date, each with its reason'),
    on('festivalsOfDate', '/v1/festivals/date', 'The same as /v1/festivals'),
    month,
    year,
    range,
  ];
}

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
