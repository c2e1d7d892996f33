// Regions of a map as paths of an SVG: their borders run along parallels and meridians, which a projection bends.

import type { GeoProjection } from 'd3-geo';

/** Longitude and latitude, degrees. */
export type Position = readonly number[];

/** Rings of positions, each closed: the outside of a piece and its holes, piece by piece. */
export type MultiPolygon = readonly (readonly (readonly Position[])[])[];

/** Degrees of a border that are drawn as one straight line. */
const longest = 2.5;

/** The path of a region, to a tenth of a unit. */
export function regionPath(coordinates: MultiPolygon, projection: GeoProjection): string {
  return coordinates
    .flat()
    .map((ring) => ringPath(ring, projection))
    .join('');
}

function ringPath(ring: readonly Position[], projection: GeoProjection): string {
  const points: string[] = [];
  for (const [i, to] of ring.entries()) {
    const from = i === 0 ? to : (ring[i - 1] ?? to);
    for (const position of steps(from, to)) {
      const point = pointOf(position, projection);
      if (point !== undefined && point !== points.at(-1)) points.push(point);
    }
  }
  return points.length < 3 ? '' : `M${points.join('L')}Z`;
}

// From one corner to the next, that one included.
function steps([west = 0, south = 0]: Position, [east = 0, north = 0]: Position): Position[] {
  const count = Math.max(1, Math.ceil(Math.max(Math.abs(east - west), Math.abs(north - south)) / longest));
  return Array.from({ length: count }, (_, i) => [
    west + ((east - west) * (i + 1)) / count,
    south + ((north - south) * (i + 1)) / count,
  ]);
}

/** How near to its edge, degrees, the world is cut: on the edge itself a point lies on both sides. */
const edge = 1e-6;

function pointOf([lon = 0, lat = 0]: Position, projection: GeoProjection): string | undefined {
  const point = projection([Math.min(180 - edge, Math.max(edge - 180, lon)), lat]);
  return point === null ? undefined : `${round(point[0])} ${round(point[1])}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
