// What other rooms use of `app/feeds`.

export { calendarText } from './calendar-text.ts';
export { type FeedOptions, feedContentOf } from './content.ts';
