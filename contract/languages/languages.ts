// The response shapes of languages and of the names in one.

import { z } from '../schema/zod.ts';

/** A language that names are written in. */
const language = z
  .object({
    code: z.string().openapi({ example: 'ta' }),
    name: z.string().describe('in English').openapi({ example: 'Tamil' }),
    endonym: z.string().describe('its own name').openapi({ example: 'தமிழ்' }),
    script: z.string().describe('ISO 15924').openapi({ example: 'Taml' }),
    direction: z.enum(['ltr', 'rtl']),
    digits: z.string().nullable().describe('its own digits, 0 to 9; null if none'),
    names: z
      .object({
        established: z
          .int()
          .describe('names of angas and observances from sources or written for these packs'),
        agreed: z.int().describe('names that two or more sources agree on'),
        otherwise: z
          .enum(['transliterated', 'as_in_packs'])
          .describe('others: transliterated from Sanskrit, or the name in the packs'),
      })
      .describe('sources of its names'),
  })
  .openapi('Language');

/** `/v1/languages`. */
export const languagesAnswer = z
  .object({ count: z.int(), languages: z.array(language).describe('by code') })
  .openapi('Languages');

const languageString = z
  .object({
    key: z.string().describe('key, the same in every language; for an observance its code'),
    number: z.int().nullable().describe('from 1; null for an observance'),
    name: z.string().describe('in English').openapi({ example: 'Ekadashi' }),
    name_sa: z.string().nullable().describe('in Sanskrit, IAST; null if none'),
    text: z.string().describe('in the language'),
    source: z
      .enum(['agreed', 'single', 'written', 'transliterated', 'as_in_packs'])
      .describe(
        'agreed by two or more sources; from one source; written for these packs; transliterated from Sanskrit or by sound; or the name in the packs',
      ),
  })
  .openapi('LanguageString');

/** `/v1/languages/strings`. */
export const languageStringsAnswer = z
  .object({
    language: z.string(),
    script: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    category: z.string(),
    count: z.int(),
    strings: z.array(languageString),
  })
  .openapi('LanguageStrings');
