// Statements, each with the rule that makes it.

import { authority } from '../authority.ts';
import { z } from '../zod.ts';

/** The languages in which rules have texts. */
export const readingLanguages = ['en', 'hi'] as const;

/** A step of a rule, as it is written and found. */
const step = z.object({ name: z.string(), text: z.string(), value: z.string() });

/** The steps of a rule. */
export const ruleSteps = z
  .array(step)
  .readonly()
  .optional()
  .describe('with observatory=true: each step of the rule, as it is written and found');

/** A statement. */
export const statement = z
  .object({
    text: z.string(),
    rule: z.string().describe('code of the rule that makes it'),
    factor_ids: z.array(z.string()).readonly().describe('what it is made of'),
    authorities: z.array(authority).readonly(),
    observatory: ruleSteps,
  })
  .openapi('Statement');
