// The response shape of paged lists.

import { z } from '../schema/zod.ts';

/** The part of an answer that continues a list. */
export const nextCursor = z
  .string()
  .nullable()
  .describe('continues the list as cursor; null on the last page')
  .openapi({ example: '50-0a1b2c3d-4e5f6071' });
