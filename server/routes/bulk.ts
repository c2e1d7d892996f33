// Many days in one request: panchangs of a list of dates, festivals and day contexts of a stretch. The answers are written
// while they are computed; what can be refused is refused before the first byte.

import { daysOccurred, requestContext, requireDayOccurredIn } from '@nirnaya/app/context';
import { countOf, envelopeOf, observedIn, undecidedPart, writtenDay } from '@nirnaya/app/festivals';
import { type DayContextQuery, rounded, wholePanchang } from '@nirnaya/app/panchang';
import { newDelhi, ujjain } from '@nirnaya/app/places';
import {
  type FieldError,
  invalidParameters,
  requireDateRange,
  requireServedDay,
} from '@nirnaya/app/requests';
import { mostContextDates, mostFestivalDates } from '@nirnaya/contract/bulk';
import { isoDate } from '@nirnaya/engine/civil';
import { cachedDayContext } from '../compute/day-context.ts';
import { bulk } from './operation/handler.ts';

const refuse = { unsupportedRegion: 'refuse' } as const;

/** Days in a part of an answer, so that a part takes some milliseconds of a thread and is some 100 kB at most. */
const panchangsAPart = 8;
const festivalDaysAPart = 31;
const contextsAPart = 8;

/** The operations on many days. */
export const handlers = {
  ...bulk('bulkPanchang', {
    list: 'days',
    parts: ({ body: { dates } }) => {
      for (const date of dates) requireServedDay(date);
      return chunksOf(dates, panchangsAPart);
    },
    respond: ({ service, body: { dates, include, measure, ...query }, part, isFirst }) => {
      const context = requestContext(service, query, newDelhi, refuse);
      if (isFirst) for (const date of dates) requireDayOccurredIn(context.dayZone, date);
      return {
        head: { count: dates.length },
        entries: part.map((date) => wholePanchang(service, context, date, { include, measure })),
      };
    },
  }),
  ...bulk('bulkFestivals', {
    list: 'days',
    parts: ({ query: { start_date: from, end_date: to } }) => {
      requireDateRange({ from, to, fields: ['start_date', 'end_date'] }, mostFestivalDates);
      return chunksOf(datesOf(from, to), festivalDaysAPart);
    },
    respond: ({ service, query: { start_date: from, end_date: to, ...query }, part, isFirst, isLast }) => {
      const context = requestContext(service, query, ujjain);
      const head = () => ({
        start_date: isoDate(from),
        end_date: isoDate(to),
        count: countOf(observedIn(context, from, to, query)),
        ...envelopeOf(service, context, from),
      });
      const observed = observedIn(context, part[0], part.at(-1) ?? part[0], query);
      return {
        ...(isFirst ? { head: head() } : {}),
        entries: observed.map((on) => writtenDay(context, on, query)),
        ...(isLast ? { tail: undecidedPart(context, from, to, query) } : {}),
      };
    },
  }),
  ...bulk('bulkDayContext', {
    list: 'days',
    parts: ({ query: { from, to, ...query } }) => {
      const errors: FieldError[] = [];
      if (to < from) errors.push({ field: 'to', message: 'must not be before from' });
      if (query.region === undefined && query.lat === undefined) {
        for (const field of ['lat', 'lon'])
          errors.push({ field, message: 'is required unless region is sent' });
      }
      if (errors.length > 0) throw invalidParameters(errors);
      requireDateRange({ from, to, fields: ['from', 'to'] }, mostContextDates);
      return chunksOf(datesOf(from, to), contextsAPart);
    },
    respond: ({ service, query: { from, to, ...query }, part, isFirst }) => {
      const at: Omit<DayContextQuery, 'date'> = { ...query, ...rounded(query) };
      const context = requestContext(service, at, newDelhi, refuse);
      const head = () => ({
        from: isoDate(from),
        to: isoDate(to),
        region: query.region?.trim().toUpperCase() ?? null,
        count: daysOccurred(context, from, to).length,
      });
      const dates = daysOccurred(context, part[0], part.at(-1) ?? part[0]);
      return {
        ...(isFirst ? { head: head() } : {}),
        entries: dates.map((date) => cachedDayContext(service, context, { ...at, date })),
      };
    },
  }),
};

// Civil day numbers from..to, inclusive.
const datesOf = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

type Chunk = readonly [number, ...number[]];

/** Splits dates, at least one, into parts of so many. */
function chunksOf(dates: readonly number[], size: number): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let i = 0; i < dates.length; i += size) chunks.push(dates.slice(i, i + size) as unknown as Chunk);
  return chunks;
}
