// What a rule rests on, as answered.

import { z } from './zod.ts';

/** How sure a citation is. */
export const citeLevel = z
  .enum(['VERIFIED', 'DERIVED', 'PROVISIONAL'])
  .describe('read in the work itself; inferred from it; or taken on trust for now')
  .openapi('CiteLevel');

/** A citation. */
export const authority = z
  .object({
    work: z.string().describe('title of the work'),
    place: z.string().nullable().describe('where in the work'),
    says: z.string().nullable(),
    level: citeLevel,
    note: z.string().nullable(),
  })
  .openapi('Authority');
