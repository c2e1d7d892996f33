// What a rule observes in one occurrence.

import type { PackRule, TypedExpression } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import type { Occurrence } from '@nirnaya/engine/observe';
import { type Lunation, type SkyYear, trackLabelAt } from '@nirnaya/engine/sky';
import type { Value } from '../messages/index.ts';
import { bindingsOn, expanded } from './bindings.ts';
import { entryOf, type Nouns, named, nounOf, tithiNoun, tithisNoun } from './nouns.ts';
import { type ExplainOptions, onSkyOf } from './options.ts';
import { nameOfCode } from './rule-name.ts';
import type { Expression } from './wording.ts';

/** The target's own term, without `every` and without the names of bindings. */
export function innerTarget(term: TypedExpression): TypedExpression {
  if (term.op === 'every') return innerTarget(term.of);
  return term.op === 'named' ? innerTarget(term.body) : term;
}

/** What a rule observes in an occurrence, as a noun, and what naming other expressions of the rule needs. */
export function nounsOf(rule: PackRule, trace: Trace, options: ExplainOptions): Nouns {
  const term = innerTarget(rule.checked.target);
  const bindings = bindingsOn(rule, trace);
  const months = options.monthNames ?? 'amanta';
  const nouns: Nouns = { target: '', months, rule: (code) => nameOfCode(code, options) };
  const noun = (e: Expression): Value => nounOf(expanded(e, bindings), nouns);
  return { ...nouns, target: targetNoun(term, trace.occurrence, noun, onSkyOf(options, trace)) };
}

/** The target as something that happens at a moment: `the Sun enters Makara at 20:20 on 14 January`; for events. */
export function happeningOf(rule: PackRule, { target }: Nouns, moment: Value): Value {
  const { source } = innerTarget(rule.checked.target);
  return source.kind === 'enters'
    ? { id: 'enters-at', args: { ...entryOf(source), moment } }
    : { id: 'comes-at', args: { target, moment } };
}

function targetNoun(
  term: TypedExpression,
  occurrence: Occurrence,
  noun: (e: Expression) => Value,
  options: ExplainOptions,
): Value {
  switch (term.op) {
    case 'lunar':
      return lunarNoun(term, occurrence, options);
    case 'set':
      if (term.how === 'and') {
        const what = targetNoun(term.left, occurrence, noun, options);
        return { id: 'with', args: { what, other: noun(term.right.source) } };
      }
      break;
    case 'gregorian':
      if (term.day !== undefined) return { id: 'fixed-date' };
      break;
    case 'quantity-spans':
      if (term.quantity.name === 'weekday') return { id: 'a-weekday', args: { day: noun(term.source) } };
      break;
    default:
      break;
  }
  return noun(term.source);
}

type Lunar = Extract<TypedExpression, { op: 'lunar' }>;

function lunarNoun(term: Lunar, occurrence: Occurrence, options: ExplainOptions): Value {
  const { lunation } = occurrence;
  const sky = options.placeYear?.sky;
  const tithi = tithiOf(term.tithis, occurrence, sky);
  if (lunation === undefined) return tithi ?? { id: 'the-month', args: { month: '' } };
  const dark = term.tithis !== undefined && (startTithi(term.tithis, occurrence, sky) ?? 0) >= 15;
  const month = monthNoun(lunation, term.months, options.monthNames === 'purnimanta' && dark);
  return tithi === undefined
    ? { id: 'the-month', args: { month } }
    : { id: 'tithi-of', args: { tithi, month } };
}

// `Adhika Shravana`; both names where a month is kshaya, unless the rule says which.
function monthNoun(lunation: Lunation, preferred: readonly number[] | undefined, isNext: boolean): Value {
  const serving = lunation.months.filter((m) => preferred?.includes(m - 1) ?? true);
  const shift = isNext && !lunation.adhika ? 1 : 0;
  const [first = '', second] = (serving.length > 0 ? serving : lunation.months).map((m) =>
    named('lunar month', nameOf('lunar month', (m - 1 + shift) % 12)),
  );
  const month: Value = second === undefined ? first : { id: 'month-pair', args: { first, second } };
  return lunation.adhika ? { id: 'adhika', args: { month } } : month;
}

function tithiOf(
  tithis: readonly number[] | undefined,
  occurrence: Occurrence,
  sky: SkyYear | undefined,
): Value | undefined {
  if (tithis === undefined) return undefined;
  if (tithis.length === 1 || (tithiCount(occurrence) > 1 && tithis.length > 2)) return tithisNoun(tithis);
  return tithiNoun(startTithi(tithis, occurrence, sky) ?? 0);
}

// How many tithis long the occurrence is: one lasts about 0.984 days, from 0.82 to 1.10.
const tithiCount = ({ start, end }: Occurrence): number => Math.round((end - start) / 0.984);

// Which of the tithis (0..29) begins the occurrence: by the sky, else by how far the lunation has run.
function startTithi(
  tithis: readonly number[],
  { start, lunation }: Occurrence,
  sky: SkyYear | undefined,
): number | undefined {
  // A hair after its start the tithi itself holds.
  const exact = sky === undefined ? -1 : trackLabelAt(sky.tithi, start + 1e-6);
  if (exact >= 0) return exact;
  if (lunation === undefined) return tithis[0];
  const run = ((start - lunation.start) / (lunation.end - lunation.start)) * 30;
  return [...tithis].sort((a, b) => Math.abs(a - run) - Math.abs(b - run))[0];
}

/** The lunar term of a target, by itself or cut down by something else. */
export function lunarTerm(rule: PackRule): Lunar | undefined {
  let term = innerTarget(rule.checked.target);
  while (term.op === 'set' && term.how === 'and') term = innerTarget(term.left);
  return term.op === 'lunar' ? term : undefined;
}
