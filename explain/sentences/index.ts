// What other rooms use of `explain/sentences`.

export { labelIn, type SentenceWords } from '../messages/index.ts';
export {
  type Authority,
  authoritiesOf,
  authoritiesOfKala,
  authoritiesOfWindow,
  authorityOfClause,
} from './authority.ts';
export { bindingsOf } from './bindings.ts';
export { claimOf } from './claim.ts';
export { percent } from './fact.ts';
export { fallsOn, nearestTrace, traceFor, traceOn } from './nearness.ts';
export type { ExplainOptions } from './options.ts';
export { ruleName, titleOf } from './rule-name.ts';
export { notMatched, notObserved, sentenceOf } from './sentence.ts';
export { lunationName } from './tithi-name.ts';
export { type Expression, type WordingContext, wording } from './wording.ts';
