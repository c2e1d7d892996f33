// A catalogue of a few places, which are known by their ids alone: what a program has that is handed no catalogue.

import type { Catalogue, CataloguePlace } from './catalogue.ts';
import { emptyColumns } from './format.ts';

/** The catalogue of some places. A search finds none of them. */
export function catalogueOfFew(places: readonly CataloguePlace[]): Catalogue {
  const byId = new Map(places.map((place) => [place.id, place]));
  return {
    version: '',
    lists: { countries: [], states: [], zones: [], regions: [] },
    columns: emptyColumns(),
    size: 0,
    byteLength: 0,
    byId: (id) => byId.get(id),
    at: (index) => {
      throw new RangeError(`there is no place at ${index}`);
    },
    namesAt: () => [],
  };
}
