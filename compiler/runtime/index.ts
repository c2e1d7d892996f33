// What other rooms use of `compiler/runtime`.

export { type AnyRule, allRules, anyRule } from './any-rule.ts';
export type { BirthCondition } from './birth-trace.ts';
export type { BirthResult, KutaOptions, KutaResult, ReadingValue } from './births.ts';
export type { ChakraStep, ChakraValue } from './chakras.ts';
export { clausesIn } from './clauses-in.ts';
export type { ConditionSpan, ConditionSpans } from './conditions.ts';
export type { PackKala } from './day-windows.ts';
export { type Inputs, noInputs } from './emit/context.ts';
export { dependencies, dependsOnInputs, dependsOnTarget } from './emit/depends.ts';
export type { ExpressionStep, StepSpan } from './expression-steps.ts';
export { inputText, inputValue, valuesOf } from './inputs.ts';
export type { MuhuratWindow } from './muhurats.ts';
export { candidateDays, type Observance, qualifierOf, type UndecidedObservance } from './observances.ts';
export type { CompiledPack } from './pack.ts';
export type { Decision } from './run.ts';
export { type Reason, ratingOf } from './scored.ts';
export { rankOf, type Suitability } from './suitability.ts';
export type { ClauseResult, FestivalMode, Trace, TracedClause, TracedReading } from './trace.ts';
export type { Tracer } from './traces.ts';
