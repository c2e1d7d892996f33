// Places: the curated ones, search by name, one by its id, and the catalogue in pages.

import {
  catalogueItemOf,
  foundLocations,
  locationDetail,
  locationFields,
  locations,
  pageOfPlaces,
  unknownLocation,
} from '@nirnaya/app/places';
import {
  cataloguePage,
  locationAnswer,
  locationsAnswer,
  pageShape,
  searchAnswer,
  searchShape,
} from '@nirnaya/contract/places';
import { integerText } from '@nirnaya/contract/schema';
import { type Operation, operation } from './operation/operation.ts';

/** Places found, and places of a page, where a request does not say how many. */
const defaultFound = 10;
const defaultPage = 100;

/** The operations on places. */
export function locationOperations(): Operation[] {
  return [
    operation({
      id: 'locations',
      path: '/v1/locations',
      group: 'Places',
      summary: 'The curated places: one for each region and tradition, and large cities of the diaspora',
      query: {},
      params: {},
      answer: locationsAnswer,
      refusals: [],
      respond: () => {
        const curated = [...locations.values()].map(locationFields);
        return { count: curated.length, locations: curated };
      },
    }),
    operation({
      id: 'searchLocations',
      path: '/v1/locations/search',
      group: 'Places',
      summary: 'Places of the catalogue by name',
      description:
        'Names are compared by their sound: Dwarka is Dvarka, Banaras and वाराणसी are Varanasi. A slip of the pen is forgiven where nothing is found without. The places come in order of how well the name fits, how many people live there, and, with lat and lon, how near they are.',
      query: searchShape,
      params: {},
      answer: searchAnswer,
      refusals: [],
      respond: ({ service, query }) =>
        foundLocations(service.catalogue(), { ...query, limit: query.limit ?? defaultFound }),
    }),
    operation({
      id: 'cataloguePage',
      lane: 'long',
      path: '/v1/locations/catalogue/pages',
      group: 'Places',
      summary: 'The catalogue of places, in pages',
      description:
        'Places come in the order of their ids. Send the catalogue_version of the first page with those that follow: where the catalogue has changed since, the answer is a 409, for the pages would not fit together.',
      query: pageShape,
      params: {},
      answer: cataloguePage,
      refusals: [409],
      respond: ({ service, query }) => {
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
    operation({
      id: 'location',
      path: '/v1/locations/{location_id}',
      group: 'Places',
      summary: 'A place of the catalogue',
      query: {},
      params: {
        location_id: integerText({ min: 0, max: 999_999_999 })
          .describe('The id of a curated place or of one of the catalogue.')
          .openapi({ example: 6 }),
      },
      answer: locationAnswer,
      refusals: [404],
      respond: ({ service, params: { location_id } }) => {
        const detail = locationDetail(service.catalogue(), location_id);
        if (detail === undefined) throw unknownLocation(location_id);
        return detail;
      },
    }),
  ];
}
