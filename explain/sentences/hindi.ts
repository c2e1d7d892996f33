// The Hindi sentence that explains a date: the day, and what the clause that decided found where that is a tithi at a moment or
// in a part of the day. Less is said than in English, and nothing that a table does not have.

import type { PackRule } from '@nirnaya/compiler/front';
import type { Trace, TracedClause } from '@nirnaya/compiler/runtime';
import { civilFromDay } from '@nirnaya/engine/civil';
import { clockIn } from '../dates/clock.ts';
import { authorityTail, type Fits } from './authority.ts';
import { clauseBehind } from './fact.ts';
import { civilMonths, lunarMonths, partsOfDay, rashis, skies, tithis } from './hindi-names.ts';
import type { ExplainOptions } from './options.ts';
import { ruleName } from './rule-name.ts';
import { innerTarget, tithiOfTarget } from './target.ts';
import type { Expression } from './wording.ts';

/** Why the date of an occurrence is what it is; undefined where there is no date, which the English sentence explains. */
export function hindiSentence(rule: PackRule, trace: Trace, options: ExplainOptions): string | undefined {
  const { outcome } = trace;
  if (outcome.kind !== 'decided') return undefined;
  const name = options.nativeName ?? ruleName(rule, options);
  const { first, last } = outcome;
  const when = first === last ? `${dateText(first)} को` : `${dateText(first)} से ${dateText(last)} तक`;
  const requestedDay = options.date;
  const denied =
    requestedDay === undefined || (first <= requestedDay && requestedDay <= last)
      ? ''
      : `, ${dateText(requestedDay)} को नहीं`;
  const why = first === last ? reasonText(rule, trace, options) : undefined;
  const head = `${name} ${when} है${denied}`;
  return `${why === undefined ? head : `${head}: ${why}`}${authorityTail(rule, trace, options, inferredFrom)}।${skyTail(trace)}`;
}

const skyTail = ({ sky }: Trace): string => (sky === 'drik' ? '' : ` गणना ${skies[sky]} की है।`);

const dateText = (day: number): string => {
  const { day: date, month } = civilFromDay(day);
  return `${date} ${civilMonths[month - 1] ?? month}`;
};

function reasonText(rule: PackRule, trace: Trace, options: ExplainOptions): string | undefined {
  const { source } = innerTarget(rule.checked.target);
  if (source.kind === 'enters' && source.graha.text === 'Sun') {
    const rashi = rashis[source.rashi?.text ?? ''];
    if (rashi === undefined) return undefined;
    const at = clockIn(options.zone).moment(trace.occurrence.start)?.slice(0, 5);
    return at === undefined ? undefined : `सूर्य ${at} बजे ${rashi} राशि में प्रवेश करते हैं`;
  }
  const target = tithiOfTarget(rule, trace, options);
  if (target === undefined) return undefined;
  const tithi = tithiText(target);
  const { outcome } = trace;
  const isTouched = trace.candidates.some(
    ({ day, overlap, added }) => outcome.kind === 'decided' && day === outcome.first && overlap > 0 && !added,
  );
  return decidedText(rule, trace, tithi) ?? (isTouched ? `इस दिन ${tithi} है` : undefined);
}

// `श्रावण शुक्ल पंचमी`; the tithi 1..30, the month 1..12.
function tithiText({
  tithi,
  month,
  adhika,
}: {
  readonly tithi: number;
  readonly month: number | undefined;
  readonly adhika: boolean;
}): string {
  const name = tithi === 15 ? 'पूर्णिमा' : tithi === 30 ? 'अमावस्या' : tithis[(tithi - 1) % 15];
  const half = tithi % 15 === 0 ? '' : tithi > 15 ? 'कृष्ण ' : 'शुक्ल ';
  const of = month === undefined ? '' : `${adhika ? 'अधिक ' : ''}${lunarMonths[(month - 1) % 12]} `;
  return `${of}${half}${name}`;
}

// What the clause that decided found: `इस दिन मध्याह्न में … व्याप्त है, 26 अगस्त को नहीं`.
function decidedText(rule: PackRule, trace: Trace, tithi: string): string | undefined {
  const index = decidingClause(trace);
  const traced = index === undefined ? undefined : trace.clauses[index];
  const clause = index === undefined ? undefined : clauseBehind(rule, trace, index);
  if (traced === undefined || trace.outcome.kind !== 'decided') return undefined;
  if (clause?.kind === 'most') {
    const part = partName(clause.of);
    if (part === undefined) return undefined;
    return `${part} में ${tithi} इस दिन ${traced.results.length > 1 ? 'अधिक समय ' : ''}व्याप्त है`;
  }
  if (clause?.kind !== 'require' && clause?.kind !== 'prefer') return undefined;
  const { predicate } = clause;
  if (predicate.kind !== 'binary' || !isTarget(predicate.left)) return undefined;
  const part = partName(predicate.right);
  if (part === undefined) return undefined;
  const chosen = trace.outcome.first;
  const yes = traced.results.filter(({ holds }) => holds).map(({ day }) => day);
  const no = traced.results.filter(({ holds }) => !holds).map(({ day }) => day);
  if (!yes.includes(chosen) || yes.length > 1) return undefined;
  const others = no.length === 0 ? '' : `, ${no.map(dateText).join(' या ')} को नहीं`;
  switch (predicate.op) {
    case 'at':
      return `इस दिन ${part} पर ${tithi} है${others}`;
    case 'touches':
      return `इस दिन ${part} में ${tithi} है${others}`;
    case 'covers':
      return `इस दिन पूरे ${part} में ${tithi} है${others}`;
    default:
      return undefined;
  }
}

// The clause that left one day; before a closing `then` the last one that left fewer.
function decidingClause({ decidedBy, clauses }: Trace): number | undefined {
  if (decidedBy === undefined) return undefined;
  const isClosing = ({ text }: TracedClause): boolean => text.startsWith('then ');
  const clause = clauses[decidedBy];
  if (clause === undefined || !isClosing(clause)) return decidedBy;
  const narrowed = clauses.slice(0, decidedBy).findLastIndex((c) => c.narrowed);
  return narrowed === -1 ? undefined : narrowed;
}

const isTarget = (e: Expression): boolean => e.kind === 'ident' && e.name === 'target';

const partName = (e: Expression): string | undefined =>
  e.kind === 'ident' && Object.hasOwn(partsOfDay, e.name) ? partsOfDay[e.name] : undefined;

const inferredFrom = ({ matched, of }: Fits): string => `छपी तिथियों से अनुमित, ${of} में से ${matched}`;
