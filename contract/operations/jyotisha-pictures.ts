// Pictures of a birth, as SVG and as PNG.

import { languageShape } from '../common/place-query.ts';
import { pictureContent } from '../jyotisha/picture.ts';
import { pictureBody, pictureShape } from '../jyotisha/picture-query.ts';
import { from, get, post } from './operation.ts';

const note =
  'A chart in the northern, southern or eastern form or as a wheel, of any varga, with a transit or, in a body, a second birth over it; the time line of a dasha; the ashtakavargas; shadbala; the transits of a year. Names are in the script of lang. Options of other pictures are ignored.';

const pngNote = `${note} A PNG has letters for Latin script and for Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam; other scripts return 422.`;

const shared = {
  group: 'Astrology',
  access: from('pro'),
  answer: pictureContent,
  refusals: [404, 422],
} as const;

// The transits of the current year are those of the time.
const caching = {
  kind: 'live_if' as const,
  isLive: ({ query }: { readonly query: { readonly picture?: unknown; readonly transit_year?: unknown } }) =>
    query.picture === 'transits' && query.transit_year === undefined,
};

/** The operations that draw a birth. */
export const operations = {
  chartSvg: get({
    ...shared,
    path: '/v1/chart.svg',
    summary: 'A picture of a birth as SVG',
    description: note,
    query: pictureShape,
    media: 'image/svg+xml',
    caching,
  }),
  chartSvgOfBody: post({
    ...shared,
    path: '/v1/chart.svg',
    summary: 'A picture of a birth in the body as SVG',
    description: note,
    query: languageShape,
    body: pictureBody,
    media: 'image/svg+xml',
  }),
  chartPng: get({
    ...shared,
    path: '/v1/chart.png',
    summary: 'A picture of a birth as PNG',
    description: pngNote,
    query: pictureShape,
    media: 'image/png',
    caching,
  }),
  chartPngOfBody: post({
    ...shared,
    path: '/v1/chart.png',
    summary: 'A picture of a birth in the body as PNG',
    description: pngNote,
    query: languageShape,
    body: pictureBody,
    media: 'image/png',
  }),
};
