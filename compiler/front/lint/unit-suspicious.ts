// More of a unit than there are in what it is a part of: a window, or a day. Reported where it is written.

import { type Diagnostic, report } from '@nirnaya/dsl/diagnostics';
import type { ExpressionText, PartialFields } from '@nirnaya/dsl/pack';
import { printExpression } from '@nirnaya/dsl/syntax';
import { children, type TypedExpression } from '../check/typed.ts';
import type { OwnLint } from './contract.ts';
import { distinct } from './never-true.ts';

export const unitSuspicious: OwnLint = ({ rule: { linked, checked } }) => {
  const fields: PartialFields = linked.fields;
  const read = (
    text: ExpressionText | undefined,
    term: TypedExpression | undefined,
  ): readonly Diagnostic[] =>
    text === undefined || term === undefined ? [] : suspiciousUnits(text, term, fields.bindings);
  return distinct([
    ...read(fields.observe ?? fields.holds, checked.target),
    ...checked.clauses.flatMap(({ term }) => read(fields.decide, term)),
    ...(checked.drik ?? []).flatMap(({ term }) => read(fields.drik?.decide, term)),
    ...checked.windows.flatMap(({ name, term }) =>
      read(fields.windows?.find((entry) => entry.name === name)?.expression, term),
    ),
  ]);
};

/** The durations of an expression and of the lets in it that are longer than their whole; kalas are looked at by themselves. */
export function suspiciousUnits(
  text: ExpressionText,
  term: TypedExpression,
  bindings: PartialFields['bindings'] = [],
): readonly Diagnostic[] {
  if (term.op === 'named') {
    const own = term.role === 'let' ? bindings.find(({ name }) => name === term.name) : undefined;
    return own === undefined ? [] : suspiciousUnits(own.expression, term.body, bindings);
  }
  const own = term.op === 'duration' ? wholeExceeded(term) : undefined;
  const inside = children(term).flatMap((child) => suspiciousUnits(text, child, bindings));
  if (own === undefined) return inside;
  const { start, end } = term.source;
  const range = { file: text.range.file, start: text.at(start), end: text.at(end) };
  return [
    report('unit-suspicious', range, { amount: `\`${printExpression(term.source)}\``, whole: own }),
    ...inside,
  ];
}

/** An hour in days; what is counted in hours may well be several days. */
const hour = 1 / 24;

// A duration `of` a window is so many times a fraction of it.
function wholeExceeded(term: Extract<TypedExpression, { op: 'duration' }>): string | undefined {
  const { amount, unit, of } = term;
  if (of !== undefined) return amount * unit > 1 + 1e-9 ? 'the whole window' : undefined;
  return unit < hour && amount * unit > 1 + 1e-9 ? 'a day' : undefined;
}
