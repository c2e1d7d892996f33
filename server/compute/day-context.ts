// The context of a day, cached for some hours or computed.

import { engineOf, type RequestContext } from '@nirnaya/app/context';
import { panchangDay } from '@nirnaya/app/day';
import { type DayContextQuery, dayContext, dayContextKey } from '@nirnaya/app/panchang';
import type { ComputeService } from './compute-service.ts';
import type { DayContext } from './day-contexts.ts';

/** The context of the date of a query, whose coordinates are rounded, and whether it was cached. */
export function cachedDayContext(
  service: ComputeService,
  context: RequestContext,
  at: DayContextQuery,
): DayContext {
  const key = dayContextKey(at, context.pack.fingerprint);
  const known = service.dayContexts.get(key);
  if (known !== undefined) return { ...known, _cache: 'hit' };
  const computed = {
    ...dayContext(service, panchangDay(context, at.date)),
    engine: engineOf(service, context),
  };
  service.dayContexts.set(key, computed);
  return { ...computed, _cache: 'miss' };
}
