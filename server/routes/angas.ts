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
import {
  instantShape,
  karanaAnswer,
  nakshatraAnswer,
  nowAnswer,
  nowShape,
  tithiAnswer,
  yogaAnswer,
} from '@nirnaya/contract/panchang';
import { isoDate, JD_OF_CIVIL_DAY_0 } from '@nirnaya/engine/civil';
import { angasAt, angasOn } from '@nirnaya/engine/panchang';
import { clockIn } from '@nirnaya/explain/dates';
import type { ComputeService } from '../compute/compute-service.ts';
import { type Operation, operation } from './operation/operation.ts';

const where = 'Computed for location_id, else lat and lon, else the place of region, else Ujjain.';

const about = (anga: string): string =>
  `${where} Names the ${anga} that runs at the clock time of the date at the place (whatever tz says), without time at its sunrise, and where the Sun does not rise six hours after midnight. A time that a change of clocks skips is taken as the end of the gap, one that comes twice as the first. of_day lists all that touch the day from this sunrise to the next, whatever the time.`;

/** The operations on single angas. */
export function angaOperations(): Operation[] {
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
  const common = { group: 'Panchang', query: instantShape, params: {}, refusals: [404, 422] } as const;

  const tithi = operation({
    ...common,
    id: 'tithi',
    path: '/v1/tithi',
    summary: 'The tithi of a date or of a time',
    description: about('tithi'),
    answer: tithiAnswer,
    respond: ({ service, query }) => {
      const { day, spans, running, until, ...rest } = onDate(service, query);
      const section = tithiSection(day, spans.tithi, running.tithi);
      return { ...rest.date, tithi: { ...section, ...until(running.tithi) }, ...rest.envelope };
    },
  });

  const nakshatra = operation({
    ...common,
    id: 'nakshatra',
    path: '/v1/nakshatra',
    summary: 'The nakshatra and pada of a date or of a time',
    description: about('nakshatra and pada'),
    answer: nakshatraAnswer,
    respond: ({ service, query }) => {
      const { day, spans, running, until, ...rest } = onDate(service, query);
      const section = nakshatraSection(day, spans.nakshatra, running);
      return { ...rest.date, nakshatra: { ...section, ...until(running.nakshatra) }, ...rest.envelope };
    },
  });

  const yoga = operation({
    ...common,
    id: 'yoga',
    path: '/v1/yoga',
    summary: 'The yoga of a date or of a time',
    description: about('yoga'),
    answer: yogaAnswer,
    respond: ({ service, query }) => {
      const { day, spans, running, until, ...rest } = onDate(service, query);
      const section = yogaSection(day, spans.yoga, running.yoga);
      return { ...rest.date, yoga: { ...section, ...until(running.yoga) }, ...rest.envelope };
    },
  });

  const karana = operation({
    ...common,
    id: 'karana',
    path: '/v1/karana',
    summary: 'The karana of a date or of a time',
    description: about('karana'),
    answer: karanaAnswer,
    respond: ({ service, query }) => {
      const { day, spans, running, until, ...rest } = onDate(service, query);
      const section = karanaSection(day, spans.karana, running.karana);
      return { ...rest.date, karana: { ...section, ...until(running.karana) }, ...rest.envelope };
    },
  });

  const now = operation({
    id: 'panchangNow',
    live: true,
    path: '/v1/panchang/now',
    group: 'Panchang',
    summary: 'The angas that run now',
    description:
      'What runs at this moment at location_id, else lat and lon, else Ujjain, and how long it still does.',
    query: nowShape,
    params: {},
    answer: nowAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
      const context = requestContext(service, query, ujjain, { unsupportedRegion: 'refuse' });
      const ms = service.now();
      const date = civilDayAt(ms, context.zone);
      requireServedDay(date);
      const jd = ms / 86_400_000 + JD_OF_CIVIL_DAY_0;
      const running = runningSection(context, jd);
      if (running === null) throw new Error(`nothing runs at ${ms}`);
      const at = `${clockIn(context.zone).iso(jd)}`;
      return { date: isoDate(date), at, ...running, ...envelope(service, context, date) };
    },
  });

  return [tithi, nakshatra, yoga, karana, now];
}
