// What explains a date, built from the trace: a short sentence with the date and what it comes down to, and after it what
// else the clauses found.

import type { PackRule } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import { capitalized, skyTitles } from '@nirnaya/dsl/vocabulary';
import { isoDate } from '@nirnaya/engine/civil';
import {
  english,
  type Message,
  NoWords,
  type SentenceWords,
  type Value,
  written,
} from '../messages/index.ts';
import { authorityTail } from './authority.ts';
import { factsOf, onAny } from './fact.ts';
import { nearestDay, nearestTrace, traceOn } from './nearness.ts';
import type { ExplainOptions } from './options.ts';
import { reasonOf } from './reason.ts';
import { ruleName } from './rule-name.ts';
import { nounsOf } from './target.ts';

/**
 * Why the date of an occurrence is what it is: one sentence, or two or three short ones, in the language of the options. With
 * `date`, a date other than the one decided is denied in the first of them. What a language has no words for is said in English.
 */
export const sentenceOf = (rule: PackRule, trace: Trace, options: ExplainOptions): string =>
  inLanguage(options, (of) => messagesOf(rule, trace, of));

/** What a sentence says, before a language says it. */
export function messagesOf(rule: PackRule, trace: Trace, options: ExplainOptions): readonly Message[] {
  const { outcome } = trace;
  const name = nameIn(rule, options);
  const by = authorityTail(rule, trace, options);
  const facts = factsOf(rule, trace, options);
  const { target } = facts.nouns;
  switch (outcome.kind) {
    case 'decided': {
      const { why, how, more } = reasonOf(facts);
      // `Navaratri begins` is a name with its own verb.
      const verb = / (?:begins|ends)(?: \([^)]*\))?$/.test(ruleName(rule, options)) ? 'own' : 'is';
      const when = during(outcome.first, outcome.last);
      const denied = denial(trace, options.date, why);
      return [
        { id: 'decided', args: { name, verb, when, denied, how, why, by } },
        ...more,
        ...skyTail(trace),
      ];
    }
    case 'nothing': {
      const { why, more } = reasonOf(facts);
      return [{ id: 'nothing', args: { name, why, by } }, ...more, ...skyTail(trace)];
    }
    case 'undecided': {
      const days: Value = { days: outcome.candidates };
      return [{ id: 'undecided', args: { name, target, days, by } }, ...skyTail(trace)];
    }
    case 'undecidable': {
      const { absent, candidates } = outcome;
      const on = onAny(candidates, { chosen: undefined });
      // A sunset belongs to a whole day: the Sun may set and still leave none.
      const why: Value =
        absent === 'sunset'
          ? { id: 'absent-sunset', args: { on } }
          : { id: 'absent', args: { on, part: partOrPhrase(absent) } };
      return [{ id: 'undecidable', args: { name, why, by } }, ...skyTail(trace)];
    }
  }
}

const partOrPhrase = (name: string): Value =>
  english.messages[`part-${name}`] === undefined ? { phrase: name } : { id: `part-${name}` };

// A sentence in the language of the options, or else in English.
function inLanguage(
  options: ExplainOptions,
  messages: (options: ExplainOptions) => readonly Message[],
): string {
  const { words = english } = options;
  try {
    return textOf(messages(options), words);
  } catch (error) {
    if (!(error instanceof NoWords) || words === english) throw error;
    const { nativeName: _, ...plain } = options;
    return textOf(messages(plain), english);
  }
}

// Each sentence with a capital, where its letters have capitals.
const textOf = (messages: readonly Message[], words: SentenceWords): string =>
  messages
    .map((message) => written(message, words))
    .map(capitalized)
    .join(' ');

const nameIn = (rule: PackRule, options: ExplainOptions): Value =>
  options.nativeName ?? {
    kind: 'observance',
    english: ruleName(rule, options),
    ...(options.name === undefined ? { key: rule.code } : {}),
  };

// `on 27 August`, or `from 22 September to 2 October`.
const during = (first: number, last: number): Value =>
  first === last
    ? { id: 'when', args: { date: { days: [first] } } }
    : { id: 'from-to', args: { from: { days: [first] }, to: { days: [last] } } };

// What everybody sees needs no word; another reckoning of the Sun and the Moon does.
const skyTail = ({ sky }: Trace): readonly Message[] =>
  sky === 'drik' ? [] : [{ id: 'sky', args: { sky: { kind: 'sky', english: skyTitles[sky], key: sky } } }];

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
  return inLanguage(options, (of) => [absenceOf(rule, nearestTrace(traces, date), date, of)]);
}

function absenceOf(
  rule: PackRule,
  nearest: Trace | undefined,
  date: number,
  options: ExplainOptions,
): Message {
  const name = nameIn(rule, options);
  if (nearest === undefined) return { id: 'not-near', args: { name, date: { days: [date], year: true } } };
  const near = nearestDay(nearest, date);
  // Years are named where the nearest occurrence lies in another year.
  const year = isoDate(near).slice(0, 4) !== isoDate(date).slice(0, 4);
  return {
    id: 'not-on',
    args: {
      name,
      date: { days: [date] },
      target: nounsOf(rule, nearest, options).target,
      what: nearest.outcome.kind === 'decided' ? 'gives' : 'none',
      near: { days: [near], year },
    },
  };
}

/** That an observance is not observed by the rules of a pack, by its name, which comes before why its date would be what it is. */
export const notObserved = (rule: PackRule, land: string, options: ExplainOptions): string =>
  inLanguage(options, (of) => [{ id: 'not-observed', args: { name: nameIn(rule, of), land } }]);

// `, not on 26 August` where another date was asked about and the reason does not say so itself.
function denial({ outcome }: Trace, requestedDay: number | undefined, why: Value): Value {
  if (requestedDay === undefined || outcome.kind !== 'decided') return '';
  if ((outcome.first <= requestedDay && requestedDay <= outcome.last) || excludes(why, requestedDay))
    return '';
  return { id: 'denied', args: { date: { days: [requestedDay] } } };
}

// Whether a fact says that it is not so on a day.
function excludes(value: Value, day: number): boolean {
  if (typeof value !== 'object') return false;
  if ('items' in value) return value.items.some((item) => excludes(item, day));
  if (!('id' in value)) return false;
  const { days } = value.args ?? {};
  const isExcluded =
    value.id === 'but-not' && typeof days === 'object' && 'days' in days && days.days.includes(day);
  return isExcluded || Object.values(value.args ?? {}).some((inner) => excludes(inner, day));
}
