// Runs the tracing build of a rule on one occurrence and lays out what it saw as a trace.

import { printClause, printExpression } from '@nirnaya/dsl/syntax';
import {
  candidateDays,
  dayBound,
  type NarrowingListener,
  type Occurrence,
  type Outcome,
} from '@nirnaya/engine/observe';
import { overlapOf } from '@nirnaya/engine/spans';
import type { PackRule } from '../front/check/pack-rule.ts';
import type { Context, Reading } from './emit/context.ts';
import type { RuleEvaluator } from './emit/rule.ts';
import type { PackRun } from './run.ts';
import type { Trace, TracedClause, TracedReading } from './trace.ts';

/** The trace of one occurrence of a rule. The evaluator must be of the tracing build. */
export function traceOf(
  run: PackRun,
  rule: PackRule,
  evaluator: RuleEvaluator,
  occurrence: Occurrence,
): Trace {
  const cx = run.contextOf(rule.code);
  const readings: Reading[] = [];
  cx.readings = readings;
  const { firstDay } = cx.py;
  const source = evaluator.clauses(run.mode);
  const field = run.mode === 'drik' && rule.checked.drik !== undefined ? 'drik' : 'decide';
  const pack = rule.linked.provenance.get(field) ?? '';
  const clauses: TracedClause[] = [];
  const weighed = new Set(occurrence.days ?? candidateDays(cx.py, occurrence.spans, evaluator.day));
  const touched = new Set(weighed);
  let decidedBy: number | undefined;
  const listener: NarrowingListener = {
    clause: (index, results, before, after) => {
      const { clause, range, authority, pack: ofChain } = source[index];
      for (const day of after) weighed.add(day);
      const taken = readings.splice(0);
      const narrowed = after.length < before.length;
      if (narrowed && after.length === 1) decidedBy = index;
      clauses.push({
        text: printClause(clause),
        kind: clause.kind,
        range,
        pack: ofChain ?? pack,
        ...(authority === undefined ? {} : { authority }),
        narrowed,
        results: before.map((day, i) => ({
          day: firstDay + day,
          holds: typeof results[i] === 'boolean' ? results[i] : undefined,
          share: typeof results[i] === 'number' ? results[i] : undefined,
          survives: after.includes(day),
          readings: readingsOf(taken, day),
        })),
      });
    },
  };
  const outcome = evaluator.decide(cx, occurrence, run.mode, listener);
  cx.readings = undefined;
  const days = [...weighed].sort((a, b) => a - b);
  return {
    code: rule.code,
    mode: run.mode,
    sky: cx.run.sky,
    target: {
      text: printExpression(rule.checked.target.source),
      event: rule.checked.target.type === 'event',
    },
    occurrence,
    candidates: days.map((day) => ({
      day: firstDay + day,
      sunrise: cx.py.sunrise[day],
      overlap: overlapOf(occurrence.spans, [
        dayBound(cx.py, evaluator.day, day),
        dayBound(cx.py, evaluator.day, day + 1),
      ]),
      added: !touched.has(day),
    })),
    clauses,
    outcome: dated(outcome, firstDay),
    decidedBy,
    windows: outcome.kind === 'decided' ? windowsAt(cx, evaluator, occurrence, outcome.first) : [],
    absent: days.flatMap((day) =>
      (['sunrise', 'sunset', 'moonrise'] as const)
        .filter((what) => Number.isNaN(cx.py[what][day]))
        .map((what) => ({ day: firstDay + day, what })),
    ),
  };
}

function windowsAt(
  cx: Context,
  evaluator: RuleEvaluator,
  occurrence: Occurrence,
  day: number,
): Trace['windows'] {
  cx.target = occurrence.spans;
  return evaluator.windows(cx, day);
}

// Readings of a candidate; a clause may look at the days beside it, so those taken while it was weighed count.
function readingsOf(taken: readonly Reading[], day: number): TracedReading[] {
  const seen = new Set<string>();
  return taken.flatMap((reading): TracedReading[] => {
    if (reading.day !== day) return [];
    const text = printExpression(reading.source);
    const key = `${text} ${JSON.stringify(reading.value)}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ text, value: reading.value }];
  });
}

function dated(outcome: Outcome, firstDay: number): Outcome {
  switch (outcome.kind) {
    case 'decided':
      return { ...outcome, first: firstDay + outcome.first, last: firstDay + outcome.last };
    case 'nothing':
      return outcome;
    default:
      return { ...outcome, candidates: outcome.candidates.map((day) => firstDay + day) };
  }
}
