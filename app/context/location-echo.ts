// The place of an answer, echoed: what was used, and how it was found.

import type { locationEcho, regionResolution } from '@nirnaya/contract/common';
import type { z } from '@nirnaya/contract/schema';
import type { Tradition } from '../places/tradition.ts';
import { utcOffset } from '../requests/dates.ts';
import type { RequestContext } from './request-context.ts';

/** Whose rules were applied, and a region that was left out of account. */
export function resolutionOf({
  requested,
  used,
  source,
  ignoredRegion,
  over,
}: Tradition): z.output<typeof regionResolution> {
  return {
    requested,
    used: used?.region ?? null,
    subdivision: used?.subdivision ?? null,
    source,
    tradition: over ?? null,
    ...(ignoredRegion === undefined ? {} : { ignored_region: ignoredRegion }),
  };
}

/** The place of an answer whose first date is a civil day number. */
export function locationOf(
  { where, tradition }: Pick<RequestContext, 'where' | 'tradition'>,
  day: number,
): z.output<typeof locationEcho> {
  const { location, place, source, zone, zoneSource, dayZoneSource } = where;
  return {
    id: location?.id ?? null,
    name_en: location?.name_en ?? null,
    lat: place.lat,
    lon: place.lon,
    timezone: zone,
    utc_offset: utcOffset(zone, day),
    timezone_source: zoneSource,
    day_zone: place.zone,
    day_zone_source: dayZoneSource,
    source,
    region: tradition.used?.region ?? null,
    subdivision: tradition.used?.subdivision ?? null,
  };
}
