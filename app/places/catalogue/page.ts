// Pages of the catalogue, in the order of ids. In: which places, how many, from where. Out: the places, and where the
// next page begins.

import { conflict } from '../../requests/refusal.ts';
import type { Catalogue, CataloguePlace } from './catalogue.ts';
import { type PlaceFilter, placeTest } from './filter.ts';

/** What is asked for. */
export interface PageQuery extends PlaceFilter {
  readonly limit: number;
  readonly offset: number;
  /** that of the page before */
  readonly catalogue_version?: string | undefined;
}

/** A page. */
export interface CataloguePage {
  readonly items: readonly CataloguePlace[];
  /** places that the filters let through */
  readonly total: number;
  /** null on the last page */
  readonly next_offset: number | null;
}

/** A page of the catalogue. A version other than that in force is a conflict: pages of two would not fit together. */
export function pageOfPlaces(catalogue: Catalogue, query: PageQuery): CataloguePage {
  const { limit, offset, catalogue_version: version } = query;
  if (version !== undefined && version !== catalogue.version) {
    throw conflict(
      'catalogue_changed',
      `catalogue_version: the catalogue is now ${catalogue.version}; begin again with offset 0 and without catalogue_version.`,
    );
  }
  const isIncluded = placeTest(catalogue, query);
  const items: CataloguePlace[] = [];
  let total = 0;
  for (let index = 0; index < catalogue.size; index++) {
    if (!isIncluded(index)) continue;
    if (total >= offset && items.length < limit) items.push(catalogue.at(index));
    total += 1;
  }
  const end = offset + items.length;
  return { items, total, next_offset: end < total && items.length > 0 ? end : null };
}
