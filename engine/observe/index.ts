// What other rooms use of `engine/observe`.

export {
  type Anchor,
  applyClauses,
  candidateDays,
  type DayMode,
  dayBound,
  type NarrowingClause,
  type NarrowingListener,
  type Outcome,
} from './apply-clauses.ts';
export { arcSpans } from './arcs.ts';
export { aspects } from './drishti.ts';
export { grahaLongitude, ingressesOf, type Wanderer, wanderers } from './graha-tracks.ts';
export { lunarOccurrences, lunarSpans } from './lunar.ts';
export { extentOfStar, placeOfStar, starAtLongitude, starAtPlace } from './nakshatra28.ts';
export type { Occurrence } from './occurrence.ts';
export { boundariesOf, isFollowed, pieceAt } from './pieces.ts';
export {
  allSpans,
  type Body,
  isRising,
  karanaOfHalf,
  labelAt,
  lunationAt,
  type Quantity,
  type QuantityName,
  spansWith,
} from './quantities.ts';
export { tropicalIngresses } from './tropical.ts';
