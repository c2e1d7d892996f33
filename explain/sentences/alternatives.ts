// Of alternatives (`a or b`) a sentence says the one that is so on the days it speaks of.

import type { CheckedClause } from '@nirnaya/compiler/front';
import type { ClauseResult } from '@nirnaya/compiler/runtime';
import { printExpression } from '@nirnaya/dsl/syntax';
import type { Expression } from './wording.ts';

type Clause = CheckedClause['clause'];

/**
 * A clause without the alternatives that do not hold on the days on which it does, as far as these were read. Unchanged where
 * it holds on no day: what is denied is denied of all of them.
 */
export function withoutIdleAlternatives(clause: Clause, results: readonly ClauseResult[]): Clause {
  if (clause.kind !== 'require' && clause.kind !== 'prefer') return clause;
  const met = results.filter(({ holds }) => holds);
  if (met.length === 0) return clause;
  const isTrue = (e: Expression): boolean => {
    const text = printExpression(e);
    return met.every(({ readings }) =>
      readings.some(({ text: read, value }) => read === text && value.kind === 'truth' && value.value),
    );
  };
  const predicate = narrowed(clause.predicate, isTrue);
  return predicate === clause.predicate ? clause : { ...clause, predicate };
}

// Below `not` an alternative that fails is part of what is said, so only what stands outside is cut.
function narrowed(e: Expression, isTrue: (e: Expression) => boolean): Expression {
  if (e.kind !== 'binary' || (e.op !== 'and' && e.op !== 'or')) return e;
  if (e.op === 'or') {
    const met = alternativesOf(e).find((one) => isTrueByParts(one, isTrue));
    return met === undefined ? e : narrowed(met, isTrue);
  }
  const [left, right] = [narrowed(e.left, isTrue), narrowed(e.right, isTrue)];
  return left === e.left && right === e.right ? e : { ...e, left, right };
}

const alternativesOf = (e: Expression): readonly Expression[] =>
  e.kind === 'binary' && e.op === 'or' ? [...alternativesOf(e.left), ...alternativesOf(e.right)] : [e];

// What joins others is not read as a whole: its parts are.
function isTrueByParts(e: Expression, isTrue: (e: Expression) => boolean): boolean {
  if (e.kind === 'binary' && e.op === 'and')
    return isTrueByParts(e.left, isTrue) && isTrueByParts(e.right, isTrue);
  if (e.kind === 'binary' && e.op === 'or')
    return isTrueByParts(e.left, isTrue) || isTrueByParts(e.right, isTrue);
  return isTrue(e);
}
