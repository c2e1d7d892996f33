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
import { civilDayAt, requireDateRange, requireServedDay } from '@nirnaya/app/requests';
import type { Operations } from '@nirnaya/contract/operations';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../compute/compute-service.ts';
import { pageOf, slimmed } from '../http/listing.ts';
import { type ComputedHandler, long, quick } from './operation/handler.ts';

/** The most dates of a range. */
const longestRange = 31;

/** The zone by whose date it is today where a request names none. */
const indianZone = 'Asia/Kolkata';

const refuse = { unsupportedRegion: 'refuse' } as const;

const envelope = (service: ComputeService, context: RequestContext, day: number) => ({
  location: locationOf(context, day),
  engine: engineOf(service, context),
});

const relative =
  (offset: number): ComputedHandler<Operations['panchangToday']>['respond'] =>
  ({ service, query: { include, measure, ...query } }) => {
    const date = civilDayAt(service.now(), query.tz ?? indianZone) + offset;
    requireServedDay(date);
    return wholePanchang(service, requestContext(service, query, ujjain, refuse), date, {
      include,
      measure,
    });
  };

/** The operations on whole panchangs. */
export const handlers = {
  ...quick({
    panchang: ({ service, query: { include, measure, ...query } }) => {
      requireServedDay(query.date);
      return wholePanchang(service, requestContext(service, query, newDelhi, refuse), query.date, {
        include,
        measure,
      });
    },
    panchangLite: ({ service, query }) => {
      requireServedDay(query.date);
      const context = requestContext(service, query, newDelhi, refuse);
      return litePanchang(panchangDay(context, query.date));
    },
    panchangToday: relative(0),
    panchangTomorrow: relative(1),
    panchangYesterday: relative(-1),
    panchangFull: ({ service, query: { measure, ...query } }) => {
      requireServedDay(query.date);
      const context = requestContext(service, query, newDelhi, refuse);
      const day = panchangDay(context, query.date);
      const full = fullPanchang(service, day, { measure });
      return { ...full, ...envelope(service, context, query.date) };
    },
  }),
  ...long({
    panchangRange: ({ service, query: { start, end, limit, cursor, fields, ...query } }) => {
      requireDateRange({ from: start, to: end, fields: ['start', 'end'] }, longestRange);
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
  }),
};
