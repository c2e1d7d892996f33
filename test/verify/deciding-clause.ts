// The clause that left a single day.

import type { Observance } from '../../compiler/runtime/observances.ts';
import type { Trace } from '../../compiler/runtime/trace.ts';
import type { Calculator, RuleAtPlace } from './calculator.ts';

/** A clause of a trace. */
export interface DecidingClause {
  readonly trace: Trace;
  readonly index: number;
  /** as it is written */
  readonly text: string;
}

/** The clause that decided an observance; undefined where none had to. */
export function decidingClause(
  calculator: Calculator,
  subject: RuleAtPlace,
  ours: Observance,
): DecidingClause | undefined {
  const py = calculator.dayOf(subject.place, ours.day)?.py;
  const trace =
    py &&
    calculator
      .pack(subject.pack)
      ?.traces.between(py, subject.code, { from: ours.day, to: ours.day, mode: subject.mode })
      .find((t) => t.occurrence.start === ours.occurrence.start);
  if (trace?.decidedBy === undefined) return undefined;
  const clause = trace.clauses[trace.decidedBy];
  return { trace, index: trace.decidedBy, text: clause.text.replace(/\s+/g, ' ') };
}
