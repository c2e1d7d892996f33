// Quantities by name: `nakshatra`, `rashi of Sun`, `lagna`.

import type { Expression } from '../../dsl/syntax/ast.ts';
import { fixedNames } from '../../dsl/vocabulary/kinds.ts';
import { labelOf, unknownName } from './labels.ts';
import { diagnostic, type Scope } from './scope.ts';
import type { LabelKind, QuantityRef } from './typed.ts';

/** The kind of label of a quantity's values. */
export const kindOfQuantity: Readonly<Record<QuantityRef['name'], LabelKind>> = {
  tithi: 'tithi',
  paksha: 'paksha',
  'lunar month': 'lunar month',
  'purnimanta month': 'lunar month',
  nakshatra: 'nakshatra',
  nakshatra28: 'nakshatra28',
  yoga: 'yoga',
  karana: 'karana',
  weekday: 'weekday',
  rashi: 'rashi',
  lagna: 'rashi',
};

// Only these are read of a graha; the nakshatra without one is the Moon's.
const bodied: readonly QuantityRef['name'][] = ['nakshatra', 'nakshatra28', 'rashi'];

/** The quantity an expression names, with the graha it is read of. */
export function quantityRef(
  scope: Scope,
  e: Extract<Expression, { kind: 'quantity' }>,
): QuantityRef | undefined {
  const name = e.quantity as QuantityRef['name'];
  const kind = kindOfQuantity[name];
  if (kind === undefined) return diagnostic(scope, 'unknown-quantity', e, { name: e.quantity });
  if (e.of === undefined) {
    if (name === 'rashi') {
      return diagnostic(scope, 'type-mismatch', e, {
        expected: '`rashi of Sun` or `rashi of Moon`',
        found: 'a rashi of nothing',
        context: 'say whose',
      });
    }
    const purnimanta = name === 'lunar month' && scope.chain.purnimanta.has(scope.text.range.file);
    return { name: purnimanta ? 'purnimanta month' : name, body: 'Moon', kind };
  }
  const label = labelOf(e.of.text, 'graha', scope.chain.vocabulary);
  if (label === undefined) return unknownName(scope, e.of, 'graha', fixedNames.graha.slice(0, 2).flat());
  if (!bodied.includes(name) || label > 1) {
    return diagnostic(scope, 'type-mismatch', e.of, {
      expected: bodied.includes(name) ? 'Sun or Moon' : `\`${name}\` alone`,
      found: e.of.text,
      context: `after \`${name} of\``,
    });
  }
  return { name, body: label === 0 ? 'Sun' : 'Moon', kind };
}
