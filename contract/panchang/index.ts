// What other rooms use of `contract/panchang`.

export { karanaAnswer, nakshatraAnswer, nowAnswer, tithiAnswer, yogaAnswer } from './anga-answers.ts';
export {
  bhadraAnswer,
  gandaMoolAnswer,
  panchakAnswer,
  shastraAnswer,
  specialYogasAnswer,
} from './condition-answers.ts';
export { dayContextAnswer, dayContextBlock, nowadaysAnswer } from './day-context.ts';
export { fullAnswer, fullBlock } from './full.ts';
export { liteAnswer } from './lite.ts';
export { hinduMonthAnswer, rituAnswer, samvatsaraAnswer } from './month-answers.ts';
export { includable, panchangAnswer, panchangDayBlock, panchangRangeAnswer } from './panchang.ts';
export {
  dayContextShape,
  dayShape,
  fullShape,
  horaShape,
  inauspiciousShape,
  instantShape,
  nowadaysShape,
  nowShape,
  panchangShape,
  rangeShape,
  sankrantiShape,
  todayShape,
  usualPoint,
} from './panchang-query.ts';
export { sankrantiAnswer, sankrantis } from './sankranti.ts';
export { lagnaAnswer, moonPhaseAnswer, sunAnswer } from './sky-answers.ts';
export {
  choghadiyaAnswer,
  horaAnswer,
  inauspiciousAnswer,
  timingsAnswer,
  windowAnswer,
} from './timing-answers.ts';
