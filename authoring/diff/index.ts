// What other rooms use of `authoring/diff`.

export { canonicalChain } from './canonical-chain.ts';
export type { ChangedResults, Difference, DifferingAt } from './compare-results.ts';
export type { PartChange, RuleChange } from './compare-rules.ts';
export { datedIn, decidedBy } from './dated.ts';
export { diffPacks, type InPacks, type MovedDate, type PackDiff, type RuleDates } from './diff.ts';
export type { FieldChange } from './field.ts';
export type { Decided } from './moved.ts';
export { compareProse, type ProseChange } from './prose.ts';
export type { DiffQuestion } from './question.ts';
