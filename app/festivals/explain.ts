// Why a festival falls on a date, or why it does not and when it does.

import type { PackRule, Variant } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import type { alternative, conditionOut, otherSky } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import { isoDate } from '@nirnaya/engine/civil';
import { conditionsOf, type Observatory, observatoryOf } from '@nirnaya/explain/observatory';
import { fallsOn, notMatched, notObserved, sentenceOf } from '@nirnaya/explain/sentences';
import type { RuleContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import { decisionsOnOtherSkies, type SkyChain } from '../skies/decisions.ts';
import { otherSkiesJson } from '../skies/json.ts';
import { decisionsNear } from './decision-near.ts';
import { namesOfRule, namesOn, type ObservanceNames } from './observance-names.ts';
import { nativeNameIn, type ObservanceWordsOut, wordsOf } from './observance-words.ts';

/** An explanation without its envelope. */
export interface FestivalExplained extends ObservanceWordsOut {
  readonly variant: string | null;
  readonly matched: boolean;
  readonly conditions: z.output<typeof conditionOut>[];
  readonly human_readable: string;
  readonly alternatives: z.output<typeof alternative>[];
  readonly observatory: Observatory | null;
  readonly other_skies: z.output<typeof otherSky>[];
}

/** What is explained of a rule besides its day. */
export interface ExplainFestivalOptions {
  /** only the occurrences that are this variant */
  readonly variant?: Variant | undefined;
  /** chains of the same land on other skies */
  readonly beside: readonly SkyChain[];
}

/** Explains a rule on a civil day number. */
export function explainFestival(
  context: RuleContext,
  rule: PackRule,
  day: number,
  { variant, beside }: ExplainFestivalOptions,
): FestivalExplained {
  const { pack, mode, zone } = context;
  const placeYear = context.year(yearOf(day));
  const explaining = { ...context.explaining(yearOf(day)), date: day };
  const { traces, nearest } = decisionsNear(context, rule, day, variant);
  const falls = nearest !== undefined && fallsOn(nearest, day) ? nearest : undefined;
  const matched = falls !== undefined && !rule.linked.disabled;
  const called =
    (matched ? calledOnDay(context, rule, day) : undefined) ??
    (variant === undefined
      ? namesOfRule(rule.code, rule.linked.fields)
      : namesOn({ rule, name: variant.name, variant }));
  const wording = wordsOf(
    { called, fields: rule.linked.fields },
    { words: context.words, chain: context.pack.chain },
    'full',
  );
  const worded = { ...explaining, ...nativeNameIn(wording, called, context.words) };
  return {
    ...wording,
    variant: called.variant?.key ?? null,
    matched,
    conditions: nearest === undefined ? [] : [...conditionsOf(rule, nearest, explaining)],
    human_readable: matched
      ? sentenceOf(rule, falls, { ...worded, name: called.name })
      : `${rule.linked.disabled ? notObserved(rule, pack.name, worded) : ''}${notMatched(rule, traces, day, { ...worded, name: called.name })}`,
    alternatives: nearest === undefined ? [] : alternativesOf(nearest),
    observatory: nearest === undefined ? null : observatoryOf(rule, nearest, explaining),
    other_skies:
      nearest === undefined
        ? []
        : otherSkiesJson(
            decisionsOnOtherSkies({ pack, mode, placeYear, zone, rule, trace: nearest }, beside),
            zone,
          ),
  };
}

// What it is called on that day, which may be by its month or weekday.
function calledOnDay(
  { pack, mode, year }: RuleContext,
  { code }: PackRule,
  day: number,
): ObservanceNames | undefined {
  const observance = pack.observances
    .on(year(yearOf(day)), day, { mode })
    .find(({ rule }) => rule.code === code);
  return observance && namesOn(observance);
}

/** The days that were weighed for an occurrence, and which clause left each of the others out. */
function alternativesOf(trace: Trace): z.output<typeof alternative>[] {
  return trace.candidates.map(({ day, overlap }) => {
    const chosen = fallsOn(trace, day);
    const dropped = trace.clauses.find(({ results }) => results.some((r) => r.day === day && !r.survives));
    return {
      date: isoDate(day),
      chosen,
      overlap_minutes: Math.round(overlap * 1440),
      dropped_by: chosen ? null : (dropped?.text ?? null),
    };
  });
}
