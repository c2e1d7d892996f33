// What one clause found, as part of a sentence: which days satisfy it and which do not.

import type { CheckedClause, PackRule } from '@nirnaya/compiler/front';
import type { ClauseResult, Trace, TracedClause } from '@nirnaya/compiler/runtime';
import { readBy } from '@nirnaya/dsl/syntax';
import { clockIn, type LocalClock } from '../dates/clock.ts';
import { dayList, dayMonth, listed, onAll, onNone } from '../dates/date-text.ts';
import { withoutIdleAlternatives } from './alternatives.ts';
import { bindingsOf, expandedClause } from './bindings.ts';
import { type Claim, claimOf } from './claim.ts';
import type { ExplainOptions } from './options.ts';
import { happeningOf, wordingContextOf } from './target.ts';
import { type WordingContext, wording } from './wording.ts';

/** The context in which the facts of one trace are worded. */
export interface Facts {
  readonly trace: Trace;
  readonly context: WordingContext;
  /** the target as something that happens: `the Sun enters Makara` */
  readonly happening: string;
  readonly clock: LocalClock;
  /** the clock by which civil days begin and end */
  readonly dayClock: LocalClock;
}

/** Prepares the wording of a trace. */
export function factsOf(rule: PackRule, trace: Trace, options: ExplainOptions): Facts {
  const context = wordingContextOf(rule, trace, options);
  return {
    trace,
    context,
    happening: happeningOf(rule, context),
    clock: clockIn(options.zone),
    dayClock: clockIn(options.dayZone ?? options.zone),
  };
}

/** The clause that a traced clause comes from, its lets expanded and without the alternatives that did not matter. */
export function clauseBehind(
  rule: PackRule,
  trace: Trace,
  index: number,
): CheckedClause['clause'] | undefined {
  const { clauses, drik } = rule.checked;
  const written = (trace.mode === 'drik' ? (drik ?? clauses) : clauses)[index]?.clause;
  const results = trace.clauses[index]?.results ?? [];
  return written && expandedClause(withoutIdleAlternatives(written, results), bindingsOf(rule, trace.mode));
}

/** A clause's finding on its days; undefined for clauses that look at nothing. */
export function factOf(
  traced: TracedClause,
  clause: CheckedClause['clause'] | undefined,
  facts: Facts,
): string | undefined {
  const read = clause && readBy(clause);
  if (read === undefined) return undefined;
  return read.reads === 'truth'
    ? truthFact(claimOf(read.expression, facts.context), traced.results, facts)
    : shareFact(wording(read.expression, facts.context), traced.results, facts.context.target);
}

function truthFact(claim: Claim, results: readonly ClauseResult[], facts: Facts): string {
  const yes = results.filter((r) => r.holds).map((r) => r.day);
  const no = results.filter((r) => !r.holds).map((r) => r.day);
  if (claim.order !== undefined) return orderFact(claim.order, yes, no, facts);
  if (!claim.negative) return daysFact(claim.affirm, claim.deny, yes, no);
  // `not A` is worded as A on no day or on all; on only some days it stays a denial, as the rule has it.
  if (yes.length === 0 || no.length === 0) return daysFact(claim.deny, claim.affirm, no, yes);
  const verb = claim.affirm
    .slice(claim.subject.length + 1)
    .match(/^(?:does|is|has) not\b/)?.[0]
    .split(' ')[0];
  const contrast = verb === undefined ? 'only' : `as it ${verb}`;
  return `${claim.affirm} on ${dayList(yes, 'or')}, ${contrast} on ${dayList(no)}`;
}

function daysFact(affirm: string, deny: string, yes: readonly number[], no: readonly number[]): string {
  if (yes.length === 0) return no.length === 1 ? `${deny} ${onAll(no)}` : `${affirm} ${onNone(no)}`;
  if (no.length === 0) return `${affirm} ${onAll(yes)}`;
  return `${affirm} on ${dayList(yes)}, not on ${dayList(no, 'or')}`;
}

// `the Sun enters Makara at 20:20 on 14 January, after sunset of 14 January but before sunset of 15 January`
function orderFact(
  { edge, anchor, side }: NonNullable<Claim['order']>,
  yes: readonly number[],
  no: readonly number[],
  { trace, context, happening, clock, dayClock }: Facts,
): string {
  const at = edge === 'end' ? trace.occurrence.end : trace.occurrence.start;
  const event = edge === 'event' ? happening : `${context.target} ${edge === 'start' ? 'begins' : 'ends'}`;
  const lead = `${event} at ${clock.moment(at)}`;
  const opposite = side === 'before' ? 'after' : 'before';
  const missed = no.at(-1);
  const met = yes[0];
  const isMoved = /\b(?:before|after)\b/.test(anchor);
  const words = isMoved ? comparisons : { before: 'before', after: 'after' };
  if (met === undefined) return `${lead}, ${words[opposite]} ${anchorOn(anchor, missed ?? 0)}`;
  if (missed === undefined) {
    return dayClock.day(at) === met && clock.day(at) === met && !movedBy.test(anchor)
      ? `${lead}, ${words[side]} ${anchor}`
      : `${lead}, ${words[side]} ${anchorOn(anchor, met)}`;
  }
  const that = dayMonth(met + shiftOf(anchor));
  if (isMoved) return `${lead}, ${words[opposite]} ${anchorOn(anchor, missed)}`;
  return `${lead}, ${words[opposite]} ${anchorOn(anchor, missed)} but ${words[side]} that of ${that}`;
}

// An anchor that has such a word itself: `earlier than 9 minutes before midnight`.
const comparisons = { before: 'earlier than', after: 'later than' } as const;

const movedBy = / of the (?:next day|day before)$/;

const shiftOf = (anchor: string): number => {
  const moved = movedBy.exec(anchor)?.[0];
  return moved === undefined ? 0 : moved.endsWith('next day') ? 1 : -1;
};

// `sunset of 14 January`; that of the next day by its own date.
const anchorOn = (anchor: string, day: number): string =>
  `${anchor.replace(movedBy, '')} of ${dayMonth(day + shiftOf(anchor))}`;

/** A share closer to none or all than this is called so. */
const nearly = 0.0005;

function shareFact(window: string, results: readonly ClauseResult[], target: string): string {
  const share = (r: ClauseResult): number => r.share ?? 0;
  const days = results.map((r) => r.day);
  const whole = results.filter((r) => share(r) >= 1 - nearly);
  const none = results.filter((r) => share(r) <= nearly);
  if (none.length === results.length) {
    return days.length === 1
      ? `${target} does not touch ${window} ${onAll(days)}`
      : `${target} touches ${window} ${onNone(days)}`;
  }
  if (whole.length === results.length) return `${target} covers ${window} ${onAll(days)}`;
  if (whole.length > 0 && whole.length + none.length === results.length) {
    return `${target} covers ${window} on ${dayList(whole.map((r) => r.day))}, not on ${dayList(
      none.map((r) => r.day),
      'or',
    )}`;
  }
  const [most, ...others] = [...results].sort((a, b) => share(b) - share(a));
  if (most === undefined) return `${target} is not weighed`;
  const rest = others.map((r) => `${shareText(share(r))} of it on ${dayMonth(r.day)}`);
  const first = `${target} covers ${shareText(share(most))} of ${window} on ${dayMonth(most.day)}`;
  return rest.length > 1 ? `${first}, ${listed(rest)}` : listed([first, ...rest]);
}

function shareText(share: number): string {
  if (share >= 1 - nearly) return 'the whole';
  return share <= nearly ? 'none' : `${percent(share)}%`;
}

/** Whole percents, but never 0 or 100 for what is neither. */
export function percent(share: number): number {
  if (share <= nearly) return 0;
  return share >= 1 - nearly ? 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
}
