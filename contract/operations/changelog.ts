// The history of the API, newest first.

import { listingShape } from '../common/paging.ts';
import { dateText, wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { changelogAnswer, changelogEntry, changeStatuses } from '../service/changelog.ts';
import { from, get } from './operation.ts';

/** The operation on the history. */
export const operations = {
  changelog: get({
    path: '/v1/changelog',
    group: 'Service',
    access: from('free'),
    summary: 'Changes of the API, newest first',
    description:
      'Entries are only added. An entry is breaking only if a request that worked before now fails or has another meaning. A date that moves because a rule was refined is not a change of the API.',
    query: {
      endpoint: z
        .string()
        .min(1, 'must not be empty')
        .max(200, 'must have at most 200 characters')
        .optional()
        .describe(
          'Only entries of this path, written as in the description, and entries of every endpoint. Default: all.',
        )
        .openapi({ example: '/v1/bulk/panchang' }),
      status: wordText(changeStatuses).optional().describe('Only entries of this status. Default: all.'),
      since: dateText().optional().describe('Only entries of this date and later. Default: all.'),
      ...listingShape(Object.keys(changelogEntry.shape), { entries: 'entries', slimmed: 'each entry' }),
    },
    answer: changelogAnswer,
    refusals: [422],
  }),
};
