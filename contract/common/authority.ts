// The shape of a rule's authorities.

import { z } from '../schema/zod.ts';

/** How sure a citation is. */
export const citeLevel = z
  .enum(['VERIFIED', 'DERIVED', 'PROVISIONAL', 'DIAGRAM_VERIFIED_SECONDARY'])
  .describe('read in the work itself; inferred from it; taken on trust for now; checked against a drawing')
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
