// The clauses of a decision as text: what each found on each day, part by part, and the meaning of the lets in them.

import type { PackRule } from '@nirnaya/compiler/front';
import type { ClauseResult, Trace, TracedClause } from '@nirnaya/compiler/runtime';
import { printExpression } from '@nirnaya/dsl/syntax';
import { dayMonth, type LocalClock } from '@nirnaya/explain/dates';
import type { Observatory } from '@nirnaya/explain/observatory';
import { type Authority, bindingsOf, percent } from '@nirnaya/explain/sentences';
import { hours } from '../text/dates.ts';
import { glued, wrapped } from '../text/wrap.ts';
import { type Layout, sourceText } from './blocks.ts';
import { type Measure, measuresOf } from './measures.ts';

/** The clauses; nothing for a rule without. */
export function clausesPart(
  rule: PackRule,
  { trace, observatory }: { readonly trace: Trace; readonly observatory: Observatory },
  clock: LocalClock,
  layout: Layout,
): string {
  const { clauses, decidedBy, mode } = trace;
  if (clauses.length === 0) return '';
  const { paint, columns } = layout;
  const lines = clauses.flatMap((clause, index) => {
    const text = wrapped(
      `${clause.text}${index === decidedBy ? glued('  <- decides') : ''}`,
      columns,
      '    ',
    ).slice(2);
    return [
      index === decidedBy ? paint.green(text) : text,
      paint.dim(`    ${sourceText(clause.pack, clause.range)}`),
      ...wordOf(observatory.clauses[index]?.authority, layout),
      ...clause.results.flatMap((result) => [
        `    ${resultLine(clause, result)}`,
        ...measureLines(measuresOf(rule, mode, index, result), clock, layout),
      ]),
    ];
  });
  return [paint.bold('Clauses'), ...lines].join('\n');
}

// `by Dharmasindhu, 2.3`; what it says stands among the authorities of the rule.
function wordOf(authority: Authority | null | undefined, { paint, columns }: Layout): readonly string[] {
  if (authority === null || authority === undefined) return [];
  const { work, place } = authority;
  return [paint.dim(wrapped(`by ${work}${place === null ? '' : `, ${place}`}`, columns, '    '))];
}

function resultLine({ kind }: TracedClause, { day, holds, share, survives }: ClauseResult): string {
  const measured =
    share !== undefined
      ? `${percent(share)} %`
      : holds === undefined
        ? ''
        : holds
          ? 'holds'
          : 'does not hold';
  const outcome = survives ? 'kept' : 'left out';
  return `${dayMonth(day).padEnd(14)}${kind === 'also' ? 'weighed' : `${measured.padEnd(15)}${outcome}`}`;
}

const valueColumn = 22;

// A clause of one part that only holds or does not has said so on the line of the day.
function measureLines(
  measures: readonly Measure[],
  clock: LocalClock,
  { paint, columns }: Layout,
): readonly string[] {
  const [only, ...more] = measures;
  if (only === undefined || (more.length === 0 && only.value.kind === 'truth')) return [];
  return measures.map((measure) => {
    const head = `      ${measureText(measure)}`.padEnd(valueColumn);
    const indent = ' '.repeat(valueColumn);
    return paint.dim(
      head + wrapped(`${measure.text}${timesText(measure, clock)}`, columns, indent).slice(valueColumn),
    );
  });
}

// `yes`, `yes, 41 %`, `no, 3 h 20`.
function measureText({ holds, value }: Measure): string {
  const answer = holds === undefined ? '-' : holds ? 'yes' : 'no';
  switch (value.kind) {
    case 'share':
      return `${answer}, ${percent(value.share)} %`;
    case 'duration':
      return Number.isFinite(value.days) ? `${answer}, ${hours(value.days)}` : answer;
    case 'number':
      return Number.isFinite(value.value) ? `${answer}, ${value.value}` : answer;
    case 'instants':
    case 'truth':
      return answer;
  }
}

// The instants compared stand on days of their own: ` (05:26 13 February, 12:23 12 February)`.
function timesText({ value }: Measure, clock: LocalClock): string {
  if (value.kind !== 'instants') return '';
  const at = (jd: number): string => {
    const day = clock.day(jd);
    return day === null || day === undefined ? 'never' : glued(`${clock.hm(jd)} ${dayMonth(day)}`);
  };
  return ` (${at(value.left)}, ${at(value.right)})`;
}

/** The lets in the clauses with their expressions as written. */
export function bindingsPart(rule: PackRule, trace: Trace, { paint, columns }: Layout): string {
  const bindings = [...bindingsOf(rule, trace.mode)];
  if (bindings.length === 0) return '';
  const lines = bindings.map(([name, body]) =>
    wrapped(`${name} = ${printExpression(body)}`, columns, '    ').replace(/^ {4}/, '  '),
  );
  return [paint.bold('Lets'), ...lines].join('\n');
}

/** The kinds of measures that a report shows. */
export function kindsMeasured(
  rule: PackRule,
  { clauses, mode }: Trace,
): ReadonlySet<Measure['value']['kind']> {
  const measures = clauses.map(({ results }, index) =>
    results.flatMap((result) => {
      const ofClause = measuresOf(rule, mode, index, result);
      return ofClause.length === 1 && ofClause[0]?.value.kind === 'truth' ? [] : ofClause;
    }),
  );
  return new Set(measures.flat().map(({ value }) => value.kind));
}
