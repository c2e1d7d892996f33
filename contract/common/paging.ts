// The parameters of pages.

import { integerText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** The parameter that continues a list. */
export const cursor = z
  .string()
  .regex(/^\d{1,9}(-[0-9a-f]{8}){2}$/, 'must be the next_cursor of the page before')
  .optional()
  .describe(
    'The next_cursor of the page before; the other parameters stay the same. Without it the first page.',
  );

/** The parameters of a list that never comes whole: so many entries a page where `limit` is not given, and at most. */
export const pagingShape = ({ usual, most }: { readonly usual: number; readonly most: number }) => ({
  limit: integerText({ min: 1, max: most })
    .optional()
    .describe(`At most so many; default ${usual}.`)
    .openapi({ default: usual }),
  cursor,
});
