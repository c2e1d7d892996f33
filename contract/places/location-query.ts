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
    .regex(/^[A-Za-z]{2}$/, 'must be an ISO 3166-1 country code of two letters, such as IN')
    .transform((code) => code.toUpperCase())
    .optional()
    .describe('Only places of this country. Default: all.')
    .openapi({ example: 'IN' }),
  state: z
    .string()
    .regex(/^[A-Za-z]{2}-[A-Za-z0-9]{1,3}$/, 'must be the ISO 3166-2 code of a state, such as IN-MH')
    .transform((code) => code.toUpperCase())
    .optional()
    .describe('Only places of this state (ISO 3166-2). Default: all.')
    .openapi({ example: 'IN-MH' }),
  type: wordText(placeTypes).optional().describe('Only places of this type. Default: all.'),
};

/** The parameters of a search. */
export const searchShape = {
  q: z
    .string()
    .min(1, 'must not be empty')
    .max(80, 'must have at most 80 characters')
    .refine(isSearchable, 'must have letters or digits')
    .describe('A name or its beginning, in any script and spelling.')
    .openapi({ example: 'Banaras' }),
  limit: integerText({ min: 1, max: 50 })
    .optional()
    .describe('Maximum number of places. Default: 10.')
    .openapi({ default: 10 }),
  ...filterShape,
  lat: latitudeText().optional().describe('Latitude to sort by distance; with lon.'),
  lon: longitudeText().optional().describe('Longitude to sort by distance; with lat.'),
};

/** How items of a page name their fields. */
const representations = ['catalogue_v1', 'locations_v1'] as const;

/** The parameters of a page. */
export const pageShape = {
  limit: integerText({ min: 1, max: 2000 })
    .optional()
    .describe('Maximum number of places. Default: 100.')
    .openapi({ default: 100 }),
  offset: integerText({ min: 0, max: 999_999_999 })
    .optional()
    .describe('Number of places to skip. Default: 0.')
    .openapi({ default: 0 }),
  catalogue_version: z
    .string()
    .regex(/^[0-9a-f]{12}$/, 'must be the catalogue_version of a page')
    .optional()
    .describe(
      'The catalogue_version of the previous page. Returns 409 if the catalogue has changed. Default: the current catalogue.',
    )
    .openapi({ example: '0f1e2d3c4b5a' }),
  representation: wordText(representations)
    .optional()
    .describe('locations_v1 returns the fields of /v1/locations. Default: catalogue_v1.')
    .openapi({ default: 'catalogue_v1' }),
  ...filterShape,
};
