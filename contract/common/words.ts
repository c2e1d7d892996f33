// What answers say of an observance besides its date.

import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';

/** The names of an observance. */
const observanceNames = z
  .object({
    en: z.string(),
    iast: z
      .string()
      .nullable()
      .describe('in IAST: the Sanskrit name, else the Hindi one; null where neither is known'),
    deva: z.string().nullable().describe('the same in Devanagari'),
    native: z
      .object({
        language: z.string(),
        name: z.string(),
        source: z
          .enum(['agreed', 'single', 'written'])
          .describe('read in two sources or more, in one, or written for these words by hand'),
      })
      .nullable()
      .describe(
        'its established name in the language of lang, else of the land whose rules decide; null where no source gives one',
      ),
  })
  .openapi('ObservanceNames');

/** The fields of words. */
export const wordsShape = {
  names: observanceNames,
  summary: z.string().nullable().describe('what it is, in one sentence; null where nobody has written one'),
  text_language: z
    .string()
    .describe(
      'the language of summary, about and kept: that of lang where these have been written in it, else en',
    ),
  deity: z
    .array(z.object({ key: z.string(), name: named('name', z.string()) }))
    .describe('who is worshipped; empty where the words do not say'),
  about: z
    .string()
    .nullable()
    .optional()
    .describe(
      'whose it is and why it is kept; null where nobody has written it; absent where an answer is short of words',
    ),
  kept: z.string().nullable().optional().describe('what is kept and how; null and absent as about'),
};

/** The words of an observance. */
export const observanceWords = z.object(wordsShape);
