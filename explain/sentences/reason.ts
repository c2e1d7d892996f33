// Why the days of an occurrence were narrowed as they were: the facts that mattered, the chief one first.

import type { TracedClause } from '@nirnaya/compiler/runtime';
import type { Message, Value } from '../messages/index.ts';
import { clauseBehind, type Facts, factOf, momentOf, onDays, statementOfClause } from './fact.ts';
import { happeningOf } from './target.ts';

/** A reason: what it comes down to, how that is joined to the date, and sentences behind the first. */
export interface Reason {
  readonly why: Value;
  /** `is` where the reason is what the day is: `3 March, the day after Holika Dahan` */
  readonly how: 'fact' | 'is';
  readonly more: readonly Message[];
}

const because = (...facts: readonly Value[]): Reason => ({
  why: facts.length === 1 ? (facts[0] ?? '') : { items: facts },
  how: 'fact',
  more: [],
});

/** The reason of an outcome that is `decided` or `nothing`. */
export function reasonOf(facts: Facts): Reason {
  const { trace } = facts;
  if (trace.candidates.length < 2) return singleDay(facts);
  const remarks = remarksOf(facts);
  const narrowing = remarks.filter(({ traced }) => traced.narrowed);
  const last = trace.outcome.kind === 'nothing' ? remarks.slice(-1) : [];
  const weighed = [...new Set([...narrowing, ...last])].map(withChoice);
  const closing = trace.decidedBy === undefined ? undefined : trace.clauses[trace.decidedBy];
  if (closing?.kind !== 'then') return weighed.length === 0 ? lead(facts) : together(weighed);
  const tie = tieAfter(remarks, narrowing.at(-1));
  const start = tie === undefined ? weighed : [...weighed, tie.fact];
  const reason = start.length === 0 ? lead(facts) : together(start);
  // A cut that the days left all meet is also why the first of them counts.
  return (tie ?? narrowing.at(-1))?.ordered === true
    ? reason
    : { ...reason, more: [...reason.more, { id: 'takes', args: { which: choice(closing) } }] };
}

// The two facts that came last, a sentence each.
function together(facts: readonly Value[]): Reason {
  const [first = '', ...others] = facts.slice(-2);
  return { ...because(first), more: others.map((what): Message => ({ id: 'more', args: { what } })) };
}

interface Remark {
  readonly traced: TracedClause;
  readonly fact: Value;
  /** whether the fact says by itself which day comes first */
  readonly ordered: boolean;
}

// The facts of the clauses that had several days before them, or left none.
function remarksOf(facts: Facts): Remark[] {
  return facts.trace.clauses.flatMap((traced, index): Remark[] => {
    const clause = clauseBehind(facts.rule, facts.trace, index);
    const fact = factOf(traced, clause, facts);
    const left = traced.results.filter((r) => r.survives).length;
    if (fact === undefined || (traced.results.length < 2 && left > 0)) return [];
    const ordered = clause?.kind === 'require' && statementOfClause(clause, facts.nouns)?.order !== undefined;
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
function withChoice({ traced, fact }: Remark): Value {
  const met = traced.results.filter((r) => r.holds).length;
  const [, which] = /^prefer (earliest|latest) /.exec(traced.text) ?? [];
  if (which === undefined || met < 2) return fact;
  return { id: 'preferred', args: { fact, which: which === 'earliest' ? 'earlier' : 'later' } };
}

function choice({ text, results }: TracedClause): string {
  const two = results.length === 2;
  if (text === 'then first') return two ? 'earlier' : 'first';
  return two ? 'later' : 'last';
}

// With nothing to choose between, the target itself is the reason, and what else the day has to be.
function singleDay(facts: Facts): Reason {
  const { rule, trace, nouns } = facts;
  const start = lead(facts);
  const remaining: Value[] = [];
  for (const [index, { results }] of trace.clauses.entries()) {
    const statement = statementOfClause(clauseBehind(rule, trace, index), nouns);
    if (statement === undefined || trace.clauses[index]?.kind !== 'require') continue;
    const survivesAll = results.every((r) => r.survives);
    const { order } = statement;
    const fact =
      order === undefined ? statement.say(survivesAll ? 'yes' : 'no', '') : orderedOn(index, facts);
    if (survivesAll) remaining.push(fact);
    else return because({ id: 'but-surviving', args: { fact: factOfLead(start, facts), other: fact } });
  }
  return remaining.length === 0 ? start : because(factOfLead(start, facts), ...remaining);
}

const orderedOn = (index: number, facts: Facts): Value => {
  const traced = facts.trace.clauses[index];
  return (traced && factOf(traced, clauseBehind(facts.rule, facts.trace, index), facts)) ?? '';
};

// `that day is a Monday` of `4 August, a Monday`.
const factOfLead = ({ why, how }: Reason, { chosen, trace }: Facts): Value =>
  how === 'fact'
    ? why
    : {
        id: 'day-is',
        args: {
          what: why,
          is: 'yes',
          on: onDays(
            trace.candidates.map(({ day }) => day),
            { chosen },
          ),
        },
      };

function lead({ rule, trace, nouns, clock, chosen }: Facts): Reason {
  const { occurrence, candidates } = trace;
  const { target } = nouns;
  const days = candidates.filter((c) => !c.added).map((c) => c.day);
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  if (occurrence.days !== undefined || isWeekday(target)) {
    const { outcome } = trace;
    const isNamed = outcome.kind === 'decided' && outcome.first === first && outcome.last === last;
    if (isNamed || days.length === 1) return { why: dayOf(target), how: 'is', more: [] };
    return because({ id: 'days-are', args: { days: rangeOf(days), what: target } });
  }
  if (trace.target.event) {
    const event = happeningOf(rule, nouns, momentOf(clock, occurrence.start));
    const civil = clock.day(occurrence.start);
    if (days.length === 0 || civil !== first + 1) return because(event);
    return because({ id: 'sunrise-before', args: { event, date: { days: [civil] } } });
  }
  return days.length === 1
    ? because({
        id: 'only-day',
        args: { target, when: first === chosen ? 'here' : 'there', days: { days } },
      })
    : because({
        id: 'touches-days',
        args: { target, how: isRun(days) ? 'run' : 'listed', days: rangeOf(days) },
      });
}

// `the day of Vijayadashami`.
const dayOf = (target: Value): Value =>
  typeof target === 'object' && 'kind' in target ? { id: 'day-of', args: { what: target } } : target;

const isWeekday = (target: Value): boolean =>
  typeof target === 'object' && 'id' in target && target.id === 'a-weekday';

/** Days that follow one another are listed up to this many; more are given by the first and the last. */
const mostListed = 3;

// Whether they are many, one after the other.
const isRun = (days: readonly number[]): boolean =>
  days.length > mostListed && (days.at(-1) ?? 0) - (days[0] ?? 0) === days.length - 1;

/** `26 and 27 August`; many in a row as `4 May to 28 May`. */
const rangeOf = (days: readonly number[]): Value =>
  isRun(days)
    ? { id: 'days-to', args: { from: { days: days.slice(0, 1) }, to: { days: days.slice(-1) } } }
    : { days };
