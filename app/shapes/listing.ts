// The response shape of paged lists.

import { z } from './zod.ts';

/** The part of an answer that continues a list. */
export const nextCursor = z
  .string()
  .optional()
  .describe('continues the list as cursor; absent on the last page')
  .openapi({ example: '50-0a1b2c3d' });
