// Places: the curated ones, search by name, one by its id, and the catalogue in pages.

import { cataloguePage, locationAnswer, locationsAnswer, searchAnswer } from '../places/location.ts';
import { pageShape, searchShape } from '../places/location-query.ts';
import { integerText } from '../schema/text.ts';
import { from, get } from './operation.ts';

/** The operations on places. */
export const locationOperations = {
  locations: get({
    path: '/v1/locations',
    group: 'Places',
    access: from('free'),
    summary: 'The curated places: one for each region and tradition, and large cities of the diaspora',
    answer: locationsAnswer,
    refusals: [],
  }),
  searchLocations: get({
    path: '/v1/locations/search',
    group: 'Places',
    access: from('free'),
    summary: 'Places of the catalogue by name',
    description:
      'Names are compared by their sound: Dwarka is Dvarka, Banaras and वाराणसी are Varanasi. A slip of the pen is forgiven where nothing is found without. The places come in order of how well the name fits, how many people live there, and, with lat and lon, how near they are.',
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
      'Places come in the order of their ids. Send the catalogue_version of the first page with those that follow: where the catalogue has changed since, the answer is a 409, for the pages would not fit together.',
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
        .describe('The id of a curated place or of one of the catalogue.')
        .openapi({ example: 6 }),
    },
    answer: locationAnswer,
    refusals: [404],
  }),
};
