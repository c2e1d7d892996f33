// What the PDF of the premium report is written from.

import { named } from '../schema/named.ts';
import { z } from '../schema/zod.ts';
import { premiumAnswer } from './more.ts';
import { pictureContent } from './picture.ts';
import { varshaphalaShape } from './varsha.ts';

/** The years of transits that a report has: the one that runs and those after it. */
export const reportTransitYears = 5;

/** The contents of a report. */
export const reportContent = z.object({
  format: z.literal('pdf'),
  /** code of the language */
  language: z.string(),
  /** ISO 8601 */
  created_at: z.string(),
  /** whether what concerns death, illness, want of children, infidelity, kin or hardship is in it */
  arishta: z.boolean(),
  premium: premiumAnswer.omit({ format: true }),
  pictures: z.object({
    wheel: pictureContent,
    /** by varga, in the order of the vargas of the answer */
    vargas: z.array(pictureContent),
    dasha: pictureContent,
    ashtakavarga: pictureContent,
    shadbala: pictureContent,
    transits: z.array(pictureContent),
    annual: pictureContent,
  }),
  /** the year of life that runs */
  annual: varshaphalaShape,
  /** terms of the tradition by key, in the language */
  terms: z.array(z.object({ key: z.string(), name: named('name', z.string()), name_sa: z.string() })),
});
