// The parameters of pages.

import { integerText, wordListText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** The parameter that continues a list. */
const cursor = z
  .string()
  .regex(/^\d{1,9}(-[0-9a-f]{8}){2}$/, 'must be the next_cursor of the previous page')
  .optional()
  .describe(
    'The next_cursor of the previous page; keep the other parameters unchanged. Default: the first page.',
  );

/** The parameters of a list that never comes whole: so many entries a page where `limit` is not given, and at most. */
export const pagingShape = ({ usual, most }: { readonly usual: number; readonly most: number }) => ({
  limit: integerText({ min: 1, max: most })
    .optional()
    .describe(`Entries per page. Default: ${usual}.`)
    .openapi({ default: usual }),
  cursor,
});

/** The most entries of a page. */
const mostEntries = 1000;

/** The parameters of a list whose entries have these fields; `of` says in the description what is paged and slimmed. */
export function listingShape<const F extends string>(
  fields: readonly F[],
  of: { readonly entries: string; readonly slimmed: string },
) {
  return {
    limit: integerText({ min: 1, max: mostEntries })
      .optional()
      .describe(`Maximum number of ${of.entries}. Default: all.`),
    cursor,
    fields: wordListText(fields)
      .optional()
      .describe(`Only these fields of ${of.slimmed}, separated by commas. Default: all.`)
      .openapi({ example: fields.slice(0, 2).join(',') }),
  };
}
