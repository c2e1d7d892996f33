// Festivals as a calendar file.

import { type RequestContext, requestContext } from '@nirnaya/app/context';
import { calendarText, type FeedOptions, feedContentOf } from '@nirnaya/app/feeds';
import { ujjain } from '@nirnaya/app/places';
import { civilDayAt, nearestServedYear, requireServedYear, yearOf } from '@nirnaya/app/requests';
import { productRevision } from '@nirnaya/app/workspace';
import type { ComputeService } from '../compute/compute-service.ts';
import { writtenAs } from './operation/handler.ts';

/** The operation that writes festivals as iCalendar. */
export const handlers = writtenAs('festivalsCalendar', {
  lane: 'long',
  respond: ({ service, query }) => {
    if (query.year !== undefined) requireServedYear(query.year);
    const context = requestContext(service, query, ujjain);
    return feedContentOf(context, {
      ...feedYears(service, context, query.year),
      filter: query,
      windows: query.windows ?? false,
      alarm: query.alarm,
    });
  },
  write: calendarText,
});

/** The years of a calendar, by default this one and the next at the place, and the revision that decides them. */
export function feedYears(
  { now }: Pick<ComputeService, 'now'>,
  { dayZone }: Pick<RequestContext, 'dayZone'>,
  year: number | undefined,
): Pick<FeedOptions, 'years' | 'revision'> {
  const thisYear = yearOf(civilDayAt(now(), dayZone));
  const years = year === undefined ? [thisYear, nearestServedYear(thisYear + 1)] : [year];
  return { years: [...new Set(years)], revision: productRevision() };
}
