// The history of the API, newest first.

import { listingShape } from '@nirnaya/contract/common';
import { dateText, wordText, z } from '@nirnaya/contract/schema';
import { changelogAnswer, changelogEntry, changeStatuses } from '@nirnaya/contract/service';
import { isoDate } from '@nirnaya/engine/civil';
import { pageOf, slimmed } from '../http/listing.ts';
import { type Changelog, everyEndpoint } from '../reference/changelog.ts';
import { type Operation, storedOperation } from './operation/operation.ts';

/** The operations on a history. */
export function changelogOperations({ entries, head }: Changelog): Operation[] {
  const newestFirst = entries.toReversed();
  return [
    storedOperation({
      id: 'changelog',
      path: '/v1/changelog',
      group: 'Service',
      summary: 'What changed in the API, newest first',
      description:
        'Entries are only ever added. An entry is breaking only if a request that worked before now fails or means something different; a date that moves because a rule was refined is no change of the API.',
      query: {
        endpoint: z
          .string()
          .min(1, 'must not be empty')
          .max(200, 'is too long')
          .optional()
          .describe(
            'Only entries on this path, written as in the description; those on every endpoint count. Without it entries on all paths.',
          )
          .openapi({ example: '/v1/bulk/panchang' }),
        status: wordText(changeStatuses).optional().describe('Only entries of this status. Without it all.'),
        since: dateText().optional().describe('Only entries of this date and later. Without it all.'),
        ...listingShape(Object.keys(changelogEntry.shape), { entries: 'entries', slimmed: 'each entry' }),
      },
      params: {},
      answer: changelogAnswer,
      refusals: [422],
      respond: ({ query: { endpoint, status, since, ...listing } }) => {
        const from = since === undefined ? '' : isoDate(since);
        const found = newestFirst.filter(
          (entry) =>
            (endpoint === undefined || entry.endpoint === endpoint || entry.endpoint === everyEndpoint) &&
            (status === undefined || entry.status === status) &&
            entry.date >= from,
        );
        const { entries: page, next } = pageOf(found, listing, {
          version: head,
          query: { endpoint, status, since },
        });
        return {
          count: found.length,
          entries: page.map((entry) => slimmed(entry, listing)),
          ...next,
        };
      },
    }),
  ];
}
