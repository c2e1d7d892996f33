// The tradition of coordinates: that of the nearest town of the catalogue. For the operations that infer it; elsewhere
// coordinates choose where, and never whose rules apply.

import type { Catalogue, CataloguePlace } from './catalogue/catalogue.ts';

/** Beyond so many kilometres a town says nothing of a place. */
const farthest = 150;

const kmPerDegree = 111.2;

/** The town of the catalogue nearest to coordinates (degrees), within 150 km; undefined where there is none. */
export function placeNear(catalogue: Catalogue, lat: number, lon: number): CataloguePlace | undefined {
  const { latitudes, longitudes } = catalogue.columns;
  const shrink = Math.cos((lat * Math.PI) / 180);
  let best = -1;
  let least = (farthest / kmPerDegree) ** 2;
  for (let i = 0; i < catalogue.size; i++) {
    const north = latitudes[i] / 1e5 - lat;
    // Most places end here.
    if (north * north > least) continue;
    const longitudeGap = Math.abs(longitudes[i] / 1e5 - lon);
    const east = Math.min(longitudeGap, 360 - longitudeGap) * shrink;
    const square = north * north + east * east;
    if (square < least) {
      least = square;
      best = i;
    }
  }
  return best === -1 ? undefined : catalogue.at(best);
}
