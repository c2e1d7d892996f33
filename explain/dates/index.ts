// What other rooms use of `explain/dates`.

export { clockIn, clockOfOffset, type LocalClock } from './clock.ts';
export { dayMonth } from './date-text.ts';
