// The clause that left a single day.

import type { Observance } from '../../compiler/runtime/pack.ts';
import type { Trace } from '../../compiler/runtime/trace.ts';
import type { RequestContext, RuleContext } from './rule-context.ts';

/** A clause of a trace. */
export interface DecidingClause {
  readonly trace: Trace;
  readonly index: number;
  /** as it is written */
  readonly text: string;
}

/** The clause that decided an observance; undefined where none had to. */
export function decidingClause(
  reckoning: RuleContext,
  asked: RequestContext,
  ours: Observance,
): DecidingClause | undefined {
  const py = reckoning.dayOf(asked.place, ours.day)?.py;
  const trace =
    py &&
    reckoning
      .pack(asked.pack)
      ?.traces(py, asked.code, ours.day, ours.day, { mode: asked.mode })
      .find((t) => t.occurrence.start === ours.occurrence.start);
  if (trace?.decidedBy === undefined) return undefined;
  const clause = trace.clauses[trace.decidedBy];
  return { trace, index: trace.decidedBy, text: clause.text.replace(/\s+/g, ' ') };
}
