// The body of every error.

import { planIds } from '../plans/plan-id.ts';
import { z } from '../schema/zod.ts';

/** An error as clients see it. */
export const errorSchema = z
  .object({
    error: z.string().describe('a word for machines'),
    message: z.string(),
    docs: z.string().optional().describe('where to read more'),
    get_key: z.string().optional().describe('where to get a key; of a 401'),
    required_plan: z
      .enum(planIds)
      .optional()
      .describe('the smallest plan that includes the operation; of a 402'),
    current_plan: z.enum(planIds).optional().describe('the plan of the key; of a 402'),
    counted: z.int().optional().describe('as how many requests this one would count; of counts_too_much'),
    most: z
      .int()
      .optional()
      .describe('the most requests that the plan lets through in a minute; of counts_too_much'),
    request_id: z.string().describe('the same as in the header X-Request-Id'),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('every parameter at fault'),
  })
  .openapi('Error');
