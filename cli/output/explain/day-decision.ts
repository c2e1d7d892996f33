// The decisions of a rule around a date: the one that considered the date, or the nearest.

import type { RuleContext } from '@nirnaya/app/context';
import { tracesOfVariant } from '@nirnaya/app/festivals';
import type { PackRule, Variant } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import { civilFromDay } from '@nirnaya/engine/civil';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { type Condition, conditionsOf, type Observatory, observatoryOf } from '@nirnaya/explain/observatory';
import {
  type ExplainOptions,
  fallsOn,
  nearestTrace,
  notMatched,
  notObserved,
  ruleName,
  sentenceOf,
  traceOn,
} from '@nirnaya/explain/sentences';
import type { Session } from '../../options/session.ts';

/** The part of a session that a look-up needs. */
export type ExplainContext = Pick<RuleContext, 'pack' | 'mode' | 'year' | 'explaining'> &
  Partial<Pick<Session, 'language'>>;

/** Why a rule falls on a date, or does not. */
export interface DayDecision {
  readonly rule: PackRule;
  /** the requested civil day number */
  readonly day: number;
  /** its name, that of the day where it has one of its own */
  readonly name: string;
  /** the key of that name among the variants of the rule */
  readonly variant: string | undefined;
  readonly matched: boolean;
  readonly sentence: string;
  readonly conditions: readonly Condition[];
  /** undefined where the rule has no occurrence at all in the years around */
  readonly trace: Trace | undefined;
  readonly observatory: Observatory | undefined;
}

/**
 * Looks a rule up on a civil day number; with a variant only its occurrences that are it. A rule that the pack has disabled
 * matches no date.
 */
export function find(session: ExplainContext, rule: PackRule, day: number, variant?: Variant): DayDecision {
  const decision = decisionOn(session, rule, day, variant);
  if (!rule.linked.disabled) return decision;
  const { year } = civilFromDay(day);
  const options = {
    ...session.explaining(year),
    ...inLanguage(session, rule, { name: ruleName(rule), key: undefined }),
  };
  const sentence = `${notObserved(rule, session.pack.name, options)}${decision.sentence}`;
  return { ...decision, matched: false, sentence };
}

function decisionOn(session: ExplainContext, rule: PackRule, day: number, variant?: Variant): DayDecision {
  const { year } = civilFromDay(day);
  const options = {
    ...session.explaining(year),
    date: day,
    ...inLanguage(session, rule, { name: variant?.name ?? ruleName(rule), key: variant?.key }),
    ...(variant === undefined ? {} : { name: variant.name }),
  };
  const here = tracesOf(session, rule, year, variant);
  const trace = traceOn(here, day);
  if (trace !== undefined) {
    const named = observedName(session, rule, trace, year);
    const own: ExplainOptions =
      named === undefined ? options : { ...options, name: named.name, ...inLanguage(session, rule, named) };
    return {
      rule,
      day,
      name: ruleName(rule, own),
      variant: named?.key ?? variant?.key,
      matched: fallsOn(trace, day),
      sentence: sentenceOf(rule, trace, own),
      conditions: conditionsOf(rule, trace, own),
      trace,
      observatory: observatoryOf(rule, trace, own),
    };
  }
  const years = [year - 1, year + 1].filter((y) => FIRST_SKY_YEAR <= y && y <= LAST_SKY_YEAR);
  const nearby = [...here, ...years.flatMap((y) => tracesOf(session, rule, y, variant))];
  const nearest = nearestTrace(nearby, day);
  return {
    rule,
    day,
    name: ruleName(rule, options),
    variant: variant?.key,
    matched: false,
    sentence: notMatched(rule, nearby, day, options),
    conditions: nearest === undefined ? [] : conditionsOf(rule, nearest, options),
    trace: nearest,
    observatory: nearest && observatoryOf(rule, nearest, options),
  };
}

// The language of the sentence, and what an observance is called in it.
function inLanguage(
  { language }: ExplainContext,
  { code }: PackRule,
  { name, key }: Named,
): Pick<ExplainOptions, 'words' | 'nativeName'> {
  if (language?.sentenceWords === undefined) return {};
  return {
    words: language.sentenceWords,
    nativeName: language.names.of('observance', name, { code, variant: key }),
  };
}

function tracesOf(
  { pack, mode, year }: ExplainContext,
  rule: PackRule,
  of: number,
  variant: Variant | undefined,
): readonly Trace[] {
  const py = year(of);
  const traces = pack.traces.inYear(py, rule.code, { mode });
  return variant === undefined ? traces : tracesOfVariant(traces, { pack, py, rule, mode }, variant.key);
}

// A name in English, with the key that it has where it is that of some occurrences.
interface Named {
  readonly name: string;
  readonly key: string | undefined;
}

// The name of the observance on its day: `Kamada Ekadashi`.
function observedName(
  session: ExplainContext,
  rule: PackRule,
  { outcome }: Trace,
  year: number,
): Named | undefined {
  if (outcome.kind !== 'decided' || civilFromDay(outcome.first).year !== year) return undefined;
  const { pack, mode } = session;
  const [observance] = pack.observances.ofRuleOn(session.year(year), rule.code, outcome.first, { mode });
  return observance && { name: observance.name, key: observance.variant?.key };
}
