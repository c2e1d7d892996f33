// What other rooms use of `explain/observatory`.

export { type Condition, conditionsOf } from './conditions.ts';
export { type Observatory, observatoryOf } from './observatory.ts';
export { windowWords } from './overlap.ts';
export {
  type SkyBoundary,
  skyBoundary,
  skyBoundaryJson,
  skyBoundaryOf,
} from './sky-boundary.ts';
export { skyBoundaryText } from './sky-text.ts';
export { lineOf } from './source-place.ts';
