// Festivals as a calendar file, to be imported or subscribed to.

import { feedContent } from '../festivals/calendar-feed.ts';
import { feedShape } from '../festivals/calendar-feed-query.ts';
import { eachYear, yearsContained } from '../plans/counted.ts';
import { get } from './operation.ts';

/** The operation that writes festivals as iCalendar. */
export const operations = {
  festivalsCalendar: get({
    path: '/v1/festivals/calendar.ics',
    group: 'Festivals',
    access: {
      kind: 'by_contents',
      plan: 'free',
      counting: eachYear,
      // Two years where none is named; which they are does not matter here.
      contents: ({ query }) => yearsContained(query.year === undefined ? [0, 1] : [query.year]),
    },
    summary: 'Festivals as an iCalendar file (RFC 5545)',
    description:
      'Each observance is an event of whole days with its reason; its UID stays the same when a rule is refined and the date moves. A calendar application cannot send a key: import the file, or subscribe to a feed of the account (/v1/feeds).',
    query: feedShape,
    answer: feedContent,
    media: 'text/calendar',
    refusals: [404, 422],
    caching: { kind: 'live_if', isLive: ({ query }) => query.year === undefined },
  }),
};
