// How maps lay the Earth on a sheet: the world in the projection of Natural Earth, India in that of Mercator.

import { type GeoProjection, geoMercator, geoNaturalEarth1 } from 'd3-geo';

/** A part of the Earth that maps show. */
export type MapArea = 'world' | 'india';

/** A sheet and how the Earth lies on it. */
export interface MapProjection {
  /** units of the sheet */
  readonly width: number;
  readonly height: number;
  readonly projection: GeoProjection;
}

const width = { world: 960, india: 640 } as const;

/** The parallels between which the world is shown: beyond them nobody lives. */
const shown = { north: 80, south: -60 } as const;

/** The corners of the map of India, degrees. */
const corners = { west: 66, south: 6, east: 98, north: 38 } as const;

/** The projection of an area. */
export function mapProjection(area: MapArea): MapProjection {
  const across = width[area];
  if (area === 'world') {
    const projection = geoNaturalEarth1().fitWidth(across, { type: 'Sphere' }).precision(0.3);
    const { north, south } = shown;
    const [, top] = projection([0, north]) ?? [0, 0];
    const [, bottom] = projection([0, south]) ?? [0, 0];
    const [x, y] = projection.translate();
    return { width: across, ...cut(projection.translate([x, y - top]), across, bottom - top) };
  }
  const { west, south, east, north } = corners;
  const projection = geoMercator()
    .rotate([-(west + east) / 2, 0])
    .fitWidth(across, {
      type: 'MultiPoint',
      coordinates: [
        [west, south],
        [east, north],
      ],
    });
  const [, top] = projection([west, north]) ?? [0, 0];
  const [, bottom] = projection([west, south]) ?? [0, 0];
  return { width: across, ...cut(projection, across, bottom - top) };
}

// What lies beyond the sheet is not drawn.
function cut(
  projection: GeoProjection,
  across: number,
  down: number,
): Pick<MapProjection, 'height' | 'projection'> {
  const height = Math.round(down);
  return {
    height,
    projection: projection.clipExtent([
      [0, 0],
      [across, height],
    ]),
  };
}
