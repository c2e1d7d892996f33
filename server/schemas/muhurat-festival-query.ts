// The parameters of the muhurat of a festival.

import { contextShape } from './festival-query.ts';
import { traditionShape } from './place-query.ts';
import { booleanText, dateText, decimalText, nameText } from './text.ts';

const { pack, region, tradition, ...shared } = contextShape;

/** `/v1/muhurat/festival`. */
export const muhuratFestivalShape = {
  festival: nameText()
    .describe(
      'The festival by its name or an alias, in small letters with underscores, or the code of its rule. Of several with one name, as the two Janmashtamis, the one observed on the date.',
    )
    .openapi({ example: 'raksha_bandhan' }),
  date: dateText()
    .describe('The civil date of the festival at the place, as /v1/festivals gives it.')
    .openapi({ example: '2026-08-28' }),
  ...shared,
  lat: decimalText({ min: -90, max: 90 }).describe('Latitude, degrees north.'),
  lon: decimalText({ min: -180, max: 180 }).describe('Longitude, degrees east.'),
  region: traditionShape.region.describe(
    'A canonical region or the ISO 3166-2 code of a state, whose rules decide; default that of location_id, else of the town nearest to the coordinates, else of New Delhi. One that is not supported is a 422.',
  ),
  pack,
  tradition,
  observatory: booleanText()
    .optional()
    .describe('Adds the trace of the decision; default false.')
    .openapi({ default: false }),
};
