// The response shapes of languages and of the names in one.

import { z } from '../schema/zod.ts';

/** A language that names are written in. */
const language = z
  .object({
    code: z.string().openapi({ example: 'ta' }),
    name: z.string().describe('in English').openapi({ example: 'Tamil' }),
    endonym: z.string().describe('what its speakers call it').openapi({ example: 'தமிழ்' }),
    script: z.string().describe('ISO 15924').openapi({ example: 'Taml' }),
    direction: z.enum(['ltr', 'rtl']),
    digits: z.string().nullable().describe('its own digits, from 0 to 9; null where it has none of its own'),
    names: z
      .object({
        established: z
          .int()
          .describe('names of angas and observances that were read in a source, or written by hand'),
        agreed: z.int().describe('those among them that two sources or more agree on'),
        otherwise: z
          .enum(['transliterated', 'as_in_packs'])
          .describe(
            'all others: the Sanskrit name in the letters of the language, or the name that the packs have',
          ),
      })
      .describe('where its names come from'),
  })
  .openapi('Language');

/** `/v1/languages`. */
export const languagesAnswer = z
  .object({ count: z.int(), languages: z.array(language).describe('by code') })
  .openapi('Languages');

const languageString = z
  .object({
    key: z
      .string()
      .describe('the same in every language, as answers have it beside the name; of an observance its code'),
    number: z.int().nullable().describe('from 1; null for an observance'),
    name: z.string().describe('in English').openapi({ example: 'Ekadashi' }),
    name_sa: z.string().nullable().describe('in Sanskrit, IAST; null where it has no Sanskrit name'),
    text: z.string().describe('in the language'),
    source: z
      .enum(['agreed', 'single', 'written', 'transliterated', 'as_in_packs'])
      .describe(
        'read in two sources or more; in one; written by hand in the words of the packs; the Sanskrit name, or the sound of the name, in the letters of the language; or the name that the packs have',
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
