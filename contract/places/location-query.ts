// The parameters of the operations on places.

import { soundKey } from '@nirnaya/dsl/vocabulary';
import { integerText, latitudeText, longitudeText, wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { placeTypes } from './place-kinds.ts';

/** Whether a text has letters or digits to look for. */
const isSearchable = (q: string): boolean => soundKey(q) !== '';

/** Which places. */
const filterShape = {
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'must be the two letters of a country, ISO 3166-1, such as IN')
    .transform((code) => code.toUpperCase())
    .optional()
    .describe('Only places of this country; without it those of every country.')
    .openapi({ example: 'IN' }),
  state: z
    .string()
    .regex(/^[A-Za-z]{2}-[A-Za-z0-9]{1,3}$/, 'must be the ISO 3166-2 code of a state, such as IN-MH')
    .transform((code) => code.toUpperCase())
    .optional()
    .describe('Only places of this state, by its ISO 3166-2 code; without it those of every state.')
    .openapi({ example: 'IN-MH' }),
  type: wordText(placeTypes).optional().describe('Only places of this type; without it those of every type.'),
};

/** The parameters of a search. */
export const searchShape = {
  q: z
    .string()
    .min(1, 'must not be empty')
    .max(80, 'must have at most 80 characters')
    .refine(isSearchable, 'must have letters or digits')
    .describe('A name, or the beginning of one, in any script and spelling.')
    .openapi({ example: 'Banaras' }),
  limit: integerText({ min: 1, max: 50 })
    .optional()
    .describe('At most so many places; default 10.')
    .openapi({ default: 10 }),
  ...filterShape,
  lat: latitudeText().optional().describe('Nearer places come first; with lon.'),
  lon: longitudeText().optional().describe('Nearer places come first; with lat.'),
};

/** How items of a page name their fields. */
const representations = ['catalogue_v1', 'locations_v1'] as const;

/** The parameters of a page. */
export const pageShape = {
  limit: integerText({ min: 1, max: 2000 })
    .optional()
    .describe('At most so many places; default 100.')
    .openapi({ default: 100 }),
  offset: integerText({ min: 0, max: 999_999_999 })
    .optional()
    .describe('So many places are passed over; default 0.')
    .openapi({ default: 0 }),
  catalogue_version: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'must be the catalogue_version of a page')
    .optional()
    .describe(
      'That of the page before: where the catalogue has changed since, the answer is a 409. Without it the page is that of the catalogue in force.',
    )
    .openapi({ example: '0f1e2d3c4b5a' }),
  representation: wordText(representations)
    .optional()
    .describe('locations_v1 gives items the fields of /v1/locations; default catalogue_v1.')
    .openapi({ default: 'catalogue_v1' }),
  ...filterShape,
};
