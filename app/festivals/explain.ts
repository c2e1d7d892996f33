// Why a festival falls on a date, or why it does not and when it does.

import type { PackRule } from '../../compiler/runtime/pack-rule.ts';
import type { Trace } from '../../compiler/runtime/trace.ts';
import { isoDate, jdOfCivilDay } from '../../engine/place/civil.ts';
import { conditionsOf } from '../../explain/conditions.ts';
import { type Observatory, observatoryOf } from '../../explain/observatory.ts';
import { notMatched, sentenceOf } from '../../explain/sentence.ts';
import { yearOf } from '../dates.ts';
import type { RequestContext } from '../request-context.ts';
import type { alternative, conditionOut } from '../shapes/explanation.ts';
import type { z } from '../shapes/zod.ts';
import { nativeNameIn, type ObservanceWordsOut, wordsOf } from '../words/observance-words.ts';

/** An explanation without its envelope. */
export interface FestivalExplained extends ObservanceWordsOut {
  readonly matched: boolean;
  readonly conditions: z.output<typeof conditionOut>[];
  readonly human_readable: string;
  readonly alternatives: z.output<typeof alternative>[];
  readonly observatory: Observatory | null;
}

/** Explains a rule on a civil day number. */
export function explainFestival(context: RequestContext, rule: PackRule, day: number): FestivalExplained {
  const explaining = { ...context.explaining(yearOf(day)), date: day };
  const traces = context.traces(yearOf(day), rule.code);
  const falls = traces.find((trace) => fallsOn(trace, day));
  const nearest = falls ?? nearestTo(traces, day);
  const matched = falls !== undefined && !rule.linked.disabled;
  const name = matched ? nameOn(context, rule, day) : undefined;
  const { code, linked } = rule;
  const said = wordsOf(
    { code, fields: linked.fields },
    name ?? linked.fields.name ?? code,
    { words: context.words, chain: context.pack.chain },
    'full',
  );
  const worded = { ...explaining, ...nativeNameIn(said, context.words.language) };
  return {
    ...said,
    matched,
    conditions: nearest === undefined ? [] : [...conditionsOf(rule, nearest, explaining)],
    human_readable: matched
      ? sentenceOf(rule, falls, { ...worded, ...(name === undefined ? {} : { name }) })
      : `${disabledNote(context, rule)}${notMatched(rule, traces, day, worded)}`,
    alternatives: nearest === undefined ? [] : alternativesOf(nearest),
    observatory: nearest === undefined ? null : observatoryOf(rule, nearest, explaining),
  };
}

function disabledNote({ pack }: RequestContext, { linked }: PackRule): string {
  return linked.disabled
    ? `${linked.fields.name ?? linked.code} is not observed in ${pack.name}. Where it is: `
    : '';
}

// Its name on that day, which may be that of its month or weekday.
function nameOn({ pack, mode, year }: RequestContext, { code }: PackRule, day: number): string | undefined {
  return pack.observancesOn(year(yearOf(day)), day, { mode }).find(({ rule }) => rule.code === code)?.name;
}

const fallsOn = ({ outcome }: Trace, day: number): boolean =>
  outcome.kind === 'decided' && outcome.first <= day && day <= outcome.last;

// A trace that weighed the day before all others; otherwise the one whose target comes nearest to it.
function nearestTo(traces: readonly Trace[], day: number): Trace | undefined {
  const noon = jdOfCivilDay(day) + 0.5;
  const away = ({ candidates, occurrence: { start, end } }: Trace): number => {
    if (candidates.some((candidate) => candidate.day === day)) return -1;
    return Math.max(start - noon, noon - end, 0);
  };
  let best: Trace | undefined;
  for (const trace of traces) if (best === undefined || away(trace) < away(best)) best = trace;
  return best;
}

/** The days that were weighed for an occurrence, and which clause left each of the others out. */
function alternativesOf(trace: Trace): z.output<typeof alternative>[] {
  return trace.candidates.map(({ day, overlap }) => {
    const chosen = fallsOn(trace, day);
    const dropped = trace.clauses.find(({ results }) => results.some((r) => r.day === day && !r.kept));
    return {
      date: isoDate(day),
      chosen,
      overlap_minutes: Math.round(overlap * 1440),
      dropped_by: chosen ? null : (dropped?.text ?? null),
    };
  });
}
