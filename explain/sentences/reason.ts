// Why the days of an occurrence were narrowed as they were: the facts that mattered, the chief one first.

import type { PackRule } from '@nirnaya/compiler/front';
import type { TracedClause } from '@nirnaya/compiler/runtime';
import { dayList, dayMonth, dayRange } from '../dates/date-text.ts';
import { claimOf, withoutSubject } from './claim.ts';
import { clauseBehind, type Facts, factOf } from './fact.ts';
import type { Expression } from './wording.ts';

/** A reason: what it comes down to, and what else there is to say, each the text of a sentence. */
export type Reason = readonly [chief: string, ...more: string[]];

/** The reason of an outcome that is `decided` or `nothing`. */
export function reasonOf(rule: PackRule, facts: Facts): Reason {
  const { trace, context } = facts;
  if (trace.candidates.length < 2) return [singleDay(rule, facts)];
  const remarks = remarksOf(rule, facts);
  const narrowing = remarks.filter(({ traced }) => traced.narrowed);
  const last = trace.outcome.kind === 'nothing' ? remarks.slice(-1) : [];
  const weighed = [...new Set([...narrowing, ...last])].map(withChoice);
  const closing = trace.decidedBy === undefined ? undefined : trace.clauses[trace.decidedBy];
  if (closing?.kind !== 'then')
    return weighed.length === 0 ? [lead(facts)] : together(weighed, context.target);
  const tie = tieAfter(remarks, narrowing.at(-1));
  const start = tie === undefined ? weighed : [...weighed, tie.fact];
  const reason: Reason = start.length === 0 ? [lead(facts)] : together(start, context.target);
  // A cut that the days left all meet is also why the first of them counts.
  return (tie ?? narrowing.at(-1))?.ordered === true
    ? reason
    : [...reason, `the rule takes the ${choice(closing)}`];
}

// The two facts that came last; the second says `it` of the target where the first was about it.
function together(facts: readonly string[], target: string): Reason {
  const [first = '', second] = facts.slice(-2);
  if (second === undefined) return [first];
  if (!first.startsWith(`${target} `)) return [first, second];
  const rest = withoutSubject(second, target);
  return [first, rest === second ? second : `it ${rest}`];
}

interface Remark {
  readonly traced: TracedClause;
  readonly fact: string;
  /** whether the fact says by itself which day comes first */
  readonly ordered: boolean;
}

// The facts of the clauses that had several days before them, or left none.
function remarksOf(rule: PackRule, facts: Facts): Remark[] {
  return facts.trace.clauses.flatMap((traced, index): Remark[] => {
    const clause = clauseBehind(rule, facts.trace, index);
    const fact = factOf(traced, clause, facts);
    const left = traced.results.filter((r) => r.survives).length;
    if (fact === undefined || (traced.results.length < 2 && left > 0)) return [];
    const ordered =
      clause?.kind === 'require' && claimOf(clause.predicate, facts.context).order !== undefined;
    return [{ traced, fact, ordered }];
  });
}

// What left the days equal for the closing clause: the last thing true of all; where nothing narrowed before, the
// first thing true of none.
function tieAfter(remarks: readonly Remark[], narrowing: Remark | undefined): Remark | undefined {
  const from = narrowing === undefined ? 0 : remarks.indexOf(narrowing) + 1;
  const equal = remarks.slice(from).filter(({ traced }) => !traced.narrowed);
  const met = equal.filter(({ traced }) =>
    traced.results.every((r) => r.holds === true || (r.share ?? 0) > 0),
  );
  return met.at(-1) ?? (narrowing === undefined ? equal[0] : undefined);
}

// `prefer earliest` takes one of several days that satisfy it.
function withChoice({ traced, fact }: Remark): string {
  const met = traced.results.filter((r) => r.holds).length;
  const [, which] = /^prefer (earliest|latest) /.exec(traced.text) ?? [];
  if (which === undefined || met < 2) return fact;
  return `${fact} and the ${which === 'earliest' ? 'earlier' : 'later'} is preferred`;
}

function choice({ text, results }: TracedClause): string {
  const two = results.length === 2;
  if (text === 'then first') return two ? 'earlier' : 'first';
  return two ? 'later' : 'last';
}

/** A sentence that says more than this of what a day has to meet is not read, in characters. */
const longest = 170;

// With nothing to choose between, the target itself is the reason.
function singleDay(rule: PackRule, facts: Facts): string {
  const { trace, context } = facts;
  let text = lead(facts);
  for (const [index, traced] of trace.clauses.entries()) {
    const clause = clauseBehind(rule, trace, index);
    if (clause?.kind !== 'require') continue;
    const claim = claimOf(clause.predicate, context);
    const survivesAll = traced.results.every((r) => r.survives);
    const more = withoutSubject(survivesAll ? claim.affirm : claim.deny, context.target);
    if (survivesAll && text.length + more.length > longest) break;
    const appended = survivesAll ? appendedTo(text, clause.predicate, more) : undefined;
    text += appended ?? `${survivesAll ? ' and' : ' but'} ${more}`;
  }
  return text;
}

// What a further condition adds to `16 November is a Monday`: ` of Kartika`, ` in Tamil Aadi`; to `touches only the day of
// 3 October`: ` and its aparahna`. Undefined where it makes a statement of its own.
function appendedTo(text: string, predicate: Expression, more: string): string | undefined {
  if (isOfWeekday(text)) {
    const month =
      /^the (?:lunar )?month is (\w+)$/.exec(more)?.[1] ??
      /^the (purnimanta) month is (\w+)$/.exec(more)?.slice(1).join(' ');
    if (month !== undefined) return ` of ${month}`;
    const inside =
      predicate.kind === 'binary' && predicate.op === 'touches' && predicate.right.kind === 'phrase';
    if (inside) return more.replace(/^touches/, ' in');
  }
  const weekday = /^it is (a \w+day)$/.exec(more)?.[1];
  if (weekday !== undefined && / is /.test(text)) return ` on ${weekday}`;
  return / touches only the day of [^,]*$/.test(text) && more.startsWith('touches ')
    ? ` and its ${more.slice('touches '.length)}`
    : undefined;
}

const isOfWeekday = (text: string): boolean => / is an? \w+day$/.test(text);

function lead({ trace, context, happening, clock, dayClock }: Facts): string {
  const { occurrence, candidates, target } = trace;
  const days = candidates.filter((c) => !c.added).map((c) => c.day);
  if (occurrence.days !== undefined) {
    const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
    return first === last || trace.clauses.length > 0
      ? `${dayList(days)} is ${context.target}`
      : `${dayMonth(first)} to ${dayMonth(last)} is ${context.target}`;
  }
  if (target.event) {
    const at = `${happening} at ${clock.moment(occurrence.start)}`;
    const [day] = days;
    const civil = dayClock.day(occurrence.start);
    if (day === undefined || civil !== day + 1) return at;
    const thatDay = clock.day(occurrence.start) === civil ? 'that day' : dayMonth(civil);
    return `${at}, before the sunrise of ${thatDay}`;
  }
  const only = days.length === 1 ? 'only the day of ' : '';
  return `${context.target} touches ${only}${dayRange(days)}`;
}
