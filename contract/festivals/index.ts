// What other rooms use of `contract/festivals`.

export {
  calendarDay,
  calendarDayAnswer,
  calendarMonth,
  calendarMonthAnswer,
  calendarRangeAnswer,
  calendarYearAnswer,
} from './calendar.ts';
export {
  calendarMonthShape,
  calendarRangeShape,
  calendarYearShape,
  dayShape,
  longestRange,
} from './calendar-query.ts';
export { dispute, disputesAnswer } from './disputes.ts';
export { alternative, conditionOut, explanation } from './explanation.ts';
export {
  festivalItem,
  festivalsAnswer,
  monthAnswer,
  rangeAnswer,
  traditionWay,
  undecidedItem,
  yearAnswer,
} from './festival.ts';
export {
  explainShape,
  festivalsShape,
  longestText,
  monthShape,
  rangeShape,
  type WordsExtent,
  yearShape,
} from './festival-query.ts';
export { festivalFound, festivalSearchAnswer, type MatchKind, matchKinds } from './festival-search.ts';
export { disputesShape, festivalSearchShape, usualDisputes, usualFound } from './festival-search-query.ts';
export { festivalMuhurat } from './muhurat-festival.ts';
export { muhuratFestivalShape } from './muhurat-festival-query.ts';
export { vratAnswer } from './vrat.ts';
export { vratShape } from './vrat-query.ts';
