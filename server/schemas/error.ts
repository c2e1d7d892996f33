// The body of every error.

import { z } from '../../app/shapes/zod.ts';

/** An error as clients see it. */
export const errorSchema = z
  .object({
    error: z.string().describe('a word for machines'),
    message: z.string(),
    docs: z.string().optional().describe('where to read more'),
    request_id: z.string().describe('the same as in the header X-Request-Id'),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('every parameter at fault'),
  })
  .openapi('Error');
