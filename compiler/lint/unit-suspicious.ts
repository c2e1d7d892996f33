// More of a unit than there are in the window it is a part of.

import { report } from '../../dsl/diagnostics/catalogue.ts';
import { printExpression } from '../../dsl/syntax/print.ts';
import { children, type TypedExpression } from '../check/typed.ts';
import type { OwnLint } from './contract.ts';

export const unitSuspicious: OwnLint = ({ rule }) =>
  rule.checked.clauses.flatMap(({ term, range }) =>
    (term === undefined ? [] : tooLong(term)).map((duration) =>
      report('unit-suspicious', range, {
        amount: `\`${printExpression(duration.source)}\``,
        whole: 'the whole of it',
      }),
    ),
  );

type Duration = Extract<TypedExpression, { op: 'duration' }>;

// A duration `of` a window is so many times a fraction of it.
function tooLong(term: TypedExpression): readonly Duration[] {
  const own = term.op === 'duration' && term.of !== undefined && term.amount * term.unit > 1 ? [term] : [];
  return [...own, ...children(term).flatMap(tooLong)];
}
