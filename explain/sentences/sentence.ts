// What explains a date, built from the trace: a short sentence with the date and what it comes down to, and after it what
// else the clauses found.

import type { PackRule } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import { skyTitles } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import { dayList, dayMonth, dayMonthYear, during, onAll, onNone } from '../dates/date-text.ts';
import { authorityTail } from './authority.ts';
import { factsOf } from './fact.ts';
import { hindiSentence } from './hindi.ts';
import { nearestDay, nearestTrace, traceOn } from './nearness.ts';
import type { ExplainOptions } from './options.ts';
import { type Reason, reasonOf } from './reason.ts';
import { ruleName } from './rule-name.ts';
import { wordingContextOf } from './target.ts';

/**
 * Why the date of an occurrence is what it is: one sentence, or two or three short ones. With `date`, a date other than the
 * one decided is denied in the first of them. Hindi has one sentence, where there is a date.
 */
export function sentenceOf(rule: PackRule, trace: Trace, options: ExplainOptions): string {
  const native = options.language === 'hi' ? hindiSentence(rule, trace, options) : undefined;
  if (native !== undefined) return native;
  const [chief, ...more] = bodyOf(rule, trace, options);
  const first = `${chief}${authorityTail(rule, trace, options)}`;
  return [first, ...more, ...skyTail(trace)]
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
    .join(' ');
}

// What everybody sees needs no word; another reckoning of the Sun and the Moon does.
const skyTail = ({ sky }: Trace): readonly string[] =>
  sky === 'drik' ? [] : [`the Sun and the Moon are placed by ${skyTitles[sky]}`];

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
  const weighed = traceOn(traces, date);
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

function bodyOf(rule: PackRule, trace: Trace, options: ExplainOptions): Reason {
  const { outcome } = trace;
  const name = ruleName(rule, options);
  const facts = factsOf(rule, trace, options);
  const { target } = facts.context;
  switch (outcome.kind) {
    case 'decided': {
      const [chief, ...more] = reasonOf(rule, facts);
      // `Navaratri begins` is a name with its own verb.
      const verb = / (?:begins|ends)(?: \([^)]*\))?$/.test(name) ? '' : ' is';
      const when = during(outcome.first, outcome.last);
      const head = `${name}${verb} ${when}${denial(trace, options.date, chief)}`;
      return [`${head}${because(chief, outcome)}`, ...more];
    }
    case 'nothing': {
      const [chief, ...more] = reasonOf(rule, facts);
      return [`${name} is not observed this time: ${chief}`, ...more];
    }
    case 'undecided':
      return [
        `${name} is given no date: ${target} lies on ${dayList(outcome.candidates)} and the rule does not decide between them`,
      ];
    case 'undecidable': {
      const days = outcome.candidates;
      return [`the date of ${name} cannot be decided: ${absenceText(outcome.absent, days)} at this place`];
    }
  }
}

// `: Shukla Chaturthi covers madhyahna that day, not on 26 August`, or `, the day after Holika Dahan`; the date just named
// is not named again where it can be left out.
function because(chief: string, { first, last }: { readonly first: number; readonly last: number }): string {
  const day = dayMonth(first);
  const days = first === last ? day : `${day} to ${dayMonth(last)}`;
  if (chief.startsWith(`${days} is `)) {
    const what = chief.slice(days.length + 4);
    return / (?:and|but) /.test(what) ? `: that day is ${what}` : `, ${what}`;
  }
  if (first !== last) return `: ${chief}`;
  const touched = `touches only the day of ${day}`;
  const text = chief.replace(touched, 'touches only this day');
  return `: ${text.replace(` on ${day}, not on `, ' that day, not on ').replace(new RegExp(` on ${day}$`), ' that day')}`;
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

// `, not on 26 August` where another date was asked about and the reason does not say so itself.
function denial({ outcome }: Trace, requestedDay: number | undefined, chief: string): string {
  if (requestedDay === undefined || outcome.kind !== 'decided') return '';
  if (outcome.first <= requestedDay && requestedDay <= outcome.last) return '';
  const not = `, not ${during(requestedDay, requestedDay)}`;
  return chief.includes(not) ? '' : not;
}
