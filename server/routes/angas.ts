// One anga of a date, at its sunrise or at a time of it; and what runs now.

import {
  type ContextQuery,
  engineOf,
  locationOf,
  type RequestContext,
  requestContext,
} from '@nirnaya/app/context';
import { karanaSection, nakshatraSection, panchangDay, tithiSection, yogaSection } from '@nirnaya/app/day';
import { runningSection, untilEnd } from '@nirnaya/app/panchang';
import { ujjain } from '@nirnaya/app/places';
import { civilDayAt, requireServedDay } from '@nirnaya/app/requests';
import { isoDate, jdOfMs } from '@nirnaya/engine/civil';
import { angasAt, angasOn } from '@nirnaya/engine/panchang';
import { clockIn } from '@nirnaya/explain/dates';
import type { ComputeService } from '../compute/compute-service.ts';
import { quick } from './operation/handler.ts';

const envelope = (service: ComputeService, context: RequestContext, day: number) => ({
  location: locationOf(context, day),
  engine: engineOf(service, context),
});

const onDate = (
  service: ComputeService,
  query: ContextQuery & { readonly date: number; readonly time?: number | undefined },
) => {
  requireServedDay(query.date);
  const context = requestContext(service, query, ujjain, { unsupportedRegion: 'refuse' });
  const day = panchangDay(context, query.date);
  const { py, index, clock } = day;
  const at = query.time === undefined ? day.from : py.clock(index, query.time);
  const running = angasAt(py, at);
  if (running === undefined) throw new Error(`no sky at ${at} in the year ${py.year}`);
  return {
    day,
    spans: angasOn(py, index),
    running,
    until: (span: { readonly end: number }) => untilEnd(clock, span.end, at),
    date: { date: isoDate(query.date), at: `${clock.iso(at)}` },
    envelope: envelope(service, context, query.date),
  };
};

/** The operations on single angas. */
export const handlers = quick({
  tithi: ({ service, query }) => {
    const { day, spans, running, until, ...rest } = onDate(service, query);
    const section = tithiSection(day, spans.tithi, running.tithi);
    return { ...rest.date, tithi: { ...section, ...until(running.tithi) }, ...rest.envelope };
  },
  nakshatra: ({ service, query }) => {
    const { day, spans, running, until, ...rest } = onDate(service, query);
    const section = nakshatraSection(day, spans.nakshatra, running);
    return { ...rest.date, nakshatra: { ...section, ...until(running.nakshatra) }, ...rest.envelope };
  },
  yoga: ({ service, query }) => {
    const { day, spans, running, until, ...rest } = onDate(service, query);
    const section = yogaSection(day, spans.yoga, running.yoga);
    return { ...rest.date, yoga: { ...section, ...until(running.yoga) }, ...rest.envelope };
  },
  karana: ({ service, query }) => {
    const { day, spans, running, until, ...rest } = onDate(service, query);
    const section = karanaSection(day, spans.karana, running.karana);
    return { ...rest.date, karana: { ...section, ...until(running.karana) }, ...rest.envelope };
  },
  panchangNow: ({ service, query }) => {
    const context = requestContext(service, query, ujjain, { unsupportedRegion: 'refuse' });
    const ms = service.now();
    const date = civilDayAt(ms, context.zone);
    requireServedDay(date);
    const jd = jdOfMs(ms);
    const running = runningSection(context, jd);
    if (running === null) throw new Error(`nothing runs at ${ms}`);
    const at = `${clockIn(context.zone).iso(jd)}`;
    return { date: isoDate(date), at, ...running, ...envelope(service, context, date) };
  },
});
