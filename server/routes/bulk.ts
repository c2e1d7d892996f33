// Many days in one request: panchangs of a list of dates, festivals and day contexts of a stretch. The answers are written
// while they are computed; what can be refused is refused before the first byte.

import { requireServedDay, yearOf } from '../../app/dates.ts';
import { countOf, observedIn, writtenDay } from '../../app/festivals/days.ts';
import { envelopeOf } from '../../app/festivals/envelope.ts';
import { undecidedPart } from '../../app/festivals/undecided.ts';
import { type DayContextQuery, rounded } from '../../app/panchang/context-key.ts';
import { wholePanchang } from '../../app/panchang/whole.ts';
import { newDelhi, ujjain } from '../../app/places/locations.ts';
import { type FieldError, invalidParameters, unsupported } from '../../app/refusal.ts';
import { type RenewableContext, type RequestContext, requestContext } from '../../app/request-context.ts';
import { bulkDayContextAnswer, bulkFestivalsAnswer, bulkPanchangAnswer } from '../../app/shapes/bulk.ts';
import type { z } from '../../app/shapes/zod.ts';
import { daysOccurred, requireDayOccurredIn } from '../../app/skipped-days.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { listPieces } from '../http/list-pieces.ts';
import { type Operation, streamedOperation } from '../http/operation.ts';
import { keptDayContext } from '../kept-day-context.ts';
import { datesContained, spanContained } from '../plans/counted.ts';
import {
  bulkDayContextShape,
  bulkFestivalsShape,
  bulkPanchangBody,
  mostContextDates,
  mostDates,
  mostFestivalDates,
} from '../schemas/bulk-query.ts';

const refuse = { unsupportedRegion: 'refuse' } as const;

const streaming =
  'Written while it is computed. What is wrong with the request is refused before the first byte; should the computing fail later, the connection ends without the end of the JSON, and what came is not to be used.';

/** The operations on many days. */
export function bulkOperations(): Operation[] {
  const panchang = streamedOperation({
    id: 'bulkPanchang',
    method: 'post',
    path: '/v1/bulk/panchang',
    group: 'Bulk',
    summary: `The panchangs of up to ${mostDates} dates`,
    description: `Computed for location_id, else lat and lon, else the place of region, else New Delhi. A date that never occurred at the place is a 404. ${streaming}`,
    query: {},
    params: {},
    body: bulkPanchangBody,
    answer: bulkPanchangAnswer,
    refusals: [404, 422],
    contains: ({ body: { dates } }) => datesContained(dates),
    sections: ({ body: { include = [] } }) => include,
    stream: ({ service, body: { dates, include, measure, ...query }, written }) => {
      for (const date of dates) requireServedDay(date);
      const context = requestContext(service, query, newDelhi, refuse);
      for (const date of dates) requireDayOccurredIn(context.dayZone, date);
      return listPieces<z.output<typeof bulkPanchangAnswer>>(
        {
          head: { count: dates.length },
          list: 'days',
          written,
          entries: eachDay(context, dates, (at, date) =>
            wholePanchang(service, at, date, { include, measure }),
          ),
        },
        service.pause,
      );
    },
  });

  const festivals = streamedOperation({
    id: 'bulkFestivals',
    path: '/v1/bulk/festivals',
    group: 'Bulk',
    summary: `The festivals of up to ${mostFestivalDates} dates`,
    description: `Computed and decided as /v1/festivals does, whose days these are; dates without festivals are left out. ${streaming}`,
    query: bulkFestivalsShape,
    params: {},
    answer: bulkFestivalsAnswer,
    refusals: [404, 422],
    contains: ({ query: { start_date, end_date } }) => spanContained(start_date, end_date, mostFestivalDates),
    stream: ({ service, query: { start_date: from, end_date: to, ...query }, written }) => {
      if (to < from)
        throw invalidParameters([{ field: 'end_date', message: 'must not come before start_date' }]);
      requireSpan(from, to, mostFestivalDates);
      const context = requestContext(service, query, ujjain);
      const observed = observedIn(context, from, to, query);
      return listPieces<z.output<typeof bulkFestivalsAnswer>>(
        {
          head: {
            start_date: isoDate(from),
            end_date: isoDate(to),
            count: countOf(observed),
            ...envelopeOf(service, context, from),
          },
          list: 'days',
          written,
          entries: each(observed, (on) => writtenDay(context, on, query)),
          tail: () => undecidedPart(context, from, to, query),
        },
        service.pause,
      );
    },
  });

  const dayContexts = streamedOperation({
    id: 'bulkDayContext',
    path: '/v1/bulk/day-context',
    group: 'Bulk',
    summary: `The contexts of up to ${mostContextDates} dates`,
    description: `Computed for location_id, else lat and lon (to four decimals), else the place of region; one of region and the coordinates is required. ${streaming}`,
    query: bulkDayContextShape,
    params: {},
    answer: bulkDayContextAnswer,
    refusals: [404, 422],
    contains: ({ query: { from, to } }) => spanContained(from, to, mostContextDates),
    stream: ({ service, query: { from, to, ...query }, written }) => {
      const errors: FieldError[] = [];
      if (to < from) errors.push({ field: 'to', message: 'must not come before from' });
      if (query.region === undefined && query.lat === undefined) {
        for (const field of ['lat', 'lon']) errors.push({ field, message: 'is required without region' });
      }
      if (errors.length > 0) throw invalidParameters(errors);
      requireSpan(from, to, mostContextDates);
      const at: Omit<DayContextQuery, 'date'> = { ...query, ...rounded(query) };
      const context = requestContext(service, at, newDelhi, refuse);
      const dates = daysOccurred(context, from, to);
      return listPieces<z.output<typeof bulkDayContextAnswer>>(
        {
          head: {
            from: isoDate(from),
            to: isoDate(to),
            region: query.region?.trim().toUpperCase() ?? null,
            count: dates.length,
          },
          list: 'days',
          written,
          entries: eachDay(context, dates, (of, date) => keptDayContext(service, of, { ...at, date })),
        },
        service.pause,
      );
    },
  });

  return [panchang, festivals, dayContexts];
}

// Throws a 404 or a 422 unless a stretch of dates is served and short enough.
function requireSpan(from: number, to: number, most: number): void {
  requireServedDay(from);
  requireServedDay(to);
  const count = to - from + 1;
  if (count > most) throw unsupported('range_too_long', `A range has at most ${most} dates, not ${count}.`);
}

async function* each<T, R>(list: readonly T[], write: (entry: T) => R): AsyncGenerator<R> {
  for (const entry of list) yield write(entry);
}

// Days one by one; of the years that they lie in only the one at hand is held.
async function* eachDay<R>(
  context: RenewableContext,
  dates: readonly number[],
  write: (at: RequestContext, date: number) => R,
): AsyncGenerator<R> {
  let at = context;
  let before = dates[0];
  for (const date of dates) {
    if (yearOf(date) !== yearOf(before)) at = context.renewed();
    before = date;
    yield write(at, date);
  }
}
