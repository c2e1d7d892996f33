// What other rooms use of `app/panchang`.

export { allTimings } from './all-timings.ts';
export { answerOfDay, type DayQuery } from './answer-of-day.ts';
export { type DayContextQuery, dayContextKey, rounded } from './context-key.ts';
export { dayContext } from './day-context.ts';
export { festivalsOf } from './festivals.ts';
export { fullPanchang } from './full.ts';
export { litePanchang } from './lite.ts';
export { panchangBlock } from './panchang.ts';
export { runningSection, untilEnd } from './running.ts';
export { sankrantiSection } from './sankranti.ts';
export { singleWindow } from './single-window.ts';
export { wholePanchang } from './whole.ts';
