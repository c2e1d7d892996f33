// The history of the API as answered.

import { nextCursor } from '../common/listing.ts';
import { z } from '../schema/zod.ts';

/** What may become of an operation. */
export const changeStatuses = ['NEW', 'MODIFIED', 'DEPRECATED', 'FIXED'] as const;

/** A dated change. */
export const changelogEntry = z
  .object({
    date: z.string().openapi({ format: 'date' }),
    endpoint: z.string().describe('the path as the description writes it; * means every endpoint'),
    method: z.string().nullable().describe('the method of the operation; null means every one of the path'),
    status: z.enum(changeStatuses),
    breaking: z
      .boolean()
      .describe('whether a request that worked before now fails or means something different'),
    summary: z.string(),
  })
  .openapi('ChangelogEntry');

/** `/v1/changelog`. */
export const changelogAnswer = z
  .object({
    count: z.int().describe('entries in all, of the other pages too'),
    entries: z.array(
      changelogEntry
        .partial()
        .openapi('ChangelogEntryListed', { description: 'A dated change; fields may leave some out.' }),
    ),
    next_cursor: nextCursor,
  })
  .openapi('Changelog');
