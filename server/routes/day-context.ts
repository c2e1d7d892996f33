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
import { isoDate } from '@nirnaya/engine/civil';
import type { ComputeService } from '../compute/compute-service.ts';
import { cachedDayContext } from '../compute/day-context.ts';
import { quick } from './operation/handler.ts';

const refuse = { unsupportedRegion: 'refuse' } as const;

/** The operations on the context of a day. */
export const handlers = quick({
  dayContext: ({ service, query }) => {
    requireServedDay(query.date);
    // A request that is refused is refused whatever is kept.
    const at: DayContextQuery = { ...query, ...rounded(query) };
    const context = requestContext(service, at, newDelhi, refuse);
    return cachedDayContext(service, context, at);
  },
  today: ({ service, query }) => {
    const context = requestContext(service, query, newDelhi, refuse);
    const date = civilDayAt(service.now(), context.zone);
    requireServedDay(date);
    return todayOf(service, context, panchangDay(context, date));
  },
});

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
