// The context of a day, kept for some hours or computed.

import { type DayContextQuery, dayContextKey } from '../app/panchang/context-key.ts';
import { panchangDay } from '../app/panchang/day.ts';
import { dayContext } from '../app/panchang/day-context.ts';
import { engineOf } from '../app/panchang/engine.ts';
import type { RequestContext } from '../app/request-context.ts';
import type { dayContextAnswer } from '../app/shapes/panchang/day-context.ts';
import type { z } from '../app/shapes/zod.ts';
import { cached } from './http/ttl-cache.ts';
import type { RequestService } from './request-service.ts';

/** The context of the date of a query, whose coordinates are rounded, and whether it was kept. */
export function keptDayContext(
  service: RequestService,
  context: RequestContext,
  at: DayContextQuery,
): z.output<typeof dayContextAnswer> {
  const compute = () => ({
    ...dayContext(service, panchangDay(context, at.date)),
    engine: engineOf(service, context),
  });
  const key = dayContextKey(at, context.pack.fingerprint);
  const { answer, hit } = cached(service.dayContexts, key, compute, service.failed);
  return { ...answer, _cache: hit ? 'hit' : 'miss' };
}
