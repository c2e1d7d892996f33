// The response shape of paged lists.

import { z } from '../schema/zod.ts';

/** The part of an answer that continues a list. */
export const nextCursor = z
  .string()
  .nullable()
  .describe('cursor of the next page; null on the last')
  .openapi({ example: '50-0a1b2c3d-4e5f6071' });
