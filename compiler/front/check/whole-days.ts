// Which targets are whole civil days: they need no `decide`.

import type { TypedExpression } from './typed.ts';

/** Whether a target is whole civil days. */
export function isWholeDays(term: TypedExpression): boolean {
  switch (term.op) {
    case 'rule':
    case 'days-from':
    case 'weekday-near':
    case 'calendar':
    case 'gregorian':
    case 'world':
      return true;
    case 'quantity-spans':
      return term.quantity.name === 'weekday' && term.labels !== undefined;
    case 'every':
    case 'nth':
    case 'within':
      return isWholeDays(term.of);
    case 'named':
      return isWholeDays(term.body);
    case 'from-to':
      return term.from.op === 'rule' && term.to.op === 'rule';
    default:
      return false;
  }
}
