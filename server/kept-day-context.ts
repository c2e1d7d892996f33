// The context of a day, kept for some hours or computed.

import { yearOf } from '../app/dates.ts';
import { readyForEclipses } from '../app/eclipses/on-day.ts';
import { readyForFestivals } from '../app/festivals/planets-ahead.ts';
import { type DayContextQuery, dayContextKey } from '../app/panchang/context-key.ts';
import { panchangDay } from '../app/panchang/day.ts';
import { dayContextInSteps } from '../app/panchang/day-context.ts';
import { engineOf } from '../app/panchang/engine.ts';
import type { RequestContext } from '../app/request-context.ts';
import type { dayContextAnswer } from '../app/shapes/panchang/day-context.ts';
import type { z } from '../app/shapes/zod.ts';
import { finishedWith } from '../engine/steps.ts';
import { cached } from './http/ttl-cache.ts';
import type { RequestService } from './request-service.ts';

/** The context of the date of a query, whose coordinates are rounded, and whether it was kept. */
export async function keptDayContext(
  service: RequestService,
  context: RequestContext,
  at: DayContextQuery,
): Promise<z.output<typeof dayContextAnswer>> {
  const compute = async () => {
    await readyForEclipses(service, context, at.date);
    await readyForFestivals(context, yearOf(at.date));
    const day = panchangDay(context, at.date);
    return {
      ...(await finishedWith(dayContextInSteps(service, day), context.pause)),
      engine: engineOf(service, context),
    };
  };
  const key = dayContextKey(at, context.pack.fingerprint);
  const { answer, hit } = await cached(service.dayContexts, key, compute, service.failed);
  return { ...answer, _cache: hit ? 'hit' : 'miss' };
}
