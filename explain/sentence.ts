// One plain sentence that explains a date, built from the trace: the target, what the clauses found, the choice.

import type { PackRule } from '../compiler/runtime/pack-rule.ts';
import type { Trace } from '../compiler/runtime/trace.ts';
import { isoDate } from '../engine/place/civil.ts';
import { authorityTail } from './authority.ts';
import { dayList, dayMonth, dayMonthYear, duringAgain, onAll, onNone } from './date-text.ts';
import { factsOf } from './fact.ts';
import { nearestDay, nearestTrace } from './nearness.ts';
import type { ExplainOptions } from './options.ts';
import { reasonOf } from './reason.ts';
import { ruleName } from './rule-name.ts';
import { wordingContextOf } from './target.ts';

/**
 * Why the date of an occurrence is what it is. With `date`, a date other than the one decided is denied in the
 * same sentence.
 */
export function sentenceOf(rule: PackRule, trace: Trace, options: ExplainOptions): string {
  const body = bodyOf(rule, trace, options);
  return `${body.charAt(0).toUpperCase()}${body.slice(1)}${authorityTail(rule, trace.mode, options)}.`;
}

/**
 * Why a rule does not fall on a civil day number. The traces should reach far enough to hold the nearest
 * occurrence; where one of them considered the date, its decision is described.
 */
export function notMatched(
  rule: PackRule,
  traces: readonly Trace[],
  date: number,
  options: ExplainOptions,
): string {
  const weighed = traces.find((trace) => trace.candidates.some((candidate) => candidate.day === date));
  if (weighed !== undefined) return sentenceOf(rule, weighed, { ...options, date });
  const name = ruleName(rule, options);
  const nearest = nearestTrace(traces, date);
  if (nearest === undefined) return `No occurrence of ${name} comes near ${dayMonthYear(date)}.`;
  const { target } = wordingContextOf(rule, nearest, options);
  return `${name} does not fall on ${dayMonth(date)}: the nearest, ${target}, ${placeOfOutcome(nearest, date)}.`;
}

// Years are named where the nearest occurrence lies in another year.
function placeOfOutcome(trace: Trace, date: number): string {
  const { outcome } = trace;
  const near = nearestDay(trace, date);
  const shown = isoDate(near).slice(0, 4) === isoDate(date).slice(0, 4) ? dayMonth(near) : dayMonthYear(near);
  return outcome.kind === 'decided' ? `gives ${shown}` : `touches ${shown} and gives no date`;
}

function bodyOf(rule: PackRule, trace: Trace, options: ExplainOptions): string {
  const { outcome } = trace;
  const name = ruleName(rule, options);
  const facts = factsOf(rule, trace, options);
  const { target } = facts.context;
  switch (outcome.kind) {
    case 'decided': {
      const reason = reasonOf(rule, facts);
      const when = duringAgain(outcome.first, outcome.last, reason);
      // `Navaratri begins` is a name with its own verb.
      const verb = / (begins|ends)$/.test(name) ? '' : ' is';
      return `${reason}, so ${name}${verb} ${when}${denial(trace, options.date, reason)}`;
    }
    case 'nothing':
      return `${reasonOf(rule, facts)}, so ${name} is not observed this time`;
    case 'undecided':
      return `${target} lies on ${dayList(outcome.candidates)} and the rule does not decide between them, so ${name} is given no date`;
    case 'undecidable': {
      const days = outcome.candidates;
      const absence = absenceText(outcome.absent, days);
      return `${absence} at this place, so the date of ${name} cannot be decided`;
    }
  }
}

// A sunset belongs to a whole day: the Sun may set and still leave none.
function absenceText(absent: string, days: readonly number[]): string {
  const several = days.length > 1;
  if (absent === 'sunset') {
    return several
      ? `the Sun rises, sets and rises again within 36 hours ${onNone(days)}`
      : `the Sun does not rise, set and rise again within 36 hours ${onAll(days)}`;
  }
  return several ? `there is a ${absent} ${onNone(days)}` : `there is no ${absent} ${onAll(days)}`;
}

// `, not on the 26th` where another date was requested.
function denial({ outcome }: Trace, askedDay: number | undefined, before: string): string {
  if (askedDay === undefined || outcome.kind !== 'decided') return '';
  if (outcome.first <= askedDay && askedDay <= outcome.last) return '';
  return `, not ${duringAgain(askedDay, askedDay, before)}`;
}
