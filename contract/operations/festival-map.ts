// The map of a date: where on Earth the day is which.

import { festivalMap, mapPictureContent } from '../festivals/map.ts';
import { mapPictureShape, mapShape } from '../festivals/map-query.ts';
import { fivefold, oneDate } from '../plans/counted.ts';
import { get } from './operation.ts';

const note =
  'Applies the rules of one chain to the whole area: corners and centres of cells are decided, and cells on borders are cut down to the finest. Civil days are those of the time zone of each half degree; near the border of a zone that of the neighbouring cell may be used. For the date of a place with its exact zone, use /v1/festivals/explain. No borders of countries are used or drawn.';

const shared = {
  group: 'Festivals',
  access: { kind: 'by_contents', plan: 'free', counting: fivefold, contents: () => oneDate },
  refusals: [404, 422],
  caching: {
    kind: 'live_if',
    isLive: ({ query }: { readonly query: { readonly date?: unknown; readonly year?: unknown } }) =>
      query.date === undefined && query.year === undefined,
  },
} as const;

/** The operations on the map of a date. */
export const operations = {
  festivalMap: get({
    ...shared,
    path: '/v1/festivals/map',
    summary: 'Where on Earth an observance has which date, and why, as GeoJSON',
    description: note,
    query: mapShape,
    answer: festivalMap,
  }),
  festivalMapSvg: get({
    ...shared,
    path: '/v1/festivals/map.svg',
    summary: 'The map of a date as SVG',
    description: note,
    query: mapPictureShape,
    answer: mapPictureContent,
    media: 'image/svg+xml',
  }),
  festivalMapPng: get({
    ...shared,
    path: '/v1/festivals/map.png',
    summary: 'The map of a date as PNG',
    description: `${note} A PNG has letters for Latin script and for Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam; other scripts return 422.`,
    query: mapPictureShape,
    answer: mapPictureContent,
    media: 'image/png',
  }),
};
