// The parameters that say where, in whose tradition and in which language; most operations take them.

import { regions } from '../../app/places/locations.ts';
import { z } from '../../app/shapes/zod.ts';
import { zoneText } from '../../app/shapes/zone-text.ts';
import { decimalText, integerText, nameText } from './text.ts';

/** Where. */
export const placeShape = {
  location_id: integerText({ min: 0, max: 999_999_999 })
    .optional()
    .describe(
      'A place by its id, curated or of the catalogue; wins over coordinates. Without any place, the one that the operation names.',
    ),
  lat: decimalText({ min: -90, max: 90 })
    .optional()
    .describe('Latitude, degrees north; with lon. Without any place, the one that the operation names.'),
  lon: decimalText({ min: -180, max: 180 })
    .optional()
    .describe('Longitude, degrees east; with lat. Without any place, the one that the operation names.'),
  tz: zoneText()
    .optional()
    .describe(
      'IANA zone in which instants are written, and by which it is today; default that of the place, whose civil days stand whatever it says. At open sea also the zone of the days.',
    ),
};

// What else is given is ignored or refused, as the operation says.
const regionForms = [
  { enum: [...regions], title: 'canonical region' },
  { pattern: '^[A-Za-z]{2}-[A-Za-z0-9]{1,3}$', title: 'ISO 3166-2 code' },
];

/** In whose tradition. */
export const traditionShape = {
  region: z
    .string()
    .min(1, 'must not be empty')
    .max(40, 'is too long')
    .optional()
    .describe(
      'A canonical region or the ISO 3166-2 code of a state, in any case; default that of the location, else of New Delhi. One that is not supported is ignored and named in _engine.region_resolution.',
    )
    .openapi({ example: 'IN-MH', anyOf: regionForms }),
  pack: nameText()
    .optional()
    .describe('A rule pack, instead of the one of the region; default that one.')
    .openapi({ example: 'north_india' }),
};

/** In which language. */
export const languageShape = {
  lang: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language code such as en')
    .optional()
    .describe(
      'ISO language code; default en. Festivals have names and texts in it as far as they have been written; everything else is English.',
    )
    .openapi({ default: 'en' }),
};
