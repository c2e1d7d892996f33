// What other rooms use of `explain/observatory`.

export { type Condition, conditionsOf } from './conditions.ts';
export { type Observatory, observatoryOf } from './observatory.ts';
export { lineOf } from './source-place.ts';
