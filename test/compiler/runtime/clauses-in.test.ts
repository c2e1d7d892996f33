import { expect, test } from 'vitest';
import { clausesIn } from '../../../compiler/runtime/clauses-in.ts';
import { compileRules, rule } from '../language-bench.ts';

const pack = compileRules(
  rule('FESTIVAL_ONE', '    observe: Magha Purnima\n    decide: then first') +
    rule(
      'FESTIVAL_BOTH',
      '    observe: Magha Purnima\n    decide: then first\n    drik:\n      decide: |\n        prefer target at sunrise\n        then first',
    ),
);
const kinds = (code: string, mode: 'standard' | 'drik'): readonly string[] => {
  const checked = pack.rules.get(code)?.checked;
  return checked === undefined ? [] : clausesIn(checked, mode).map(({ clause }) => clause.kind);
};

test('drik almanacs decide by their own clauses where a rule has some', () => {
  expect(kinds('FESTIVAL_BOTH', 'drik')).toEqual(['prefer', 'then']);
  expect(kinds('FESTIVAL_BOTH', 'standard')).toEqual(['then']);
  expect(kinds('FESTIVAL_ONE', 'drik')).toEqual(['then']);
});
