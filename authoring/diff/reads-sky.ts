// Whether terms are of the angas: of the Sun's and the Moon's longitudes, which each sky has its own of.

import { children, type QuantityRef, type TypedExpression } from '@nirnaya/compiler/front';

const ofTheMonth: ReadonlySet<QuantityRef['name']> = new Set([
  'tithi',
  'paksha',
  'lunar month',
  'purnimanta month',
  'yoga',
  'karana',
]);
const ofGrahas: ReadonlySet<QuantityRef['name']> = new Set([
  'nakshatra',
  'nakshatra28',
  'rashi',
  'pada',
  'navamsa',
]);

const isLuminary = (body: string): boolean => body === 'Sun' || body === 'Moon';

const isAnga = ({ name, body }: QuantityRef): boolean =>
  ofTheMonth.has(name) || (ofGrahas.has(name) && isLuminary(body));

/** Whether some of the terms read an anga, by themselves or through kalas. Rules and calendars that they name are not followed. */
export function readsSky(terms: readonly (TypedExpression | undefined)[]): boolean {
  return terms.some((term) => term !== undefined && (readsItself(term) || readsSky(children(term))));
}

function readsItself(term: TypedExpression): boolean {
  if ('quantity' in term) return isAnga(term.quantity);
  switch (term.op) {
    case 'lunar':
    case 'adhika':
    case 'sky':
      return true;
    case 'enters':
      return isLuminary(term.body) && term.tropical !== true;
    case 'arc':
    case 'longitude':
      return isLuminary(term.body);
    case 'division':
    case 'division-at':
    case 'division-spans': {
      const { windows, labels } = term.division;
      return readsSky([...windows.map(({ of }) => of), ...(labels.how === 'table' ? [labels.values] : [])]);
    }
    default:
      return false;
  }
}
