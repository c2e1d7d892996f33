// Values built of quantities alone: they change only where one of the quantities does, so that a truth of the kind
// can be followed through time and stand for the spans in which it holds.

import { children, type QuantityRef, type TypedExpression } from './typed.ts';

/** Whether a value depends on nothing but the labels of bare quantities, on inputs and on constants. */
export function isSteady(term: TypedExpression): boolean {
  switch (term.op) {
    case 'constant':
    case 'labels':
    case 'input':
      return true;
    case 'read':
      return term.instant === undefined;
    case 'quantity-spans':
      return term.labels !== undefined;
    case 'when':
    case 'else':
      return term.type !== 'spans' && children(term).every(isSteady);
    case 'quantity-in':
    case 'logic':
    case 'not':
    case 'named':
    case 'count':
    case 'number-of':
    case 'arithmetic':
    case 'lookup':
    case 'compare':
    case 'label-in':
    case 'text-in':
    case 'label-in-table':
    case 'house':
    case 'in-house':
    case 'aspects':
      return children(term).every(isSteady);
    default:
      return false;
  }
}

/** A truth as what may stand for spans too, if it is built of quantities alone. */
export function asCondition(truth: TypedExpression): TypedExpression {
  return isSteady(truth) ? { ...truth, type: 'holds' } : truth;
}

/** The quantities that a steady value is built of, each once. */
export function quantitiesOf(term: TypedExpression): readonly QuantityRef[] {
  const quantities = new Map<string, QuantityRef>();
  const visit = (t: TypedExpression): void => {
    if ('quantity' in t) quantities.set(`${t.quantity.name} ${t.quantity.body}`, t.quantity);
    for (const child of children(t)) visit(child);
  };
  visit(term);
  return [...quantities.values()];
}
