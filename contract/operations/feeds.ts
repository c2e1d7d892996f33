// Feeds of an account: made, listed, removed, and read by whoever has their address.

import { feedAnswer, feedDeleted, feedsAnswer, feedWithAddress, newFeedBody } from '../feeds/feed.ts';
import { feedContent } from '../festivals/calendar-feed.ts';
import { eachYear, yearsContained } from '../plans/counted.ts';
import { idText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { act, everybody, get, live, post, uncounted } from './operation.ts';

const feedId = { feed_id: idText().describe('The id of a feed of the account.') };

/** The longest last part of an address of a feed, in characters. */
const longestAddress = 100;

// An address with a secret that no feed has.
const exampleAddress = `1.1.${'x'.repeat(43)}.ics`;

/** The operations on feeds. */
export const operations = {
  createFeed: post({
    path: '/v1/feeds',
    group: 'Feeds',
    access: {
      kind: 'by_contents',
      plan: 'free',
      counting: eachYear,
      // The years whose sky the tithis of dates are read from.
      contents: ({ body: { tithis } }) =>
        yearsContained(tithis.flatMap(({ date }) => date?.slice(0, 4) ?? []).map(Number)),
    },
    summary: 'Creates a feed: a calendar to subscribe to; only this response shows its address',
    description:
      'The address needs no key and is read-only. To replace it, delete the feed and create it again.',
    body: newFeedBody,
    answer: feedWithAddress,
    refusals: [404, 409, 422],
    status: 201,
    effect: 'stores',
  }),
  feeds: get({
    path: '/v1/feeds',
    group: 'Feeds',
    access: uncounted('free'),
    summary: 'The feeds of the account, without their addresses',
    answer: feedsAnswer,
    refusals: [],
    caching: live,
  }),
  feed: get({
    path: '/v1/feeds/{feed_id}',
    group: 'Feeds',
    access: uncounted('free'),
    summary: 'A feed, without its address',
    params: feedId,
    answer: feedAnswer,
    refusals: [404],
    caching: live,
  }),
  deleteFeed: act('delete', {
    path: '/v1/feeds/{feed_id}',
    group: 'Feeds',
    access: uncounted('free'),
    summary: 'Deletes a feed; its address then returns 404',
    params: feedId,
    answer: feedDeleted,
    refusals: [404],
  }),
  readFeed: get({
    path: '/feeds/{feed}',
    group: 'Feeds',
    access: everybody,
    summary: 'A feed as an iCalendar file (RFC 5545)',
    params: {
      feed: z
        .string()
        .max(longestAddress, `must have at most ${longestAddress} characters`)
        .describe('The last segment of path.')
        .openapi({ example: exampleAddress }),
    },
    answer: feedContent,
    media: 'text/calendar',
    refusals: [404],
    caching: live,
  }),
};
