// Where the sky is looked at from: a place without a tradition, and the clock by which its instants are written.

import type { skyPlace } from '@nirnaya/contract/common';
import { minutesOfOffset, type z } from '@nirnaya/contract/schema';
import type { Place } from '@nirnaya/engine/place';
import { clockIn, clockOfOffset, type LocalClock } from '@nirnaya/explain/dates';
import { newDelhi } from '../places/locations.ts';
import { curatedPlace } from '../places/pack-place.ts';
import { namedLocation, type PlaceQuery, type Where, whereOf } from '../places/where.ts';
import type { AppContext } from '../workspace/app-context.ts';

/** A place and a clock. */
export interface SkySite {
  /** its zone is that of the civil days */
  readonly place: Place;
  readonly location: Where['location'];
  /** writes instants */
  readonly clock: LocalClock;
}

/** The clock of a zone, or of an offset as `+05:30`. */
export function clockOf(tz: string): LocalClock {
  const minutes = minutesOfOffset(tz);
  return minutes === undefined ? clockIn(tz) : clockOfOffset(minutes);
}

/**
 * The place that a query names; undefined where it names none. Its instants are written in `tz`, else in `usual`, else in
 * the zone of the place. Throws a 404 for an unknown id.
 */
export function siteOf(
  { zones, catalogue }: Pick<AppContext, 'zones' | 'catalogue'>,
  query: PlaceQuery,
  usual?: string,
): SkySite | undefined {
  const { tz, lat, lon } = query;
  const named = namedLocation(query, catalogue);
  if (named === undefined && (lat === undefined || lon === undefined)) return undefined;
  // At open sea a zone is also that of the days; an offset is not.
  const zone = tz === undefined || minutesOfOffset(tz) !== undefined ? undefined : tz;
  const where = whereOf(
    { ...query, tz: zone },
    { named, region: undefined, fallback: curatedPlace(newDelhi), zones },
  );
  return {
    place: where.place,
    location: where.location,
    clock: clockOf(tz ?? usual ?? where.place.zone),
  };
}

/** The place of an answer, echoed. */
export const echoOfSite = ({ place, location, clock }: SkySite): z.output<typeof skyPlace> => ({
  id: location?.id ?? null,
  name_en: location?.name_en ?? null,
  lat: place.lat,
  lon: place.lon,
  day_zone: place.zone,
  timezone: clock.zone,
});
