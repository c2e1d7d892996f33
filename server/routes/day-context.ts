// The context of a day for assistants and planners: panchang, festivals and conditions in one answer, kept for six
// hours; and today in short.

import { isoDate } from '../../engine/place/civil.ts';
import { type Asked, ask } from '../asked.ts';
import { cached } from '../cache.ts';
import { civilDayAt, requireServedDay } from '../dates.ts';
import { type Operation, operation } from '../http/operation.ts';
import { locationOf } from '../location-echo.ts';
import { type DayContextQuery, dayContextKey, rounded } from '../panchang/context-key.ts';
import { type PanchangDay, panchangDay } from '../panchang/day.ts';
import { dayContext } from '../panchang/day-context.ts';
import { engineOf } from '../panchang/engine.ts';
import { festivalsOf } from '../panchang/festivals.ts';
import { moonSection } from '../panchang/moon.ts';
import { orNull } from '../panchang/or-null.ts';
import { panchangBlock } from '../panchang/panchang.ts';
import { windowNamed, windowsSection } from '../panchang/windows.ts';
import { newDelhi } from '../places/locations.ts';
import { dayContextAnswer, nowadaysAnswer } from '../schemas/panchang/day-context.ts';
import { dayContextShape, nowadaysShape } from '../schemas/panchang-query.ts';
import type { Service } from '../service.ts';

const refuse = { unsupportedRegion: 'refuse' } as const;

/** The operations on the context of a day. */
export function dayContextOperations(service: Service): Operation[] {
  const context = operation({
    id: 'dayContext',
    live: true,
    path: '/v1/day-context',
    group: 'Panchang',
    summary: 'Panchang, festivals and conditions of a date',
    description:
      'Kept for six hours by date, lat and lon (to four decimals, at which it is computed), location_id, lang, region and tz. Computed for location_id, else lat and lon; decided by the rules of region, else those of the location, else of New Delhi.',
    query: dayContextShape,
    params: {},
    answer: dayContextAnswer,
    refusals: [404, 422],
    respond: async (query) => {
      requireServedDay(query.date);
      // A request that is refused is refused whatever is kept.
      const at: DayContextQuery = { ...query, ...rounded(query) };
      const asked = await ask(service, at, newDelhi, refuse);
      const compute = () => ({
        ...dayContext(service, panchangDay(asked, at.date)),
        engine: engineOf(service, asked),
      });
      const key = dayContextKey(at, asked.pack.fingerprint);
      const { answer, hit } = await cached(service.dayContexts, key, compute, service.failed);
      return { ...answer, _cache: hit ? ('hit' as const) : ('miss' as const) };
    },
  });

  const today = operation({
    id: 'today',
    live: true,
    path: '/v1/today',
    group: 'Panchang',
    summary: 'Today in short',
    description:
      'The panchang, festivals and windows of today by the clock of the place; New Delhi where none is named.',
    query: nowadaysShape,
    params: {},
    answer: nowadaysAnswer,
    refusals: [404],
    respond: async (query) => {
      const asked = await ask(service, query, newDelhi);
      const date = civilDayAt(service.now(), asked.zone);
      requireServedDay(date);
      return todayOf(service, asked, panchangDay(asked, date));
    },
  });

  return [context, today];
}

const todayOf = (service: Service, asked: Asked, day: PanchangDay) => ({
  date: isoDate(day.day),
  panchang: panchangBlock(service, day),
  festivals: orNull(service, () => festivalsOf(day)),
  muhurat: orNull(service, () => windowsSection(day)),
  rahukaal: orNull(service, () => windowNamed(day, 'rahu_kaal')[0] ?? null),
  moon_phase: orNull(service, () => moonSection(day)?.phase ?? null),
  location: locationOf(asked, day.day),
  engine: engineOf(service, asked),
});
