// The parameters that say where, in whose tradition and in which language; most operations take them.

import { languages } from '@nirnaya/dsl/vocabulary';
import { languageRead, ownLanguage, preferredByClient } from '../schema/languages.ts';
import { chainText, integerText, latitudeText, longitudeText, nameText, wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { zoneText } from '../schema/zone-text.ts';

/** Where. */
export const placeShape = {
  location_id: integerText({ min: 0, max: 999_999_999 })
    .optional()
    .describe(
      'A place by its id, curated or of the catalogue; wins over coordinates. Without any place, the one that the operation names.',
    ),
  lat: latitudeText()
    .optional()
    .describe('Latitude, degrees north; with lon. Without any place, the one that the operation names.'),
  lon: longitudeText()
    .optional()
    .describe('Longitude, degrees east; with lat. Without any place, the one that the operation names.'),
  tz: zoneText()
    .optional()
    .describe(
      'IANA zone in which instants are written, and by which it is today; default that of the place, whose civil days stand whatever it says. At open sea also the zone of the days.',
    ),
};

// What else is given is ignored or refused, as the operation says. The regions are examples: those of the bundled packs.
const regionExamples = [
  'NORTH_INDIA',
  'SOUTH_INDIA',
  'EAST_INDIA',
  'WEST_INDIA',
  'NEPAL',
  'KASHMIR',
  'SRI_LANKA',
  'IN-MH',
];

/** In whose tradition. */
export const traditionShape = {
  region: z
    .string()
    .min(1, 'must not be empty')
    .max(40, 'is too long')
    .optional()
    .describe(
      'A region, the pack of a land in one, or the ISO 3166-2 code of a state, in any case; default that of the location, else of New Delhi. The packs in force define the regions: /v1/packs has them. One that is not supported is ignored and named in _engine.region_resolution.',
    )
    .openapi({ example: 'IN-MH', examples: regionExamples }),
  pack: chainText()
    .optional()
    .describe(
      'A rule pack, instead of the one of the region; default that one. With a tradition over it: IN-MH+vaishnava.',
    )
    .openapi({ example: 'north_india' }),
  tradition: nameText()
    .optional()
    .describe(
      'A tradition whose rules stand over those of the land, as smarta, vaishnava or jain: of one observance its own day counts. Without one those of the land alone. One that there is not is a 422 that lists those there are.',
    )
    .openapi({ example: 'vaishnava' }),
};

/** In which language. */
export const languageShape = {
  lang: z
    .string()
    .transform((text, issues) => {
      // Replaced by the language that the client prefers before the parameters are read, where it prefers one.
      if (text === preferredByClient) return ownLanguage;
      const read = languageRead(text);
      if ('value' in read) return read.value;
      issues.addIssue({ code: 'custom', message: read.error });
      return z.NEVER;
    })
    .openapi({ type: 'string' })
    .optional()
    .describe(
      'The language of names, by its code as /v1/languages has it, with or without a region (hi-IN); default en; auto: the one that Accept-Language prefers, else en. Established names, else the Sanskrit name in the letters of the language; sentences and texts are in English where nobody has written them in it.',
    )
    .openapi({ default: ownLanguage, enum: [preferredByClient, ...languages.map(({ code }) => code)] }),
  digits: wordText(['latin', 'native'])
    .optional()
    .describe(
      'The digits within names: those of the language (native), or 0 to 9 (latin, default). Numbers, dates and times stay as they are.',
    )
    .openapi({ default: 'latin' }),
};
