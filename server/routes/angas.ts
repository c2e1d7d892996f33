// One anga of a date, at its sunrise or at a time of it; and what runs now.

import { angasAt, angasOn } from '../../engine/panchang/angas.ts';
import { isoDate, JD_OF_CIVIL_DAY_0 } from '../../engine/place/civil.ts';
import { clockIn } from '../../explain/clock.ts';
import { type Asked, type AskQuery, ask } from '../asked.ts';
import { civilDayAt, requireServedDay } from '../dates.ts';
import { type Operation, operation } from '../http/operation.ts';
import { locationOf } from '../location-echo.ts';
import { panchangDay } from '../panchang/day.ts';
import { engineOf } from '../panchang/engine.ts';
import { karanaSection } from '../panchang/karana.ts';
import { nakshatraSection } from '../panchang/nakshatra.ts';
import { runningSection, untilEnd } from '../panchang/running.ts';
import { tithiSection } from '../panchang/tithi.ts';
import { yogaSection } from '../panchang/yoga.ts';
import { ujjain } from '../places/locations.ts';
import {
  karanaAnswer,
  nakshatraAnswer,
  nowAnswer,
  tithiAnswer,
  yogaAnswer,
} from '../schemas/panchang/anga-answers.ts';
import { instantShape, nowadaysShape } from '../schemas/panchang-query.ts';
import type { Service } from '../service.ts';

const where = 'Computed for location_id, else lat and lon, else the place of region, else Ujjain.';

const about = (anga: string): string =>
  `${where} Names the ${anga} that runs at the local time of the date, without time at its sunrise, and where the Sun does not rise six hours after midnight. A time that a change of clocks skips is taken as the end of the gap, one that comes twice as the first. of_day lists all that touch the day from this sunrise to the next, whatever the time.`;

/** The operations on single angas. */
export function angaOperations(service: Service): Operation[] {
  const around = (asked: Asked, day: number) => ({
    location: locationOf(asked, day),
    engine: engineOf(service, asked),
  });
  const onDate = async (query: AskQuery & { readonly date: number; readonly time?: number | undefined }) => {
    requireServedDay(query.date);
    const asked = await ask(service, query, ujjain, { unsupportedRegion: 'refuse' });
    const day = panchangDay(asked, query.date);
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
      around: around(asked, query.date),
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
    respond: async (query) => {
      const { day, spans, running, until, ...rest } = await onDate(query);
      const section = tithiSection(day, spans.tithi, running.tithi);
      return { ...rest.date, tithi: { ...section, ...until(running.tithi) }, ...rest.around };
    },
  });

  const nakshatra = operation({
    ...common,
    id: 'nakshatra',
    path: '/v1/nakshatra',
    summary: 'The nakshatra and pada of a date or of a time',
    description: about('nakshatra and pada'),
    answer: nakshatraAnswer,
    respond: async (query) => {
      const { day, spans, running, until, ...rest } = await onDate(query);
      const section = nakshatraSection(day, spans.nakshatra, running);
      return { ...rest.date, nakshatra: { ...section, ...until(running.nakshatra) }, ...rest.around };
    },
  });

  const yoga = operation({
    ...common,
    id: 'yoga',
    path: '/v1/yoga',
    summary: 'The yoga of a date or of a time',
    description: about('yoga'),
    answer: yogaAnswer,
    respond: async (query) => {
      const { day, spans, running, until, ...rest } = await onDate(query);
      const section = yogaSection(day, spans.yoga, running.yoga);
      return { ...rest.date, yoga: { ...section, ...until(running.yoga) }, ...rest.around };
    },
  });

  const karana = operation({
    ...common,
    id: 'karana',
    path: '/v1/karana',
    summary: 'The karana of a date or of a time',
    description: about('karana'),
    answer: karanaAnswer,
    respond: async (query) => {
      const { day, spans, running, until, ...rest } = await onDate(query);
      const section = karanaSection(day, spans.karana, running.karana);
      return { ...rest.date, karana: { ...section, ...until(running.karana) }, ...rest.around };
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
    query: nowadaysShape,
    params: {},
    answer: nowAnswer,
    refusals: [404],
    respond: async (query) => {
      const asked = await ask(service, query, ujjain);
      const ms = service.now();
      const date = civilDayAt(ms, asked.zone);
      requireServedDay(date);
      const jd = ms / 86_400_000 + JD_OF_CIVIL_DAY_0;
      const running = runningSection(asked, jd);
      if (running === null) throw new Error(`nothing runs at ${ms}`);
      const at = `${clockIn(asked.zone).iso(jd)}`;
      return { date: isoDate(date), at, ...running, ...around(asked, date) };
    },
  });

  return [tithi, nakshatra, yoga, karana, now];
}
