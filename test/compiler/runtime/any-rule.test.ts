import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { allRules, anyRule } from '../../../compiler/runtime/any-rule.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const path = new URL('../good/scored-and-chakras.yaml', import.meta.url);
const kuta =
  '  YOGA_TRIAL: {name: Trial, type: YOGA, holds: Moon in kendra from Jupiter, cite: [{work: almanac, level: VERIFIED}]}\n';
const set = readPackSet([sourceFile('trial.yaml', `${readFileSync(path, 'utf8')}${kuta}`)], {
  dataVersion: 'test',
});
const { pack, diagnostics } = set.compile('TRIAL');

test.each([
  ['CONDITION_TARA', 'condition'],
  ['MUHURAT_TRIAL', 'muhurat'],
  ['SUITABILITY_TRIAL', 'suitability'],
  ['CHAKRA_TRIAL', 'chakra'],
  ['YOGA_TRIAL', 'yoga'],
])('%s is a rule of its kind', (code, kind) => {
  if (pack === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const rule = anyRule(pack, code);
  expect([rule?.code, rule?.kind, rule?.linked.code]).toEqual([code, kind, code]);
  expect(allRules(pack).filter((each) => each.code === code)).toEqual([rule]);
});

test('a code that the chain does not have is no rule', () => {
  if (pack === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  expect(anyRule(pack, 'FESTIVAL_NOT_THERE')).toBeUndefined();
});
