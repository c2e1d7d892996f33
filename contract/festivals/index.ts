// What other rooms use of `contract/festivals`.

export {
  calendarDay,
  calendarMonth,
} from './calendar.ts';
export { feedContent } from './calendar-feed.ts';
export { longestRange } from './calendar-query.ts';
export { dispute, disputesAnswer } from './disputes.ts';
export { alternative, conditionOut, explanation, otherSky } from './explanation.ts';
export {
  festivalItem,
  traditionWay,
  undecidedItem,
} from './festival.ts';
export {
  longestFestivalRange,
  longestText,
  type WordsExtent,
} from './festival-query.ts';
export { festivalMatch, festivalSearchAnswer, type MatchKind, matchKinds } from './festival-search.ts';
export { usualDisputes, usualMatches } from './festival-search-query.ts';
export { festivalMap, mapPictureContent } from './map.ts';
export { type mapThemes, mapWidth } from './map-query.ts';
export { festivalMuhurat } from './muhurat-festival.ts';

export { vratAnswer } from './vrat.ts';
