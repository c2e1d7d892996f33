// What answers say of an observance besides its date.

import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** The names of an observance. */
const observanceNames = z
  .object({
    en: z.string(),
    iast: z.string().nullable().describe('in IAST: the Sanskrit name, else the Hindi one; null if unknown'),
    deva: z.string().nullable().describe('the same in Devanagari'),
    native: z
      .object({
        language: z.string(),
        name: z.string(),
        source: z
          .enum(['agreed', 'single', 'written'])
          .describe('agreed by two sources or more, from one source, or written for these packs'),
      })
      .nullable()
      .describe(
        'the established name in lang, else in the language of the region; null if no source has one',
      ),
  })
  .openapi('ObservanceNames');

/** The fields of words. */
export const wordsShape = {
  names: observanceNames,
  summary: z.string().nullable().describe('one sentence; null if not written'),
  text_language: z.string().describe('the language of summary: lang if available, else en'),
  deity: z
    .array(z.object({ key: z.string(), name: named('name', z.string()) }))
    .describe('deities worshipped; empty if not stated'),
  about: z
    .string()
    .nullable()
    .optional()
    .describe('origin and meaning; null if not written, absent with words=short'),
  kept: z.string().nullable().optional().describe('how it is observed; null and absent as about'),
  about_language: z
    .string()
    .optional()
    .describe('the language of about and kept: lang if available, else en; absent as about'),
};

/** The words of an observance. */
export const observanceWords = z.object(wordsShape);
