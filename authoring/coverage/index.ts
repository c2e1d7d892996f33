// What other rooms use of `authoring/coverage`.

export { type ClauseCount, countRule, mattered, type RuleCount, withoutAuthority } from './count.ts';
export { type CaseCount, countResults, type LineCount, type ResultCount } from './count-results.ts';
export { seenBy } from './seen.ts';
