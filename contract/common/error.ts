// The body of every error.

import { planIds } from '../plans/plan-id.ts';
import { z } from '../schema/zod.ts';

/** An error as clients see it. */
export const errorSchema = z
  .object({
    error: z.string().describe('error code'),
    message: z.string(),
    docs: z.string().optional().describe('documentation'),
    get_key: z.string().optional().describe('where to get a key; with 401'),
    required_plan: z.enum(planIds).optional().describe('the smallest plan with the operation; with 402'),
    current_plan: z.enum(planIds).optional().describe('the plan of the key; with 402'),
    counted: z.int().optional().describe('requests that this one counts as; with counts_too_much'),
    most: z.int().optional().describe('requests per minute of the plan; with counts_too_much'),
    request_id: z.string().describe('same as the header X-Request-Id'),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('the invalid parameters, at most 20'),
  })
  .openapi('Error');
