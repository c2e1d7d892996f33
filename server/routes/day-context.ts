// The context of a day for assistants and planners: panchang, festivals and conditions in one answer, kept for six
// hours; and today in short.

import { engineOf, locationOf, type RequestContext, requestContext } from '@nirnaya/app/context';
import {
  moonSection,
  type PanchangDay,
  panchangDay,
  sectionsOf,
  whyNoWindow,
  windowNamed,
  windowsSection,
} from '@nirnaya/app/day';
import { type DayContextQuery, festivalsOf, panchangBlock, rounded } from '@nirnaya/app/panchang';
import { newDelhi } from '@nirnaya/app/places';
import { civilDayAt, requireServedDay } from '@nirnaya/app/requests';
import {
  dayContextAnswer,
  dayContextShape,
  nowadaysAnswer,
  nowadaysShape,
  usualPoint,
} from '@nirnaya/contract/panchang';
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../compute/compute-service.ts';
import { cachedDayContext } from '../compute/day-context.ts';
import { type Operation, operation } from './operation/operation.ts';

const refuse = { unsupportedRegion: 'refuse' } as const;

/** The operations on the context of a day. */
export function dayContextOperations(): Operation[] {
  const context = operation({
    id: 'dayContext',
    live: true,
    untagged: '_cache',
    path: '/v1/day-context',
    group: 'Panchang',
    summary: 'Panchang, festivals and conditions of a date',
    description:
      'Kept for six hours by date, lat and lon (to four decimals, at which it is computed), location_id, lang, region and tz. Computed for location_id, else lat and lon; decided by the rules of region, else those of the location, else of New Delhi. astronomical.eclipse says whether an eclipse takes place during the day, and which is the next.',
    query: dayContextShape,
    params: {},
    answer: dayContextAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
      requireServedDay(query.date);
      // A request that is refused is refused whatever is kept.
      const at: DayContextQuery = { ...query, ...rounded(query) };
      const context = requestContext(service, at, newDelhi, refuse);
      return cachedDayContext(service, context, at);
    },
  });

  const today = operation({
    id: 'today',
    live: true,
    path: '/v1/today',
    group: 'Panchang',
    summary: 'Today in short',
    description:
      'The panchang, festivals and windows of today by the clock of tz, else of the place; New Delhi where none is named.',
    query: nowadaysShape,
    params: {},
    answer: nowadaysAnswer,
    refusals: [404, 422],
    partners: { lat: String(usualPoint.latitude), lon: String(usualPoint.longitude) },
    respond: ({ service, query }) => {
      const context = requestContext(service, query, newDelhi, refuse);
      const date = civilDayAt(service.now(), context.zone);
      requireServedDay(date);
      return todayOf(service, context, panchangDay(context, date));
    },
  });

  return [context, today];
}

const todayOf = (service: ComputeService, context: RequestContext, day: PanchangDay) => {
  const sections = sectionsOf(service, day);
  const { part } = sections;
  return {
    date: isoDate(day.day),
    panchang: panchangBlock(service, day),
    festivals: part('festivals', festivalsOf),
    muhurat: part('muhurat', windowsSection),
    rahukaal: part(
      'rahukaal',
      () => windowNamed(day, 'rahu_kaal')[0] ?? null,
      () => whyNoWindow(day, 'Rahu Kaal'),
    ),
    moon_phase: part('moon_phase', (at) => moonSection(at).phase),
    ...sections.unavailable(),
    location: locationOf(context, day.day),
    engine: engineOf(service, context),
  };
};
