// What a rule would decide without one of its clauses.

import type { Trace } from '../../compiler/runtime/trace.ts';
import type { Calculator, RuleAtPlace } from './calculator.ts';
import { variantPack } from './variant-pack.ts';

/** Whether the rule falls on a civil day number once a clause of its trace is left out. */
export function fallsWithout(
  calculator: Calculator,
  subject: RuleAtPlace,
  { trace, clause, day }: { readonly trace: Trace; readonly clause: number; readonly day: number },
): boolean {
  const at = calculator.dayOf(subject.place, day);
  if (at === undefined || trace.clauses[clause]?.kind === 'then') return false;
  const left = trace.clauses.filter((_, i) => i !== clause).map(({ text }) => text.replace(/\s+/g, ' '));
  const lines = [
    'rules:',
    `  extend ${subject.code}:`,
    '    decide: |',
    ...left.map((text) => `      ${text}`),
  ];
  const actual = variantPack(calculator, subject.pack, lines)?.observances.inYear(at.py) ?? [];
  return actual.some((o) => o.rule.code === subject.code && o.day === day);
}
