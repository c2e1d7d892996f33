// The parameters of the muhurat of a festival.

import { traditionShape } from '../common/place-query.ts';
import { booleanText, dateText, latitudeText, longitudeText } from '../schema/text.ts';
import { contextShape, festivalText } from './festival-query.ts';

const { pack, region, tradition, ...shared } = contextShape;

/** `/v1/muhurat/festival`. */
export const muhuratFestivalShape = {
  festival: festivalText()
    .describe(
      'The festival by code, name or alias, in Latin letters or any script of India. If several share the name, as the two Janmashtamis, the one observed on the date.',
    )
    .openapi({ example: 'raksha_bandhan' }),
  date: dateText()
    .describe('The civil date of the festival at the place, as in /v1/festivals.')
    .openapi({ example: '2026-08-28' }),
  ...shared,
  lat: latitudeText().describe('Latitude, degrees north.'),
  lon: longitudeText().describe('Longitude, degrees east.'),
  region: traditionShape.region.describe(
    'A canonical region or the ISO 3166-2 code of a state, whose rules decide. Default: that of location_id, else of the nearest town, else of New Delhi, or the nearest region that observes the festival. An unsupported region returns 422.',
  ),
  pack,
  tradition,
  observatory: booleanText()
    .optional()
    .describe('Adds the trace of the decision. Default: false.')
    .openapi({ default: false }),
};
