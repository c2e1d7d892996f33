// The parameters of the muhurat of a festival.

import { traditionShape } from '../common/place-query.ts';
import { booleanText, dateText, latitudeText, longitudeText } from '../schema/text.ts';
import { contextShape, festivalText } from './festival-query.ts';

const { pack, region, tradition, ...shared } = contextShape;

/** `/v1/muhurat/festival`. */
export const muhuratFestivalShape = {
  festival: festivalText()
    .describe(
      'The festival by its code, a name or an alias, in Latin letters or any script of India. Of several with one name, as the two Janmashtamis, the one observed on the date.',
    )
    .openapi({ example: 'raksha_bandhan' }),
  date: dateText()
    .describe('The civil date of the festival at the place, as /v1/festivals gives it.')
    .openapi({ example: '2026-08-28' }),
  ...shared,
  lat: latitudeText().describe('Latitude, degrees north.'),
  lon: longitudeText().describe('Longitude, degrees east.'),
  region: traditionShape.region.describe(
    'A canonical region or the ISO 3166-2 code of a state, whose rules decide; default that of location_id, else of the town nearest to the coordinates, else of New Delhi; where that land does not observe the festival, that of the nearest land that does. One that is not supported is a 422.',
  ),
  pack,
  tradition,
  observatory: booleanText()
    .optional()
    .describe('Adds the trace of the decision; default false.')
    .openapi({ default: false }),
};
