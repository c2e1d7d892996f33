// Which clauses decide a rule.

import type { CheckedRule } from '../front/check/rule.ts';
import type { FestivalMode } from './trace.ts';

/** The clauses that decide a rule in a mode: those of drik almanacs where they are asked for and it has some of its own. */
export const clausesIn = (
  { clauses, drik }: Pick<CheckedRule, 'clauses' | 'drik'>,
  mode: FestivalMode,
): CheckedRule['clauses'] => (mode === 'drik' ? (drik ?? clauses) : clauses);
