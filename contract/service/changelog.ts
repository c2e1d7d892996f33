// The history of the API as answered.

import { nextCursor } from '../common/listing.ts';
import { z } from '../schema/zod.ts';

/** What may become of an operation. */
export const changeStatuses = ['NEW', 'MODIFIED', 'DEPRECATED', 'FIXED'] as const;

/** A dated change. */
export const changelogEntry = z
  .object({
    date: z.string().openapi({ format: 'date' }),
    endpoint: z.string().describe('the path as in the description; * for all endpoints'),
    method: z.string().nullable().describe('the method of the operation; null for all of the path'),
    status: z.enum(changeStatuses),
    breaking: z.boolean().describe('whether a request that worked before now fails or has another meaning'),
    summary: z.string(),
  })
  .openapi('ChangelogEntry');

/** `/v1/changelog`. */
export const changelogAnswer = z
  .object({
    count: z.int().describe('number of entries on all pages'),
    entries: z.array(
      changelogEntry
        .partial()
        .openapi('ChangelogEntryListed', { description: 'A dated change, limited to fields if given.' }),
    ),
    next_cursor: nextCursor,
  })
  .openapi('Changelog');
