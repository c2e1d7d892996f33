// Where and in whose tradition, as the JSON body of a request says it: numbers are numbers there.

import { nameText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { zoneText } from '../schema/zone-text.ts';
import { traditionShape } from './place-query.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A whole number within bounds. */
export function integerIn({ min, max }: Range) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.int(message).min(min, message).max(max, message);
}

/** A number within bounds. */
export function numberIn({ min, max }: Range) {
  const message = `must be a number from ${min} to ${max}`;
  return z.number(message).min(min, message).max(max, message);
}

/** Where. */
export const placeBody = {
  location_id: integerIn({ min: 0, max: 999_999_999 })
    .optional()
    .describe('The id of a curated or catalogue place; overrides coordinates.'),
  lat: numberIn({ min: -90, max: 90 }).optional().describe('Latitude, degrees north; with lon.'),
  lon: numberIn({ min: -180, max: 180 }).optional().describe('Longitude, degrees east; with lat.'),
  tz: zoneText()
    .optional()
    .describe(
      'IANA zone of the instants. Default: that of the place. Civil days are always those of the place; at open sea, of tz.',
    ),
};

/** In whose tradition; a region that is not supported is refused. */
export const traditionBody = {
  region: traditionShape.region.describe(
    'A canonical region or the ISO 3166-2 code of a state. It sets the place if no other is given. An unsupported region returns 422.',
  ),
  pack: nameText()
    .optional()
    .describe('A rule pack. Default: that of the region.')
    .openapi({ example: 'north_india' }),
};
