// Where: whose sunrise, whose civil days and whose clock. The place is the first of location_id, coordinates, region and
// the endpoint's own place. Its own zone bounds the civil days; `tz` only chooses the zone in which instants are written.

import type { Place } from '@nirnaya/engine/place';
import { notFound, type Refusal } from '../requests/refusal.ts';
import type { CatalogueSource } from './catalogue/bundled.ts';
import { type Location, locations } from './locations.ts';
import { isSeaZone } from './sea-zone.ts';
import type { ZoneFinder } from './zones.ts';

/** The parameters of a request that name its place. */
export interface PlaceQuery {
  readonly location_id?: number | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: string | undefined;
}

/** A place found, and what it was found by. */
export interface Where {
  /** its zone is that of the civil days */
  readonly place: Place;
  /** IANA zone in which instants are written, and by which it is today */
  readonly zone: string;
  /** the place of the catalogue, if it is one */
  readonly location: Location | undefined;
  readonly source: 'location_id' | 'coordinates' | 'region' | 'pack' | 'default';
  /** what `zone` was found by */
  readonly zoneSource: ZoneSource;
  /** what the zone of the civil days was found by; `tz` only at sea, where coordinates have no zone */
  readonly dayZoneSource: ZoneSource;
}

/** How a time zone was found. */
export type ZoneSource = 'tz' | 'location' | 'coordinates' | 'region';

/** The place that a request names; undefined where it names none. An unknown id is a 404. */
export function namedLocation(query: PlaceQuery, catalogue: CatalogueSource): Location | undefined {
  const { location_id: id } = query;
  if (id === undefined) return undefined;
  const location = locations.get(id) ?? catalogue().byId(id);
  if (location === undefined) throw unknownLocation(id);
  return location;
}

/** That no place has an id. */
export const unknownLocation = (id: number): Refusal =>
  notFound(
    'unknown_location',
    `location_id: no place has the id ${id}. /v1/locations lists the curated places, 1 to ${locations.size}; /v1/locations/search finds others by name.`,
  );

/** A place, and its entry in the catalogue if it is one. */
export type SomePlace = Pick<Where, 'place' | 'location'>;

/** What decides the place besides the request. */
export interface WhereOptions {
  /** the place that the request names by its id */
  readonly named: Location | undefined;
  /** the place of the requested region, if the packs define it */
  readonly region: SomePlace | undefined;
  /** the endpoint's own place */
  readonly fallback: SomePlace;
  readonly zones: ZoneFinder;
}

/** Finds the place of a request. */
export function whereOf(query: PlaceQuery, options: WhereOptions): Where {
  const { lat, lon, tz } = query;
  const { named } = options;
  if (named === undefined && lat !== undefined && lon !== undefined) {
    const own = dayZoneOf(options.zones(lat, lon), tz);
    const otherwise = (options.region ?? options.fallback).place.zone;
    const { zone, source } = own ?? { zone: otherwise, source: 'region' };
    return written({ lat, lon, zone }, source, tz, { location: undefined, source: 'coordinates' });
  }
  if (named !== undefined) {
    const { latitude, longitude, timezone: zone } = named;
    const place = { lat: latitude, lon: longitude, zone };
    return written(place, 'location', tz, { location: named, source: 'location_id' });
  }
  if (options.region !== undefined) {
    const { place, location } = options.region;
    return written(place, 'region', tz, { location, source: 'region' });
  }
  const { place, location } = options.fallback;
  const source = location === undefined ? 'coordinates' : 'location';
  return written(place, source, tz, { location, source: 'default' });
}

/** The zone of the civil days at coordinates, of the zone found there and `tz`; undefined where there is neither. */
export function dayZoneOf(
  zoneOfPlace: string | undefined,
  tz: string | undefined,
): { readonly zone: string; readonly source: 'coordinates' | 'tz' } | undefined {
  // The open sea has only nautical zones, which no calendar follows.
  if (tz !== undefined && (zoneOfPlace === undefined || isSeaZone(zoneOfPlace)))
    return { zone: tz, source: 'tz' };
  return zoneOfPlace === undefined ? undefined : { zone: zoneOfPlace, source: 'coordinates' };
}

function written(
  place: Place,
  dayZoneSource: ZoneSource,
  tz: string | undefined,
  by: Pick<Where, 'location' | 'source'>,
): Where {
  return {
    place,
    zone: tz ?? place.zone,
    ...by,
    zoneSource: tz === undefined ? dayZoneSource : 'tz',
    dayZoneSource,
  };
}
