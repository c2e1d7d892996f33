// The parameters of shraddhas.

import { year } from './festival-query.ts';
import { languageShape, placeShape } from './place-query.ts';
import { dateText, decimalText } from './text.ts';

/** Where: coordinates are needed, as the aparahna is that of a place. */
const whereShape = {
  ...placeShape,
  lat: decimalText({ min: -90, max: 90 }).describe('Latitude, degrees north.'),
  lon: decimalText({ min: -180, max: 180 }).describe('Longitude, degrees east.'),
  ...languageShape,
};

/** `/v1/shraddha/day`. */
export const shraddhaDayShape = { date: dateText().describe('The civil date at the place.'), ...whereShape };

/** `/v1/shraddha/mahalaya`. */
export const mahalayaShape = { year, ...whereShape };
