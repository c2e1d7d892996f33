// The decisions of a rule around a date: the one that considered the date, or the nearest.

import type { PackRule } from '../../compiler/runtime/pack-rule.ts';
import type { Trace } from '../../compiler/runtime/trace.ts';
import { civilFromDay } from '../../engine/place/civil.ts';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '../../engine/sky/year-range.ts';
import { type Condition, conditionsOf } from '../../explain/conditions.ts';
import { nearestTrace } from '../../explain/nearness.ts';
import { type Observatory, observatoryOf } from '../../explain/observatory.ts';
import type { ExplainOptions } from '../../explain/options.ts';
import { ruleName } from '../../explain/rule-name.ts';
import { notMatched, sentenceOf } from '../../explain/sentence.ts';
import type { Session } from '../options/session.ts';

/** The part of a session that a look-up needs. */
export type ExplainContext = Pick<Session, 'pack' | 'mode' | 'works' | 'place' | 'zone' | 'year'> &
  Partial<Pick<Session, 'language'>>;

/** Why a rule falls on a date, or does not. */
export interface Found {
  readonly rule: PackRule;
  /** the requested civil day number */
  readonly day: number;
  /** its name, that of the day where it has one of its own */
  readonly name: string;
  readonly matched: boolean;
  readonly sentence: string;
  readonly conditions: readonly Condition[];
  /** undefined where the rule has no occurrence at all in the years around */
  readonly trace: Trace | undefined;
  readonly observatory: Observatory | undefined;
}

/** Looks a rule up on a civil day number. A rule that the pack has disabled matches no date. */
export function find(session: ExplainContext, rule: PackRule, day: number): Found {
  const found = decisionOn(session, rule, day);
  if (!rule.linked.disabled) return found;
  const sentence = `${session.pack.name} does not keep ${ruleName(rule)}; elsewhere it is as follows. ${found.sentence}`;
  return { ...found, matched: false, sentence };
}

function decisionOn(session: ExplainContext, rule: PackRule, day: number): Found {
  const { year } = civilFromDay(day);
  const options = {
    zone: session.zone,
    dayZone: session.place.zone,
    date: day,
    placeYear: session.year(year),
    pack: session.pack,
    works: session.works,
    ...inLanguage(session, rule, ruleName(rule)),
  };
  const here = tracesOf(session, rule, year);
  const weighing = here.filter((t) => t.candidates.some((candidate) => candidate.day === day));
  const trace = weighing.find((t) => falls(t, day)) ?? weighing[0];
  if (trace !== undefined) {
    const name = observedName(session, rule, trace, year);
    const own: ExplainOptions =
      name === undefined ? options : { ...options, name, ...inLanguage(session, rule, name) };
    return {
      rule,
      day,
      name: name ?? ruleName(rule),
      matched: falls(trace, day),
      sentence: sentenceOf(rule, trace, own),
      conditions: conditionsOf(rule, trace, own),
      trace,
      observatory: observatoryOf(rule, trace, own),
    };
  }
  const years = [year - 1, year + 1].filter((y) => FIRST_SKY_YEAR <= y && y <= LAST_SKY_YEAR);
  const around = [...here, ...years.flatMap((y) => tracesOf(session, rule, y))];
  const nearest = nearestTrace(around, day);
  return {
    rule,
    day,
    name: ruleName(rule),
    matched: false,
    sentence: notMatched(rule, around, day, options),
    conditions: nearest === undefined ? [] : conditionsOf(rule, nearest, options),
    trace: nearest,
    observatory: nearest && observatoryOf(rule, nearest, options),
  };
}

// The language of the sentence, and what an observance is called in it.
function inLanguage(
  { language }: ExplainContext,
  { code }: PackRule,
  name: string,
): Pick<ExplainOptions, 'language' | 'nativeName'> {
  if (language === undefined) return {};
  return { language: language.code, nativeName: language.names.of('observance', name, { code }) };
}

const falls = ({ outcome }: Trace, day: number): boolean =>
  outcome.kind === 'decided' && outcome.first <= day && day <= outcome.last;

function tracesOf({ pack, mode, year }: ExplainContext, { code }: PackRule, of: number): readonly Trace[] {
  return pack.tracesIn(year(of), code, { mode });
}

// The name of the observance on its day: `Kamada Ekadashi`.
function observedName(
  session: ExplainContext,
  rule: PackRule,
  { outcome }: Trace,
  year: number,
): string | undefined {
  if (outcome.kind !== 'decided' || civilFromDay(outcome.first).year !== year) return undefined;
  const { pack, mode } = session;
  const found = pack.observancesOn(session.year(year), outcome.first, { mode });
  return found.find((observance) => observance.rule.code === rule.code)?.name;
}
