// A list's date for a festival that our rule does not give.

import type { Observance } from '../../compiler/runtime/observances.ts';
import type { RuleAtPlace } from './calculator.ts';
import type { OtherDay } from './names.ts';

/** A festival that differs. */
export interface FestivalDifference {
  readonly subject: RuleAtPlace;
  /** the list's civil day number */
  readonly theirs: number;
  readonly ours: Observance;
  /** days that lists are known to take for the same festival */
  readonly others: readonly OtherDay[];
}
