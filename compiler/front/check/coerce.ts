// Coercions: an event for spans of no length, the target for an event, `Q is v` for a truth.

import type { Expression } from '@nirnaya/dsl/syntax';
import { detailedDiagnostic, diagnostic, type Scope } from './scope.ts';
import { type Type, type TypedExpression, typeName } from './typed.ts';

/** A term as spans; an event keeps its type, because it is spans of no length. */
export function asSpans(scope: Scope, term: TypedExpression, e: Expression): TypedExpression | undefined {
  if (term.type === 'spans' || term.type === 'event') return term;
  if (term.type === 'holds' || term.op === 'division') return { ...term, type: 'spans' };
  return mismatch(scope, e, { expected: 'spans of time', found: term.type, context: 'here' });
}

/** A term as one instant. */
export function asEvent(scope: Scope, term: TypedExpression, e: Expression): TypedExpression | undefined {
  if (term.type === 'event') return term;
  return detailedDiagnostic(scope, 'type-mismatch', e, {
    params: { expected: 'an instant', found: typeName(term.type), context: 'here' },
    help: term.type === 'spans' ? 'write `start of ...`, `end of ...` or `middle of ...`' : undefined,
  });
}

/** A term as a truth about the day. */
export function asTruth(scope: Scope, term: TypedExpression, e: Expression): TypedExpression | undefined {
  if (term.type === 'truth') return term;
  if (term.type === 'holds') return { ...term, type: 'truth' };
  if (term.type === 'spans' || term.type === 'event') return diagnostic(scope, 'span-as-truth', e, {});
  return mismatch(scope, e, { expected: 'a truth value', found: term.type, context: 'here' });
}

type Coercion = (scope: Scope, term: TypedExpression, e: Expression) => TypedExpression | undefined;

// Only names that are valid here are suggested for an unknown one.
function checkAs(scope: Scope, e: Expression, as: Coercion): TypedExpression | undefined {
  const isName = e.kind === 'ident' && !scope.isTrial;
  const inner = isName ? { ...scope, accepts: (s: Scope, term: TypedExpression) => as(s, term, e) } : scope;
  const term = scope.check(inner, e);
  return term && as(scope, term, e);
}

/** Checks an expression that must be spans or an event. */
export const checkSpans = (scope: Scope, e: Expression): TypedExpression | undefined =>
  checkAs(scope, e, asSpans);

/** Checks an expression that must be one instant. */
export const checkEvent = (scope: Scope, e: Expression): TypedExpression | undefined =>
  checkAs(scope, e, asEvent);

/** Checks an expression that must be a truth. */
export const checkTruth = (scope: Scope, e: Expression): TypedExpression | undefined =>
  checkAs(scope, e, asTruth);

/** Checks an expression that must be a number. */
export function checkNumber(scope: Scope, e: Expression): TypedExpression | undefined {
  return checkTyped(scope, e, 'number');
}

/** Checks an expression that must have one plain type. */
export function checkTyped(
  scope: Scope,
  e: Expression,
  expected: 'duration' | 'number' | 'angle',
): TypedExpression | undefined {
  return checkAs(scope, e, (s, term) =>
    term.type === expected
      ? term
      : mismatch(s, e, { expected: typeName(expected), found: term.type, context: 'here' }),
  );
}

/** Reports an instant where something that lasts is wanted. */
export const instantWithoutLength = (scope: Scope, e: Expression, why: string): undefined =>
  diagnostic(scope, 'type-mismatch', e, {
    expected: 'spans of time',
    found: 'an instant',
    context: `an instant ${why}`,
  });

/** What was expected where, and what stands there. */
interface Mismatch {
  readonly expected: string;
  readonly found: Type;
  readonly context: string;
}

/** Reports that one type was wanted and another found. */
export function mismatch(scope: Scope, e: Expression, { expected, found, context }: Mismatch): undefined {
  return diagnostic(scope, 'type-mismatch', e, { expected, found: typeName(found), context });
}

/** A bare quantity as the value it has where it is read; other terms stay as they are. */
export function readAtSunrise(term: TypedExpression): TypedExpression {
  if (term.op !== 'quantity-spans' || term.labels !== undefined) return term;
  const { quantity, source } = term;
  return { op: 'read', quantity, instant: undefined, type: { label: quantity.kind }, source };
}
