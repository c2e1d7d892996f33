// Where: whose sunrise and whose clock. The first of location_id, coordinates, region and the endpoint's own
// place; the zone is the first of tz, that of the coordinates and that of the region.

import type { Place } from '../../engine/place/place.ts';
import { notFound } from '../errors.ts';
import { canonicalLocation, type Location, locations } from './locations.ts';
import { placeOfRegion, type RegionChoice } from './region.ts';
import type { ZoneFinder } from './zones.ts';

/** What a request may say of its place. */
export interface PlaceQuery {
  readonly location_id?: number | undefined;
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly tz?: string | undefined;
}

/** A place found, and what it was found by. */
export interface Where {
  readonly place: Place;
  /** the curated place, if it is one */
  readonly location: Location | undefined;
  readonly source: 'location_id' | 'coordinates' | 'region' | 'default';
  readonly zoneSource: 'tz' | 'location' | 'coordinates' | 'region';
}

/** The curated place that a request names; undefined where it names none. An unknown id is a 404. */
export function namedLocation(query: PlaceQuery): Location | undefined {
  if (query.location_id === undefined) return undefined;
  const location = locations.get(query.location_id);
  if (location === undefined) {
    throw notFound(
      'unknown_location',
      `There is no location ${query.location_id}; locations are numbered 1 to ${locations.size}.`,
    );
  }
  return location;
}

/** What besides the request decides the place. */
export interface WhereOptions {
  /** the region asked for, if it is supported */
  readonly region: RegionChoice | undefined;
  /** the endpoint's own place */
  readonly fallback: Location;
  readonly zones: ZoneFinder;
}

/** Finds the place of a request. */
export async function whereOf(query: PlaceQuery, options: WhereOptions): Promise<Where> {
  const { lat, lon, tz } = query;
  const named = namedLocation(query);
  if (named === undefined && lat !== undefined && lon !== undefined) {
    const at = { lat, lon };
    if (tz !== undefined) return coordinates({ ...at, zone: tz }, 'tz');
    const zone = await options.zones(lat, lon);
    if (zone !== undefined) return coordinates({ ...at, zone }, 'coordinates');
    const { timezone } = canonicalLocation(options.region?.region ?? 'NORTH_INDIA');
    return coordinates({ ...at, zone: timezone }, 'region');
  }
  if (named !== undefined) return curated(named, 'location_id', tz);
  if (options.region !== undefined) return curated(placeOfRegion(options.region), 'region', tz);
  return curated(options.fallback, 'default', tz);
}

const coordinates = (place: Place, zoneSource: Where['zoneSource']): Where => ({
  place,
  location: undefined,
  source: 'coordinates',
  zoneSource,
});

function curated(location: Location, source: Where['source'], tz: string | undefined): Where {
  const { latitude: lat, longitude: lon, timezone } = location;
  const own = source === 'region' ? 'region' : 'location';
  return {
    place: { lat, lon, zone: tz ?? timezone },
    location,
    source,
    zoneSource: tz === undefined ? own : 'tz',
  };
}
