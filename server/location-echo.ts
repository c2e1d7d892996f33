// The place of an answer, echoed: what was used, and what it was found by.

import type { Asked } from './asked.ts';
import { utcOffset } from './dates.ts';
import type { locationEcho } from './schemas/envelope.ts';
import type { z } from './schemas/zod.ts';

/** The place of an answer whose first date is a civil day number. */
export function locationOf({ where, tradition }: Asked, day: number): z.output<typeof locationEcho> {
  const { location, place, source, zoneSource } = where;
  return {
    id: location?.id ?? null,
    name_en: location?.name_en ?? null,
    latitude: place.lat,
    longitude: place.lon,
    timezone: place.zone,
    utc_offset: utcOffset(place.zone, day),
    timezone_source: zoneSource,
    source,
    region: tradition.used?.region ?? null,
    subdivision: tradition.used?.subdivision ?? null,
  };
}
