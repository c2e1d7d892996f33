// Places: the curated ones, search by name, one by its id, and the catalogue in pages.

import {
  catalogueItemOf,
  locationDetail,
  locationFields,
  locationSearchAnswer,
  locations,
  pageOfPlaces,
  unknownLocation,
} from '@nirnaya/app/places';
import { long, quick } from './operation/handler.ts';

/** Places found, and places of a page, where a request does not say how many. */
const defaultLimit = 10;
const defaultPage = 100;

/** The operations on places. */
export const handlers = {
  ...quick({
    locations: () => {
      const curated = [...locations.values()].map(locationFields);
      return { count: curated.length, locations: curated };
    },
    searchLocations: ({ service, query }) =>
      locationSearchAnswer(service.catalogue(), { ...query, limit: query.limit ?? defaultLimit }),
    location: ({ service, params: { location_id } }) => {
      const detail = locationDetail(service.catalogue(), location_id);
      if (detail === undefined) throw unknownLocation(location_id);
      return detail;
    },
  }),
  ...long({
    cataloguePage: ({ service, query }) => {
      const { limit = defaultPage, offset = 0, representation = 'catalogue_v1' } = query;
      const all = service.catalogue();
      const { items, total, next_offset } = pageOfPlaces(all, { ...query, limit, offset });
      return {
        items: representation === 'locations_v1' ? items.map(locationFields) : items.map(catalogueItemOf),
        limit,
        offset,
        total,
        next_offset,
        catalogue_version: all.version,
      };
    },
  }),
};
