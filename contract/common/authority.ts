// The shape of a rule's authorities.

import { z } from '../schema/zod.ts';

/** How sure a citation is. */
export const citeLevel = z
  .enum(['VERIFIED', 'DERIVED', 'INFERRED', 'PROVISIONAL', 'DIAGRAM_VERIFIED_SECONDARY'])
  .describe(
    'read in the work; derived from it; inferred from published dates; provisional; checked against a drawing',
  )
  .openapi('CiteLevel');

/** What a rule that was read off published dates gives of them. */
const authorityFits = z
  .object({
    matched: z.int(),
    of: z.int(),
    from: z.array(z.string()).describe('lists of dates'),
    span: z.string().nullable().describe('years of the dates'),
  })
  .describe('of an INFERRED rule: how many of the published dates it reproduces')
  .openapi('AuthorityFits');

/** A citation. */
export const authority = z
  .object({
    work: z.string().describe('title of the work'),
    place: z.string().nullable().describe('where in the work'),
    says: z.string().nullable(),
    level: citeLevel,
    fits: authorityFits.optional(),
    note: z.string().nullable(),
  })
  .openapi('Authority');
