// What other rooms use of `app/feeds`.

export type { YearlyTithi } from '../anniversaries/lunar-date.ts';
export { calendarText } from './calendar-text.ts';
export { type FeedOptions, feedContentOf } from './content.ts';
export { type FeedRequirements, feedNow, requireFeed } from './feed.ts';
