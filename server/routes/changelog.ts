// The history of the API, newest first.

import { isoDate } from '@nirnaya/engine/civil';
import { pageOf, slimmed } from '../http/listing.ts';
import { type Changelog, everyEndpoint } from '../reference/changelog.ts';
import { stored } from './operation/handler.ts';

/** The operations on a history. */
export function changelogHandlers({ entries, head }: Changelog) {
  const newestFirst = entries.toReversed();
  return stored({
    changelog: ({ query: { endpoint, status, since, ...listing } }) => {
      const from = since === undefined ? '' : isoDate(since);
      const matches = newestFirst.filter(
        (entry) =>
          (endpoint === undefined || entry.endpoint === endpoint || entry.endpoint === everyEndpoint) &&
          (status === undefined || entry.status === status) &&
          entry.date >= from,
      );
      const { entries: page, next } = pageOf(matches, listing, {
        version: head,
        query: { endpoint, status, since },
      });
      return {
        count: matches.length,
        entries: page.map((entry) => slimmed(entry, listing)),
        ...next,
      };
    },
  });
}
