// The parameters of shraddhas.

import { languageShape, placeShape } from '../common/place-query.ts';
import { year } from '../festivals/festival-query.ts';
import { dateText, latitudeText, longitudeText } from '../schema/text.ts';

/** Where: coordinates are needed, as the aparahna is that of a place. */
const whereShape = {
  ...placeShape,
  lat: latitudeText().describe('Latitude, degrees north.'),
  lon: longitudeText().describe('Longitude, degrees east.'),
  ...languageShape,
};

/** `/v1/shraddha/day`. */
export const shraddhaDayShape = { date: dateText().describe('The civil date at the place.'), ...whereShape };

/** `/v1/shraddha/mahalaya`. */
export const mahalayaShape = { year, ...whereShape };
