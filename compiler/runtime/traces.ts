// The traces of a chain's rules: occurrences decided again by the tracing build.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import type { Occurrence } from '@nirnaya/engine/observe';
import type { PackRule } from '../front/check/pack-rule.ts';
import type { DayRange, QueryOptions, RunOf } from './query.ts';
import { type RunSource, startRun } from './run.ts';
import type { Trace } from './trace.ts';
import { traceOf } from './tracing.ts';

/** Decides an occurrence again with the tracing build. */
export type Tracer = (occurrence: Occurrence) => Trace;

/** The traces of a chain. */
export interface Traces {
  /** makes traces of a rule's occurrences that were found in the same place-year; none where there is no such rule */
  tracer(py: PlaceYear, code: string, options?: QueryOptions): Tracer | undefined;
  /** the traces of a rule for the occurrences that touch some days */
  between(py: PlaceYear, code: string, query: DayRange & QueryOptions): readonly Trace[];
  /** the traces of a rule for the occurrences that touch the civil year */
  inYear(py: PlaceYear, code: string, options?: QueryOptions): readonly Trace[];
}

/** Makes the traces of rules. `tracing` is the source of the tracing build; occurrences are those of the plain runs. */
export function packTraces(rules: ReadonlyMap<string, PackRule>, tracing: RunSource, runOf: RunOf): Traces {
  const tracer: Traces['tracer'] = (py, code, options) => {
    const rule = rules.get(code);
    const evaluator = tracing.evaluator(code);
    if (rule === undefined || evaluator === undefined) return undefined;
    const run = startRun(tracing, py, options?.mode ?? 'standard');
    return (occurrence) => traceOf(run, rule, evaluator, occurrence);
  };
  const between: Traces['between'] = (py, code, { from, to, ...options }) => {
    const trace = tracer(py, code, options);
    if (trace === undefined) return [];
    return runOf(py, options.mode)
      .decisions(code, from - py.firstDay, to - py.firstDay)
      .map(({ occurrence }) => trace(occurrence));
  };
  return {
    tracer,
    between,
    inYear: (py, code, options) =>
      between(py, code, {
        from: py.firstDay + py.yearStart,
        to: py.firstDay + py.yearEnd - 1,
        ...options,
      }),
  };
}
