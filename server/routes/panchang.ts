// The panchang of a date, of today and its neighbours, and of a stretch of dates.

import {
  daysOccurred,
  engineOf,
  locationOf,
  type RequestContext,
  requestContext,
  resolutionOf,
} from '@nirnaya/app/context';
import { panchangDay } from '@nirnaya/app/day';
import { fullPanchang, litePanchang, panchangBlock, wholePanchang } from '@nirnaya/app/panchang';
import { newDelhi, ujjain } from '@nirnaya/app/places';
import { civilDayAt, invalidParameters, requireServedDay, unsupported } from '@nirnaya/app/requests';
import {
  dayShape,
  fullAnswer,
  fullShape,
  liteAnswer,
  panchangAnswer,
  panchangRangeAnswer,
  panchangShape,
  rangeShape,
  todayShape,
} from '@nirnaya/contract/panchang';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../compute/compute-service.ts';
import { pageOf, slimmed } from '../http/listing.ts';
import { type Operation, operation } from './operation/operation.ts';

/** The most dates of a range. */
const longestRange = 31;

/** The zone by whose date it is today where a request names none. */
const indianZone = 'Asia/Kolkata';

const refuse = { unsupportedRegion: 'refuse' } as const;

/** The operations on whole panchangs. */
export function panchangOperations(): Operation[] {
  const envelope = (service: ComputeService, context: RequestContext, day: number) => ({
    location: locationOf(context, day),
    engine: engineOf(service, context),
  });

  const byDate = operation({
    id: 'panchang',
    path: '/v1/panchang',
    group: 'Panchang',
    summary: 'The panchang of a date',
    description: `${where('New Delhi')} The day runs from sunrise to the next sunrise; each anga named is that of the sunrise, of_day lists all that touch the day.`,
    query: panchangShape,
    params: {},
    answer: panchangAnswer,
    refusals: [404, 422],
    sections: ({ query: { include = [] } }) => include,
    respond: ({ service, query: { include, measure, ...query } }) => {
      requireServedDay(query.date);
      return wholePanchang(service, requestContext(service, query, newDelhi, refuse), query.date, {
        include,
        measure,
      });
    },
  });

  const relative = (name: string, offset: number): Operation =>
    operation({
      id: `panchang${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      live: true,
      path: `/v1/panchang/${name}`,
      group: 'Panchang',
      summary: `The panchang of ${name}`,
      description: `${where('Ujjain')} It is the date of tz, else of India.`,
      query: todayShape,
      params: {},
      answer: panchangAnswer,
      refusals: [404, 422],
      sections: ({ query: { include = [] } }) => include,
      respond: ({ service, query: { include, measure, ...query } }) => {
        const date = civilDayAt(service.now(), query.tz ?? indianZone) + offset;
        requireServedDay(date);
        return wholePanchang(service, requestContext(service, query, ujjain, refuse), date, {
          include,
          measure,
        });
      },
    });

  const lite = operation({
    id: 'panchangLite',
    path: '/v1/panchang/lite',
    group: 'Panchang',
    summary: 'The least of a panchang, under 1 KB',
    description: where('New Delhi'),
    query: dayShape,
    params: {},
    answer: liteAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
      requireServedDay(query.date);
      const context = requestContext(service, query, newDelhi, refuse);
      return litePanchang(panchangDay(context, query.date));
    },
  });

  const full = operation({
    id: 'panchangFull',
    path: '/v1/panchang/full',
    group: 'Panchang',
    summary: 'Everything about a date',
    description: `${where('New Delhi')} A section that cannot be computed is null, with its reason under unavailable. astronomical.eclipse says whether an eclipse takes place during the day, and which is the next. suitability rates the day for every event, as /v1/events/suitability does.`,
    query: fullShape,
    params: {},
    answer: fullAnswer,
    refusals: [404, 422],
    respond: ({ service, query: { measure, ...query } }) => {
      requireServedDay(query.date);
      const context = requestContext(service, query, newDelhi, refuse);
      const day = panchangDay(context, query.date);
      const full = fullPanchang(service, day, { measure });
      return { ...full, ...envelope(service, context, query.date) };
    },
  });

  const range = operation({
    id: 'panchangRange',
    lane: 'long',
    path: '/v1/panchang/range',
    group: 'Panchang',
    summary: 'The panchangs of up to 31 dates',
    description: `${where('Ujjain')} A date that never occurred, as 2011-12-30 in Samoa, is left out. A region that is not supported is ignored and named in region_resolution.`,
    query: rangeShape,
    params: {},
    answer: panchangRangeAnswer,
    refusals: [404, 422],
    respond: ({ service, query: { start, end, limit, cursor, fields, ...query } }) => {
      if (end < start) throw invalidParameters([{ field: 'end', message: 'must not be before start' }]);
      if (end - start >= longestRange) {
        throw unsupported('range_too_long', `A range has at most ${longestRange} dates.`);
      }
      requireServedDay(start);
      requireServedDay(end);
      const context = requestContext(service, query, ujjain);
      const dates = daysOccurred(context, start, end);
      const { entries, next } = pageOf(
        dates,
        { limit, cursor },
        { version: context.pack.fingerprint, query: { start, end, ...query } },
      );
      const days: Partial<ReturnType<typeof panchangBlock>>[] = [];
      for (const day of entries) {
        days.push(slimmed(panchangBlock(service, panchangDay(context, day)), { fields }));
      }
      return {
        start: isoDate(start),
        end: isoDate(end),
        count: dates.length,
        days,
        ...next,
        ...envelope(service, context, start),
        region_resolution: resolutionOf(context.tradition),
      };
    },
  });

  return [
    byDate,
    lite,
    relative('today', 0),
    relative('tomorrow', 1),
    relative('yesterday', -1),
    full,
    range,
  ];
}

const where = (fallback: string): string =>
  `Computed for location_id, else lat and lon, else the place of region, else ${fallback}.`;
