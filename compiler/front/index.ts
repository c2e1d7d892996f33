// What other rooms use of `compiler/front`.

export { type BirthKind, birthKinds } from './check/birth/rule.ts';
export type { CheckedField } from './check/chakra.ts';
export type { CheckedClause } from './check/checked-clause.ts';
export { asSpans, checkSpans, checkTruth, checkTyped } from './check/coerce.ts';
export { type Environment, environmentOf, environmentsOf, type ParseMemory } from './check/environment.ts';
export { checkAny } from './check/expression.ts';
export type { BirthRule, ChakraRule } from './check/other-rules.ts';
export type { PackRule } from './check/pack-rule.ts';
export { reportSyntaxErrors } from './check/parsed.ts';
export { kindOfQuantity } from './check/quantities.ts';
export { reservedWords } from './check/reserved-words.ts';
export type { CheckedWindow } from './check/rule.ts';
export { inputsOf, type RuleScope, ruleScope } from './check/rule-scope.ts';
export { type Variant, variantsOf } from './check/rule-variants.ts';
export type { RuleInput, Scope } from './check/scope.ts';
export type { ScoredRule, WeighedLine } from './check/scored-rule.ts';
export {
  children,
  type Division,
  type LabelKind,
  type QuantityRef,
  type Type,
  type TypedExpression,
  typeName,
} from './check/typed.ts';
export {
  canonicalClauses,
  canonicalDecision,
  canonicalRule,
  canonicalTable,
  meaningOf,
  meanSameButForSky,
} from './fingerprint/canonical-form.ts';
export { digestOf, languageVersion } from './fingerprint/fingerprint.ts';
export { meaningOfOther } from './fingerprint/other-rules.ts';
export { statedMeaning } from './fingerprint/stated-meaning.ts';
export { chainOf, type LinkedChain, linkChain, type Pack, type PackOutline } from './link/chain.ts';
export type { Layer, LayeredRule } from './link/layer.ts';
export { type LinkedRule, linkedRule } from './link/linked-rule.ts';
export {
  mayStandOver,
  type OverLand,
  overLand,
  overLandOf,
  packsAbove,
  standsOver,
  twoSkies,
} from './link/over-land.ts';
export { type RuleSource, sourcesOf } from './link/rule-source.ts';
export { monthNamesOf, worksOf } from './link/stated-by-chain.ts';
export { idleIgnore, notIgnored, silences } from './lint/ignored.ts';
export { reachOf } from './plan/reach.ts';
