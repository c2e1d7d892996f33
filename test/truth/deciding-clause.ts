// The clause that left a single day.

import type { Observance } from '../../compiler/pack.ts';
import type { Trace } from '../../compiler/trace.ts';
import type { Asked, Reckoning } from './reckoning.ts';

/** A clause of a trace. */
export interface DecidingClause {
  readonly trace: Trace;
  readonly index: number;
  /** as it is written */
  readonly text: string;
}

/** The clause that decided an observance; undefined where none had to. */
export function decidingClause(
  reckoning: Reckoning,
  asked: Asked,
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
