// What other rooms use of `app/muhurat`.

export { bestDates, muhuratSearchAnswer, suitabilityOn } from './answers.ts';
export { type EventMatch, eventChains, eventNamed, eventsAmong, muhuratPack } from './events.ts';
export { festivalMuhuratOf } from './festival.ts';
export { muhuratsIn } from './find.ts';
export { inputsForAll } from './inputs.ts';
export { personalCalendar } from './personal.ts';
export { disclaimer } from './written.ts';
