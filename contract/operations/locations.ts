// Places: the curated ones, search by name, one by its id, and the catalogue in pages.

import { cataloguePage, locationAnswer, locationsAnswer, searchAnswer } from '../places/location.ts';
import { pageShape, searchShape } from '../places/location-query.ts';
import { integerText } from '../schema/text.ts';
import { from, get } from './operation.ts';

/** The operations on places. */
export const operations = {
  locations: get({
    path: '/v1/locations',
    group: 'Places',
    access: from('free'),
    summary: 'The curated places: one for each region and tradition, and cities of the diaspora',
    answer: locationsAnswer,
    refusals: [],
  }),
  searchLocations: get({
    path: '/v1/locations/search',
    group: 'Places',
    access: from('free'),
    summary: 'Searches places by name',
    description:
      'Names are compared by sound: Dwarka matches Dvarka, Banaras and वाराणसी match Varanasi. If nothing matches, typing errors are tolerated. Results are ordered by match, population and, with lat and lon, distance.',
    query: searchShape,
    answer: searchAnswer,
    refusals: [],
  }),
  cataloguePage: get({
    path: '/v1/locations/catalogue/pages',
    group: 'Places',
    access: from('free'),
    summary: 'The catalogue of places, in pages',
    description:
      'Places are ordered by id. Send the catalogue_version of the first page with the following ones: 409 means that the catalogue has changed, so start again.',
    query: pageShape,
    answer: cataloguePage,
    refusals: [409],
  }),
  location: get({
    path: '/v1/locations/{location_id}',
    group: 'Places',
    access: from('free'),
    summary: 'A place of the catalogue',
    params: {
      location_id: integerText({ min: 0, max: 999_999_999 })
        .describe('The id of a curated or catalogue place.')
        .openapi({ example: 6 }),
    },
    answer: locationAnswer,
    refusals: [404],
  }),
};
