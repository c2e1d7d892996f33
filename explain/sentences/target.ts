// The target of a rule, in words, for one occurrence.

import type { PackRule, TypedExpression } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import { tithiFullName } from '@nirnaya/dsl/vocabulary';
import type { Occurrence } from '@nirnaya/engine/observe';
import { type SkyYear, trackLabelAt } from '@nirnaya/engine/sky';
import { bindingsOf, expanded } from './bindings.ts';
import { type ExplainOptions, onSkyOf } from './options.ts';
import { nameOfCode } from './rule-name.ts';
import { lunationName, tithiRangeName } from './tithi-name.ts';
import { type Expression, type WordingContext, wording } from './wording.ts';

/** The target's own term, without `every` and without the names of lets. */
export function innerTarget(term: TypedExpression): TypedExpression {
  if (term.op === 'every') return innerTarget(term.of);
  return term.op === 'named' ? innerTarget(term.body) : term;
}

/** The words for the target of an occurrence: `Shukla Chaturthi of Bhadrapada`, `the Sun's entry into Makara`. */
export function wordingContextOf(rule: PackRule, trace: Trace, options: ExplainOptions): WordingContext {
  const named = (code: string): string => nameOfCode(code, options);
  const term = innerTarget(rule.checked.target);
  const bindings = bindingsOf(rule, trace.mode);
  const months = options.monthNames ?? 'amanta';
  const say = (e: Expression): string => wording(expanded(e, bindings), { target: '', rule: named, months });
  return { target: nounOf(term, trace.occurrence, say, onSkyOf(options, trace)), rule: named, months };
}

/** The target as something that happens: `the Sun enters Makara`; for events. */
export function happeningOf(rule: PackRule, context: WordingContext): string {
  const { source } = innerTarget(rule.checked.target);
  if (source.kind !== 'enters') return `${context.target} comes`;
  return wording(source, context).replace(/'s entry into/, ' enters');
}

function nounOf(
  term: TypedExpression,
  occurrence: Occurrence,
  say: (e: Expression) => string,
  options: ExplainOptions,
): string {
  switch (term.op) {
    case 'lunar':
      return lunarNoun(term, occurrence, options);
    case 'set':
      if (term.how === 'and') {
        return `${nounOf(term.left, occurrence, say, options)} with ${say(term.right.source)}`;
      }
      break;
    case 'gregorian':
      if (term.day !== undefined) return 'a fixed date of the civil calendar';
      break;
    case 'quantity-spans':
      if (term.quantity.name === 'weekday') return `a ${say(term.source)}`;
      break;
    default:
      break;
  }
  return say(term.source);
}

type Lunar = Extract<TypedExpression, { op: 'lunar' }>;

function lunarNoun(term: Lunar, occurrence: Occurrence, options: ExplainOptions): string {
  const { lunation } = occurrence;
  const sky = options.placeYear?.sky;
  const tithi = tithiText(term.tithis, occurrence, sky);
  if (lunation === undefined) return tithi ?? 'the month';
  const dark = term.tithis !== undefined && (startTithi(term.tithis, occurrence, sky) ?? 0) >= 15;
  const month = lunationName(lunation, term.months, { names: options.monthNames ?? 'amanta', dark });
  return tithi === undefined ? `the month of ${month}` : `${tithi} of ${month}`;
}

function tithiText(
  tithis: readonly number[] | undefined,
  occurrence: Occurrence,
  sky: SkyYear | undefined,
): string | undefined {
  if (tithis === undefined) return undefined;
  if (tithis.length === 1) return tithiRangeName(tithis);
  const count = tithiCount(occurrence);
  if (count > 1 && tithis.length > 2) return tithiRangeName(tithis);
  return tithiFullName((startTithi(tithis, occurrence, sky) ?? 0) + 1);
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

/**
 * The tithi (1..30) that an occurrence of a lunar target begins with, and its month (1..12) as the land names it; no month where
 * the target has none. Undefined for targets of several tithis on end, and of none.
 */
export function tithiOfTarget(rule: PackRule, trace: Trace, options: ExplainOptions) {
  const { occurrence } = trace;
  const term = lunarTerm(rule);
  if (term?.tithis === undefined || tithiCount(occurrence) > 1) return undefined;
  const label = startTithi(term.tithis, occurrence, onSkyOf(options, trace).placeYear?.sky);
  if (label === undefined) return undefined;
  const { lunation } = occurrence;
  const own = lunation?.months.find((m) => term.months?.includes(m - 1) ?? true) ?? lunation?.months[0];
  const adhika = lunation?.adhika === true;
  const next = options.monthNames === 'purnimanta' && label >= 15 && !adhika ? 1 : 0;
  return { tithi: label + 1, month: own === undefined ? undefined : ((own - 1 + next) % 12) + 1, adhika };
}
