// What a term depends on: the day, the target, the instant of reading, the inputs. Decides what may be computed once
// a year.

import { isRising } from '@nirnaya/engine/observe';
import { isSteady, quantitiesOf } from '../../front/check/steady.ts';
import { children, type TypedExpression } from '../../front/check/typed.ts';

export const dependsOnDay = 1;
export const dependsOnTarget = 2;
/** a bare quantity, read wherever it stands: at the start of what is being divided, else at the day's sunrise */
export const dependsOnReading = 4;
/** values that the caller supplies: never cached with the year */
export const dependsOnInputs = 8;

const known = new WeakMap<TypedExpression, number>();

/** Bits of what a term's value depends on, besides place and year. */
export function dependencies(term: TypedExpression): number {
  const knownBits = known.get(term);
  if (knownBits !== undefined) return knownBits;
  const bits = own(term) | ofChildren(term);
  known.set(term, bits);
  return bits;
}

const all = (terms: readonly TypedExpression[]): number =>
  terms.reduce((sum, term) => sum | dependencies(term), 0);

function ofChildren(term: TypedExpression): number {
  switch (term.op) {
    case 'part':
      // The index is read at the start of each window, so what it reads no longer matters outside.
      return (
        dependencies(term.of) |
        (all(term.to === undefined ? [term.from] : [term.from, term.to]) & ~dependsOnReading)
      );
    case 'reading':
      return (dependencies(term.of) & ~dependsOnReading) | dependencies(term.instant);
    case 'quantity-in':
    case 'compare':
    case 'label-in':
    case 'text-in':
    case 'label-in-table':
    case 'in-house':
    case 'aspects':
      // As spans, what it is built of is followed through the year.
      return isTrackedThrough(term) ? all(children(term)) & ~dependsOnReading : all(children(term));
    default:
      return all(children(term));
  }
}

function own(term: TypedExpression): number {
  switch (term.op) {
    case 'day':
    case 'night':
    case 'instant':
    case 'clock':
    case 'division':
    case 'division-spans':
      return dependsOnDay;
    case 'target':
      return dependsOnTarget;
    case 'read':
    case 'longitude':
      return term.instant === undefined ? dependsOnReading : 0;
    case 'quantity-spans':
      return isRising(term.quantity) || term.type === 'truth' ? dependsOnDay : 0;
    case 'arc':
      return term.type === 'truth' ? dependsOnDay : 0;
    case 'quantity-in':
      return term.type === 'truth' || readsLagna(term) ? dependsOnDay : 0;
    case 'compare':
    case 'label-in':
    case 'text-in':
    case 'label-in-table':
    case 'in-house':
    case 'aspects':
      return isTrackedThrough(term) && readsLagna(term) ? dependsOnDay : 0;
    case 'input':
      return dependsOnInputs;
    case 'rule':
      return term.inputs ? dependsOnInputs : 0;
    case 'logic':
    case 'not':
      return term.type === 'truth' ? dependsOnDay : 0;
    case 'shifted':
      return dependsOnDay;
    default:
      return 0;
  }
}

const isTrackedThrough = (term: TypedExpression): boolean => term.type !== 'truth' && isSteady(term);

// The lagna turns once a day, and is followed about a day only.
const readsLagna = (term: TypedExpression): boolean => quantitiesOf(term).some(isRising);
