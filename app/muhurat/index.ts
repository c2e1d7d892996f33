// What other rooms use of `app/muhurat`.

export { bestDates, muhuratsFound, suitabilityOn } from './answers.ts';
export { eventChains, eventNamed, eventsAmong, type FoundEvent, muhuratPack } from './events.ts';
export { festivalMuhuratOf } from './festival.ts';
export { muhuratsIn } from './find.ts';
export { inputsForAll } from './inputs.ts';
export { disclaimer } from './written.ts';
