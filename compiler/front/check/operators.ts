// What each operator between two operands is checked by: one table, in which none that the language has may be missing.

import type { DayOperator, Expression } from '@nirnaya/dsl/syntax';
import { asSpans, asTruth, checkSpans } from './coerce.ts';
import { checkArithmetic, checkAt, checkIn, checkMagnitude, checkOrder } from './comparison.ts';
import { checkAspects } from './houses.ts';
import { checkLookup } from './lookup.ts';
import { detailedDiagnostic, type Scope } from './scope.ts';
import { type CompareOperator, type TypedExpression, typeName } from './typed.ts';

type Binary = Extract<Expression, { kind: 'binary' }>;
type Check = (scope: Scope, e: Binary) => TypedExpression | undefined;

const magnitude =
  (how: CompareOperator): Check =>
  (scope, e) =>
    checkMagnitude(scope, e, how);

const arithmetic =
  (how: '+' | '-' | '*' | '/' | 'mod'): Check =>
  (scope, e) =>
    checkArithmetic(scope, e, how);

/** The checks of the operators that rules of days know; those of births are in `birth/expression.ts`. */
export const operatorChecks = {
  else: checkElse,
  or: (scope, e) => checkLogic(scope, e, 'or'),
  and: (scope, e) => checkLogic(scope, e, 'and'),
  except: (scope, e) => {
    const left = checkSpans(scope, e.left);
    const right = checkSpans(scope, e.right);
    return left && right && { op: 'set', how: 'except', left, right, type: 'spans', source: e };
  },
  when: (scope, e) => {
    const of = scope.check(scope, e.left);
    const test = scope.check(scope, e.right);
    const condition = test && asTruth(scope, test, e.right);
    return of && condition && { op: 'when', of: settle(of), condition, type: settle(of).type, source: e };
  },
  touches: (scope, e) => checkShare(scope, e, 'touches'),
  covers: (scope, e) => checkShare(scope, e, 'covers'),
  before: (scope, e) => checkOrder(scope, e, 'before'),
  after: (scope, e) => checkOrder(scope, e, 'after'),
  within: (scope, e) => {
    const of = checkSpans(scope, e.left);
    const within = checkSpans(scope, e.right);
    return of && within && { op: 'within', of, within, type: of.type, source: e };
  },
  aspects: checkAspects,
  in: checkIn,
  '>=': magnitude('>='),
  '<=': magnitude('<='),
  '>': magnitude('>'),
  '<': magnitude('<'),
  '=': magnitude('='),
  '!=': magnitude('!='),
  '+': arithmetic('+'),
  '-': arithmetic('-'),
  '*': arithmetic('*'),
  '/': arithmetic('/'),
  mod: arithmetic('mod'),
  by: (scope, e) => checkLookup(scope, e, undefined),
  at: checkAt,
} satisfies Record<DayOperator, Check>;

function checkShare(scope: Scope, e: Binary, op: 'touches' | 'covers'): TypedExpression | undefined {
  const left = checkSpans(scope, e.left);
  const right = checkSpans(scope, e.right);
  return left && right && { op, left, right, type: 'truth', source: e };
}

// `Q is v` on its own is spans unless something beside it makes it a truth.
const settle = (term: TypedExpression): TypedExpression =>
  term.type === 'holds' ? { ...term, type: 'spans' } : term;

function checkElse(scope: Scope, e: Binary): TypedExpression | undefined {
  const first = scope.check(scope, e.left);
  const second = scope.check(scope, e.right);
  if (first === undefined || second === undefined) return undefined;
  const a = settle(first);
  const b = settle(second);
  if (JSON.stringify(a.type) !== JSON.stringify(b.type)) {
    return detailedDiagnostic(scope, 'type-mismatch', e, {
      params: {
        expected: typeName(a.type),
        found: typeName(b.type),
        context: 'both sides of `else` must have the same type',
      },
      labels: [
        { at: e.left, message: `this is ${typeName(a.type)}` },
        { at: e.right, message: `this is ${typeName(b.type)}` },
      ],
    });
  }
  return { op: 'else', first: a, second: b, type: a.type, source: e };
}

function checkLogic(scope: Scope, e: Binary, how: 'and' | 'or'): TypedExpression | undefined {
  const left = scope.check(scope, e.left);
  const right = scope.check(scope, e.right);
  if (left === undefined || right === undefined) return undefined;
  const kinds = [left.type, right.type];
  if (kinds.every((t) => t === 'holds')) return { op: 'logic', how, left, right, type: 'holds', source: e };
  if (kinds.every((t) => t === 'truth' || t === 'holds')) {
    const a = asTruth(scope, left, e.left);
    const b = asTruth(scope, right, e.right);
    return a && b && { op: 'logic', how, left: a, right: b, type: 'truth', source: e };
  }
  if (kinds.includes('truth') && kinds.some((t) => t === 'spans' || t === 'event')) {
    return detailedDiagnostic(scope, 'spans-and-truth', e, {
      params: { operator: how },
      labels: [
        { at: e.left, message: `this is ${typeName(left.type)}` },
        { at: e.right, message: `this is ${typeName(right.type)}` },
      ],
    });
  }
  const a = asSpans(scope, left, e.left);
  const b = asSpans(scope, right, e.right);
  return a && b && { op: 'set', how, left: a, right: b, type: 'spans', source: e };
}
