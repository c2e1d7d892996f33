// Quantities by name: `nakshatra`, `rashi of Sun`, `lagna`.

import type { Expression } from '@nirnaya/dsl/syntax';
import { fixedNames } from '@nirnaya/dsl/vocabulary';
import { GRAHAS } from '@nirnaya/engine/sky';
import { unknownName } from './labels.ts';
import { labelOf } from './names-to-labels.ts';
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
  pada: 'pada',
  navamsa: 'rashi',
  motion: 'motion',
};

// Only these are read of a graha or of the lagna; the nakshatra and the pada without one are the Moon's.
const bodied: readonly QuantityRef['name'][] = ['nakshatra', 'nakshatra28', 'rashi', 'pada', 'navamsa'];

// Abhijit is given to the paths of the Sun and the Moon alone.
const bodiesOf = (name: QuantityRef['name']): readonly string[] =>
  name === 'nakshatra28' ? ['Sun', 'Moon'] : [...GRAHAS, 'lagna'];

/** The quantity an expression names, with the graha it is read of. */
export function quantityRef(
  scope: Scope,
  e: Extract<Expression, { kind: 'quantity' }>,
): QuantityRef | undefined {
  const name = e.quantity as QuantityRef['name'];
  const kind = kindOfQuantity[name];
  if (e.of === undefined) {
    if (name === 'rashi' || name === 'navamsa') {
      const expected =
        name === 'rashi' ? '`rashi of Sun`, `rashi of Moon`' : '`navamsa of lagna`, `navamsa of Moon`';
      return diagnostic(scope, 'type-mismatch', e, {
        expected: `${expected} or that of another graha`,
        found: `\`${name}\` alone`,
        context: 'here',
      });
    }
    const purnimanta = name === 'lunar month' && scope.chain.purnimanta.has(scope.text.range.file);
    return { name: purnimanta ? 'purnimanta month' : name, body: 'Moon', kind };
  }
  const label = labelOf(e.of.text, 'graha', scope.chain.vocabulary);
  const body = e.of.text === 'lagna' ? 'lagna' : label === undefined ? undefined : GRAHAS[label];
  const bodies = bodiesOf(name);
  if (body === undefined) {
    const known = fixedNames.graha.filter(([graha]) => bodies.includes(graha)).flat();
    return unknownName(scope, e.of, 'graha', known);
  }
  if (!bodied.includes(name) || !bodies.includes(body)) {
    return diagnostic(scope, 'type-mismatch', e.of, {
      expected: bodied.includes(name) ? bodies.join(' or ') : `\`${name}\` alone`,
      found: e.of.text,
      context: `after \`${name} of\``,
    });
  }
  if (name === 'rashi' && body === 'lagna') return { name: 'lagna', body: 'Moon', kind };
  return { name, body, kind };
}
