// What other rooms use of `authoring/tests`.

export { type Check, checksOf } from './checks.ts';
export type { TestWorld } from './look-up.ts';
export type { CheckResult } from './result.ts';
export { runCheck } from './run.ts';
export { untestedRules } from './untested.ts';
