// What a rule would decide that asks only on which day the target has most of the kala.

import type { Calculator, RuleAtPlace } from './calculator.ts';
import type { DecidingClause } from './deciding-clause.ts';
import { variantPack } from './variant-pack.ts';

/**
 * The kala of which the target has most on a civil day number, where the clause that decided asks for one (`touches
 * madhyahna`); undefined where it asks for none, or where that gives another day.
 */
export function mostOfKala(
  calculator: Calculator,
  subject: RuleAtPlace,
  { text }: DecidingClause,
  day: number,
): string | undefined {
  const at = calculator.dayOf(subject.place, day);
  const [, kala] = / touches ([a-z]\w*)/.exec(text) ?? [];
  if (at === undefined || kala === undefined) return undefined;
  const lines = [
    'rules:',
    `  extend ${subject.code}:`,
    '    decide: |',
    `      prefer most of ${kala}`,
    '      then first',
  ];
  const actual = variantPack(calculator, subject.pack, lines)?.observances.inYear(at.py) ?? [];
  return actual.some((o) => o.rule.code === subject.code && o.day === day) ? kala : undefined;
}
