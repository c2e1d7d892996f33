// The parts of a compiled pack: a rule with what its authors wrote and what the compiler made of it.

import type { ConditionFields, ObservanceFields } from '@nirnaya/dsl/pack';
import type { SkyName } from '@nirnaya/dsl/vocabulary';
import type { CheckedRule } from '../check/rule.ts';
import type { LinkedRule } from '../link/linked-rule.ts';

/** An observance or a condition as linked and checked. */
export interface PackRule {
  readonly code: string;
  readonly linked: LinkedRule<ObservanceFields | ConditionFields>;
  readonly checked: CheckedRule;
}

/** A calendar as compiled. */
export interface PackCalendar {
  readonly name: string;
  readonly months: readonly string[];
  /** the rashi (0..11) that the Sun enters as the first month begins */
  readonly firstRashi: number;
  /** how its years are counted: the Gregorian year in which one begins, less its number */
  readonly era?: { readonly name: string; readonly offset: number };
  /** on whose sky its months begin, where it is not that of its chain */
  readonly sky?: SkyName;
  readonly rule: Pick<CheckedRule, 'target' | 'clauses' | 'day'>;
}
