// What may stand for what: an event for spans of no length, the target for an event, `Q is v` for a truth.

import type { Expression } from '../../dsl/syntax/ast.ts';
import { fault, type Scope } from './scope.ts';
import { type Term, type Type, typeName } from './term.ts';

/** A term as spans; an event keeps its type, for it is spans of no length. */
export function asSpans(scope: Scope, term: Term, e: Expression): Term | undefined {
  if (term.type === 'spans' || term.type === 'event') return term;
  if (term.type === 'holds' || term.op === 'division') return { ...term, type: 'spans' };
  return mismatch(scope, e, 'spans of time', term.type, 'here');
}

/** A term as one instant. */
export function asEvent(scope: Scope, term: Term, e: Expression): Term | undefined {
  if (term.type === 'event') return term;
  return fault(
    scope,
    'type-mismatch',
    e,
    { expected: 'an instant', found: typeName(term.type), context: 'here' },
    { help: term.type === 'spans' ? 'say `start of ...`, `end of ...` or `middle of ...`' : undefined },
  );
}

/** A term as a truth about the day. */
export function asTruth(scope: Scope, term: Term, e: Expression): Term | undefined {
  if (term.type === 'truth') return term;
  if (term.type === 'holds') return { ...term, type: 'truth' };
  if (term.type === 'spans' || term.type === 'event') return fault(scope, 'span-as-truth', e, {});
  return mismatch(scope, e, 'a truth', term.type, 'here');
}

/** Checks an expression that must be spans or an event. */
export function checkSpans(scope: Scope, e: Expression): Term | undefined {
  const term = scope.check(scope, e);
  return term && asSpans(scope, term, e);
}

/** Checks an expression that must be one instant. */
export function checkEvent(scope: Scope, e: Expression): Term | undefined {
  const term = scope.check(scope, e);
  return term && asEvent(scope, term, e);
}

/** Checks an expression that must be a truth. */
export function checkTruth(scope: Scope, e: Expression): Term | undefined {
  const term = scope.check(scope, e);
  return term && asTruth(scope, term, e);
}

/** Checks an expression that must be a number. */
export function checkNumber(scope: Scope, e: Expression): Term | undefined {
  return checkTyped(scope, e, 'number');
}

/** Checks an expression that must have one plain type. */
export function checkTyped(
  scope: Scope,
  e: Expression,
  wanted: 'duration' | 'number' | 'angle',
): Term | undefined {
  const term = scope.check(scope, e);
  if (term === undefined || term.type === wanted) return term;
  return mismatch(scope, e, typeName(wanted), term.type, 'here');
}

/** Reports that one type was wanted and another found. */
export function mismatch(
  scope: Scope,
  e: Expression,
  expected: string,
  found: Type,
  context: string,
): undefined {
  return fault(scope, 'type-mismatch', e, { expected, found: typeName(found), context });
}

/** A bare quantity as the value it has where it is read; other terms stay as they are. */
export function readAtSunrise(term: Term): Term {
  if (term.op !== 'quantity-spans' || term.labels !== undefined) return term;
  const { quantity, source } = term;
  return { op: 'read', quantity, instant: undefined, type: { label: quantity.kind }, source };
}
