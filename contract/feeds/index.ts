// What other rooms use of `contract/feeds`.

export type { FeedSettings, feedAnswer } from './feed.ts';
