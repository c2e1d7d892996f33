// Where the reason of a region is told: at a curated place in it, else at a town near the middle of one of its cells, else at a
// point of it.

import type { Place } from '@nirnaya/engine/place';
import type { CatalogueSource } from '../places/catalogue/bundled.ts';
import { type Location, locations } from '../places/locations.ts';
import { placeNear } from '../places/place-near.ts';
import { pointAt } from './grid.ts';
import type { Region, RegionMap } from './regions.ts';
import type { ZoneGrid } from './zone-grid.ts';

/** A place that a region is explained at. */
export interface Probe {
  readonly place: Place;
  /** undefined for a point without a town */
  readonly location: Location | undefined;
}

/** Cells of a region whose towns are tried. */
const tried = 60;

/** Where else to explain a region that has no curated place. `isInside` says whether a place is of the region by its own zone. */
export function probeOf(
  { grid }: Pick<RegionMap, 'grid'>,
  { leaves }: Pick<Region, 'leaves'>,
  { catalogue, zones }: { readonly catalogue: CatalogueSource; readonly zones: ZoneGrid },
  isInside: (place: Place) => boolean,
): Probe {
  const centres = leaves.slice(0, tried).map(({ x, y, size }) => pointAt(grid, x + size / 2, y + size / 2));
  for (const [lon, lat] of centres) {
    const town = placeNear(catalogue(), lat, lon);
    if (town === undefined) continue;
    const place = placeOf(town);
    if (isInside(place)) return { place, location: town };
  }
  const [lon, lat] = centres[0] ?? [0, 0];
  return { place: { lat, lon, zone: zones.at(lat, lon) }, location: undefined };
}

/** The place of a town. */
export const placeOf = ({ latitude: lat, longitude: lon, timezone: zone }: Location): Place => ({
  lat,
  lon,
  zone,
});

/** The curated places within an area of degrees. */
export const curatedWithin = (
  west: number,
  south: number,
  east: number,
  north: number,
): readonly Location[] =>
  [...locations.values()].filter(
    ({ latitude, longitude }) =>
      west <= longitude && longitude <= east && south <= latitude && latitude <= north,
  );
