// What one clause found: which days satisfy it and which do not.

import type { CheckedClause, PackRule } from '@nirnaya/compiler/front';
import { type ClauseResult, clausesIn, type Trace, type TracedClause } from '@nirnaya/compiler/runtime';
import { clockIn, type LocalClock } from '../dates/clock.ts';
import type { Value } from '../messages/index.ts';
import { withoutIdleAlternatives } from './alternatives.ts';
import { bindingsOn, expandedClause } from './bindings.ts';
import { type Nouns, partOf } from './nouns.ts';
import type { ExplainOptions } from './options.ts';
import { opposite, type Statement, statementInWords, statementOf } from './statement.ts';
import { happeningOf, nounsOf } from './target.ts';

type Clause = CheckedClause['clause'];

/** What the facts of one trace are stated with. */
export interface Facts {
  readonly rule: PackRule;
  readonly trace: Trace;
  readonly nouns: Nouns;
  readonly clock: LocalClock;
  /** the day that was decided, where it is a single one: the date that a sentence has named */
  readonly chosen: number | undefined;
}

/** Prepares the facts of a trace. */
export function factsOf(rule: PackRule, trace: Trace, options: ExplainOptions): Facts {
  const { outcome } = trace;
  return {
    rule,
    trace,
    nouns: nounsOf(rule, trace, options),
    clock: clockIn(options.zone),
    chosen: outcome.kind === 'decided' && outcome.first === outcome.last ? outcome.first : undefined,
  };
}

/** The clause that a traced clause comes from, its lets expanded and without the alternatives that did not matter. */
export function clauseBehind(rule: PackRule, trace: Trace, index: number): Clause | undefined {
  const written = clausesIn(rule.checked, trace.mode)[index]?.clause;
  const results = trace.clauses[index]?.results ?? [];
  return written && expandedClause(withoutIdleAlternatives(written, results), bindingsOn(rule, trace));
}

/** What a clause asks, in the words of its author where it has them; undefined for a clause that asks nothing. */
export function statementOfClause(clause: Clause | undefined, nouns: Nouns): Statement | undefined {
  if (clause?.kind !== 'require' && clause?.kind !== 'prefer') return undefined;
  return clause.because === undefined
    ? statementOf(clause.predicate, nouns)
    : statementInWords(clause.because);
}

/** A clause's finding on its days; undefined for clauses that look at nothing. */
export function factOf(
  { results }: TracedClause,
  clause: Clause | undefined,
  facts: Facts,
): Value | undefined {
  if (clause?.kind === 'most') return shareFact(partOf(clause.of, facts.nouns), results, facts);
  const statement = statementOfClause(clause, facts.nouns);
  return statement && truthFact(statement, results, facts);
}

/** The days of a fact: the one that a sentence has named is not named again. */
export const onDays = (days: readonly number[], { chosen }: Pick<Facts, 'chosen'>): Value =>
  days.length === 1 && days[0] === chosen
    ? { id: 'that-day' }
    : { id: 'on', args: { n: days.length, days: { days } } };

const onAll = (days: readonly number[], facts: Facts): Value =>
  days.length === 1 ? onDays(days, facts) : { id: 'on-all', args: { n: days.length, days: { days } } };

/** On none of some days. */
export const onAny = (days: readonly number[], facts: Pick<Facts, 'chosen'>): Value =>
  days.length === 1
    ? onDays(days, facts)
    : { id: 'on-any', args: { n: days.length, days: { days, word: 'or' } } };

function truthFact(statement: Statement, results: readonly ClauseResult[], facts: Facts): Value {
  const { say, negative, order } = statement;
  const yes = results.filter((r) => r.holds).map((r) => r.day);
  const no = results.filter((r) => !r.holds).map((r) => r.day);
  if (order !== undefined) return orderFact(order, yes, no, facts);
  if (no.length === 0) return say('yes', negative ? onAny(yes, facts) : onAll(yes, facts));
  if (yes.length === 0) return say('no', negative ? onAll(no, facts) : onAny(no, facts));
  return {
    id: negative ? 'but-so' : 'but-not',
    args: {
      fact: say('yes', onDays(yes, facts)),
      n: no.length,
      days: { days: no, word: negative ? 'and' : 'or' },
    },
  };
}

// `the Sun enters Makara at 20:20 on 14 January, after sunset of 14 January but before that of 15 January`
function orderFact(
  { edge, anchor, days, side }: NonNullable<Statement['order']>,
  yes: readonly number[],
  no: readonly number[],
  { rule, trace, nouns, clock }: Facts,
): Value {
  const at = momentOf(clock, edge === 'end' ? trace.occurrence.end : trace.occurrence.start);
  const event: Value =
    edge === 'event'
      ? happeningOf(rule, nouns, at)
      : { id: edge === 'start' ? 'begins-at' : 'ends-at', args: { target: nouns.target, moment: at } };
  const [met] = yes;
  const missed = no.at(-1);
  const date = (day: number): Value => ({ days: [day + days] });
  const order = (where: 'before' | 'after', day: number): Value => ({
    id: 'order',
    args: { event, where, side: { id: where }, part: anchor, date: date(day) },
  });
  if (met === undefined) return order(opposite[side], missed ?? 0);
  if (missed === undefined) return order(side, met);
  return {
    id: 'between',
    args: {
      event,
      where: side,
      side: { id: opposite[side] },
      other: { id: side },
      part: anchor,
      date: date(missed),
      next: date(met),
    },
  };
}

/** A moment by the clock of a place: `20:20 on 14 January`. */
export const momentOf = (clock: LocalClock, jd: number): Value => ({
  id: 'moment',
  args: { time: clock.hm(jd) ?? '', date: { days: [clock.day(jd) ?? 0] } },
});

/** A share closer to none or all than this is called so. */
const nearly = 0.0005;

function shareFact(part: Value, results: readonly ClauseResult[], facts: Facts): Value {
  const { target } = facts.nouns;
  const share = (r: ClauseResult): number => r.share ?? 0;
  const whole = results.filter((r) => share(r) >= 1 - nearly).map((r) => r.day);
  const none = results.filter((r) => share(r) <= nearly).map((r) => r.day);
  const fact = (id: string, is: 'yes' | 'no', on: Value): Value => ({ id, args: { target, part, is, on } });
  if (none.length === results.length) return fact('touches', 'no', onAny(none, facts));
  if (whole.length === results.length) return fact('covers', 'yes', onAll(whole, facts));
  const rest = (chosen: Value): Value => ({
    id: 'but-not',
    args: { fact: chosen, n: none.length, days: { days: none, word: 'or' } },
  });
  const some = results.filter((r) => share(r) > nearly).map((r) => r.day);
  if (whole.length > 0 && whole.length + none.length === results.length)
    return rest(fact('covers', 'yes', onDays(whole, facts)));
  if (some.length === 1 && results.length > 1) return rest(fact('touches', 'yes', onDays(some, facts)));
  const shares = [...results]
    .sort((a, b) => share(b) - share(a))
    .map((r): Value => ({ id: 'share-on', args: { share: percent(share(r)), days: { days: [r.day] } } }));
  return { id: 'shares', args: { target, part, shares: { items: shares } } };
}

/** Whole percents, but never 0 or 100 for what is neither. */
export function percent(share: number): number {
  if (share <= nearly) return 0;
  return share >= 1 - nearly ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
}
