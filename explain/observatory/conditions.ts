// A rule as conditions, each expected against actual, on one date.

import type { PackRule } from '@nirnaya/compiler/front';
import type { ClauseResult, Trace, TracedClause } from '@nirnaya/compiler/runtime';
import { clauseForms } from '@nirnaya/dsl/syntax';
import { nameOf, tithiFullName } from '@nirnaya/dsl/vocabulary';
import { lunationAt } from '@nirnaya/engine/observe';
import { type Lunation, trackLabelAt } from '@nirnaya/engine/sky';
import { clockIn } from '../dates/clock.ts';
import { dayMonth } from '../dates/date-text.ts';
import { percent } from '../sentences/fact.ts';
import { type ExplainOptions, onSkyOf } from '../sentences/options.ts';
import { innerTarget, lunarTerm } from '../sentences/target.ts';
import { lunationName, tithiRangeName } from '../sentences/tithi-name.ts';

/** One requirement of a rule on a date, and what the date has. */
export interface Condition {
  readonly field: string;
  readonly expected: string;
  readonly actual: string;
  readonly matched: boolean;
}

/**
 * The conditions of a rule on a date, by default the one decided: the lunar month, the target, then each clause
 * and whether it kept the date. With a place-year, a date that the target does not touch is shown with its own month and tithi.
 */
export function conditionsOf(rule: PackRule, trace: Trace, given: ExplainOptions): readonly Condition[] {
  const options = onSkyOf(given, trace);
  const date = options.date ?? decidedDay(trace);
  return [
    ...monthCondition(rule, trace, date, options),
    targetCondition(rule, trace, date, options),
    ...clauseConditions(trace, date),
  ];
}

function decidedDay(trace: Trace): number {
  return trace.outcome.kind === 'decided' ? trace.outcome.first : (trace.candidates[0]?.day ?? 0);
}

function monthCondition(rule: PackRule, trace: Trace, date: number, options: ExplainOptions): Condition[] {
  const term = lunarTerm(rule);
  const own = trace.occurrence.lunation;
  if (term?.months === undefined || own === undefined) return [];
  const { months } = term;
  const names = months.map((month) => nameOf('lunar month', month)).join(' or ');
  const isCandidate = trace.candidates.some(({ day }) => day === date);
  const lunation = isCandidate ? own : (lunationOn(date, options) ?? own);
  const bears = lunation.months.some((month) => months.includes(month - 1));
  const intercalary = lunation.adhika ? term.adhika !== 'skip' : term.adhika !== 'only';
  return [
    {
      field: 'lunar_month',
      expected: term.adhika === 'only' ? `Adhika ${names}` : names,
      actual: lunationName(lunation, bears ? months : undefined),
      matched: bears && intercalary,
    },
  ];
}

function sunriseOf(date: number, { placeYear }: ExplainOptions): number {
  return placeYear?.dayStart[date - placeYear.firstDay] ?? Number.NaN;
}

function lunationOn(date: number, options: ExplainOptions): Lunation | undefined {
  const sunrise = sunriseOf(date, options);
  return options.placeYear === undefined || Number.isNaN(sunrise)
    ? undefined
    : lunationAt(options.placeYear.sky, sunrise);
}

function targetCondition(rule: PackRule, trace: Trace, date: number, options: ExplainOptions): Condition {
  const { occurrence, target } = trace;
  const clock = clockIn(options.zone);
  const candidate = trace.candidates.find(({ day }) => day === date);
  const touched = candidate !== undefined && !candidate.added;
  const term = lunarTerm(rule);
  const expected = term?.tithis === undefined ? target.text : tithiRangeName(term.tithis);
  const when =
    occurrence.days !== undefined
      ? `on ${dayMonth(trace.candidates[0]?.day ?? date)}`
      : target.event
        ? `at ${clock.iso(occurrence.start)}`
        : `from ${clock.iso(occurrence.start)} to ${clock.iso(occurrence.end)}`;
  const overlapText =
    candidate === undefined || target.event || occurrence.days !== undefined
      ? ''
      : `, ${Math.round(candidate.overlap * 1440)} min of it on the day`;
  return {
    field: fieldOf(rule),
    expected,
    actual: touched ? `${when}${overlapText}` : (tithiOn(rule, date, options) ?? `not on the day; ${when}`),
    matched: touched,
  };
}

function fieldOf(rule: PackRule): string {
  const term = innerTarget(rule.checked.target);
  if (lunarTerm(rule) !== undefined) return 'tithi';
  if (term.op === 'enters') return term.body === 'Sun' ? 'sankranti' : 'ingress';
  if (term.op === 'quantity-spans') return term.quantity.name.replaceAll(' ', '_');
  return 'target';
}

function tithiOn(rule: PackRule, date: number, options: ExplainOptions): string | undefined {
  if (lunarTerm(rule) === undefined || options.placeYear === undefined) return undefined;
  const label = trackLabelAt(options.placeYear.sky.tithi, sunriseOf(date, options));
  return label < 0 ? undefined : `${tithiFullName(label + 1)} at sunrise`;
}

function clauseConditions(trace: Trace, date: number): Condition[] {
  return trace.clauses.flatMap((clause, index): Condition[] => {
    if (clauseForms[clause.kind].role === 'adds') return [];
    const [word = '', ...rest] = clause.text.split(' ');
    const result = clause.results.find(({ day }) => day === date);
    return [
      {
        field: word,
        expected: rest.join(' '),
        actual: result === undefined ? setAside(trace, index, date) : actualText(clause, result),
        matched: result?.survives ?? false,
      },
    ];
  });
}

function setAside({ clauses, candidates }: Trace, before: number, date: number): string {
  const by = clauses
    .slice(0, before)
    .find(({ results }) => results.some((r) => r.day === date && !r.survives));
  if (by !== undefined) return `already left out by \`${by.text}\``;
  return candidates.some(({ day }) => day === date) ? 'not weighed' : 'not a day that the target touches';
}

function actualText({ kind, results }: TracedClause, { holds, share, survives }: ClauseResult): string {
  if (share !== undefined) return `${percent(share)} % of it`;
  if (holds === true) return survives ? 'holds' : 'holds, but another day comes first';
  if (holds === false)
    return survives && clauseForms[kind].role === 'prefers'
      ? 'does not hold, nor on any other day'
      : 'does not hold';
  if (results.length === 1) return 'the only day left';
  return survives ? 'the day taken' : 'another day is taken';
}
