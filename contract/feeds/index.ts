// What other rooms use of `contract/feeds`.

export type { FeedSettings, feedAnswer, feedsAnswer, feedWithAddress, newFeedBody } from './feed.ts';
export type { FeedMuhurat } from './muhurat-entry.ts';
export type { FeedTithi } from './tithi-entry.ts';
