// The clause that left a single day.

import type { Observance } from '../../compiler/pack.ts';
import type { Asked, Reckoning } from './reckoning.ts';

/** The clause that decided an observance, as it is written; `its target` where none had to. */
export function decidingClause(reckoning: Reckoning, asked: Asked, ours: Observance): string {
  const py = reckoning.dayOf(asked.place, ours.day)?.py;
  const pack = reckoning.pack(asked.pack);
  if (py === undefined || pack === undefined) return 'its target';
  const trace = pack
    .traces(py, asked.code, ours.day, ours.day, { mode: asked.mode })
    .find((t) => t.occurrence.start === ours.occurrence.start);
  const clause = trace?.decidedBy === undefined ? undefined : trace.clauses[trace.decidedBy];
  return clause === undefined ? 'its target' : clause.text.replace(/\s+/g, ' ');
}
