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
      'The id of a curated or catalogue place; overrides coordinates. Default: the place named by the operation.',
    ),
  lat: latitudeText()
    .optional()
    .describe('Latitude, degrees north; with lon. Default: the place named by the operation.'),
  lon: longitudeText()
    .optional()
    .describe('Longitude, degrees east; with lat. Default: the place named by the operation.'),
  tz: zoneText()
    .optional()
    .describe(
      'IANA zone of the instants and of today. Default: that of the place. Civil days are always those of the place; at open sea, of tz.',
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
    .max(40, 'must have at most 40 characters')
    .optional()
    .describe(
      'A region, its pack, or the ISO 3166-2 code of a state, in any case (see /v1/packs). Default: that of the location, else of New Delhi. An unsupported region is ignored and named in _engine.region_resolution.',
    )
    .openapi({ example: 'IN-MH', examples: regionExamples }),
  pack: chainText()
    .optional()
    .describe('A rule pack. Default: that of the region. With a tradition over it: IN-MH+vaishnava.')
    .openapi({ example: 'north_india' }),
  tradition: nameText()
    .optional()
    .describe(
      'A tradition whose rules override those of the region, such as smarta, vaishnava or jain. Default: none. An unknown tradition returns 422 with the list.',
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
      'The language of names: a code of /v1/languages, with or without a region (hi-IN), or auto (by Accept-Language). Default: en. Names are established ones, else the transliterated Sanskrit name. Sentences without a translation are in English.',
    )
    .openapi({ default: ownLanguage, enum: [preferredByClient, ...languages.map(({ code }) => code)] }),
  digits: wordText(['latin', 'native'])
    .optional()
    .describe(
      'The digits within names: of the language (native) or 0 to 9 (latin, default). Numbers, dates and times are unaffected.',
    )
    .openapi({ default: 'latin' }),
};
