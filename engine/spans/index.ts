// What other rooms use of `engine/spans`.

export {
  beginningWithin,
  complement,
  covers,
  firstEndingAfter,
  holdsAt,
  intersect,
  lastBefore,
  lengthOf,
  near,
  nextAfter,
  noSpans,
  overlapOf,
  type Spans,
  subtract,
  touches,
  unite,
} from './spans.ts';
