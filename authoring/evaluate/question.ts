// A query on the rules of a text, and the shape of the answer for each.

import type { evaluation } from '@nirnaya/contract/rules';
import type { z } from '@nirnaya/contract/schema';
import type { InputTexts } from './inputs.ts';
import type { MemoryBudget } from './memory-budget.ts';

/** The answer for one rule. */
export type EvaluatedRule = z.output<typeof evaluation>['rules'][number];

/** The query on each rule. */
export interface Question {
  /** in order */
  readonly years: readonly number[];
  /** the only civil day number requested */
  readonly day: number | undefined;
  readonly traces: boolean;
  readonly inputs: InputTexts;
  /** for all but traces */
  readonly memoryBudget: MemoryBudget;
  /** for traces */
  readonly traceBudget: MemoryBudget;
}
