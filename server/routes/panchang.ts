// The panchang of a date, of today and its neighbours, and of a stretch of dates.

import { isoDate } from '../../engine/place/civil.ts';
import { type Asked, ask } from '../asked.ts';
import { civilDayAt, requireServedDay } from '../dates.ts';
import { invalidParameters, unprocessable } from '../errors.ts';
import { type Operation, operation } from '../http/operation.ts';
import { locationOf } from '../location-echo.ts';
import { panchangDay } from '../panchang/day.ts';
import { engineOf } from '../panchang/engine.ts';
import { fullPanchang } from '../panchang/full.ts';
import { litePanchang } from '../panchang/lite.ts';
import { includedIn, panchangBlock } from '../panchang/panchang.ts';
import { newDelhi, ujjain } from '../places/locations.ts';
import { fullAnswer } from '../schemas/panchang/full.ts';
import { liteAnswer } from '../schemas/panchang/lite.ts';
import { panchangAnswer, panchangRangeAnswer } from '../schemas/panchang/panchang.ts';
import { dayShape, liteShape, panchangShape, rangeShape, todayShape } from '../schemas/panchang-query.ts';
import type { Service } from '../service.ts';

/** The most dates of a range. */
const longestRange = 31;

/** The zone by whose date it is today where a request names none. */
const indianZone = 'Asia/Kolkata';

const refuse = { unsupportedRegion: 'refuse' } as const;

/** The operations on whole panchangs. */
export function panchangOperations(service: Service): Operation[] {
  const around = (asked: Asked, day: number) => ({
    location: locationOf(asked, day),
    engine: engineOf(service, asked),
  });
  const on = (asked: Asked, date: number, include: readonly string[] = []) => {
    const day = panchangDay(asked, date);
    return { ...panchangBlock(service, day), ...includedIn(service, day, include), ...around(asked, date) };
  };

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
    respond: async ({ include, ...query }) => {
      requireServedDay(query.date);
      return on(await ask(service, query, newDelhi, refuse), query.date, include);
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
      respond: async ({ include, ...query }) => {
        const date = civilDayAt(service.now(), query.tz ?? indianZone) + offset;
        requireServedDay(date);
        return on(await ask(service, query, ujjain, refuse), date, include);
      },
    });

  const lite = operation({
    id: 'panchangLite',
    path: '/v1/panchang/lite',
    group: 'Panchang',
    summary: 'The least of a panchang, under 1 KB',
    description: where('New Delhi'),
    query: liteShape,
    params: {},
    answer: liteAnswer,
    refusals: [404],
    respond: async (query) => {
      requireServedDay(query.date);
      return litePanchang(panchangDay(await ask(service, query, newDelhi), query.date));
    },
  });

  const full = operation({
    id: 'panchangFull',
    path: '/v1/panchang/full',
    group: 'Panchang',
    summary: 'Everything about a date',
    description: `${where('New Delhi')} Parts that cannot be computed are null; eclipses and the suitability of events are not yet.`,
    query: dayShape,
    params: {},
    answer: fullAnswer,
    refusals: [404, 422],
    respond: async (query) => {
      requireServedDay(query.date);
      const asked = await ask(service, query, newDelhi, refuse);
      return { ...fullPanchang(service, panchangDay(asked, query.date)), ...around(asked, query.date) };
    },
  });

  const range = operation({
    id: 'panchangRange',
    path: '/v1/panchang/range',
    group: 'Panchang',
    summary: 'The panchangs of up to 31 dates',
    description: `${where('Ujjain')} A region that is not supported is ignored and named in region_resolution.`,
    query: rangeShape,
    params: {},
    answer: panchangRangeAnswer,
    refusals: [404, 422],
    respond: async ({ start, end, ...query }) => {
      if (end < start) throw invalidParameters([{ field: 'end', message: 'must not be before start' }]);
      if (end - start >= longestRange) {
        throw unprocessable('range_too_long', `A range has at most ${longestRange} dates.`);
      }
      requireServedDay(start);
      requireServedDay(end);
      const asked = await ask(service, query, ujjain);
      const days = Array.from({ length: end - start + 1 }, (_, i) =>
        panchangBlock(service, panchangDay(asked, start + i)),
      );
      const { requested, used, ignoredRegion } = asked.tradition;
      return {
        start: isoDate(start),
        end: isoDate(end),
        count: days.length,
        days,
        ...around(asked, start),
        region_resolution: {
          requested,
          used: used?.region ?? null,
          subdivision: used?.subdivision ?? null,
          source: asked.tradition.source,
          ...(ignoredRegion === undefined ? {} : { ignored_region: ignoredRegion }),
        },
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

const where = (usual: string): string =>
  `Computed for location_id, else lat and lon, else the place of region, else ${usual}.`;
