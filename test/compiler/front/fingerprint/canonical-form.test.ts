import { expect, it } from 'vitest';
import { meanSameButForSky } from '../../../../compiler/front/fingerprint/canonical-form.ts';
import { compileRules, rule } from '../../language-bench.ts';

const ruleOf = (body: string) => {
  const compiled = compileRules(rule('FESTIVAL_TRIAL', body)).rules.get('FESTIVAL_TRIAL');
  if (compiled === undefined) throw new Error('the rule is not there');
  return compiled;
};
const first = '    observe: Magha Purnima\n    decide: then first';
const plain = ruleOf(first);

it.each([
  ['itself', plain, true],
  ['the same with a summary', ruleOf(`    summary: A day.\n${first}`), true],
  ['the same on another sky', ruleOf(`    sky: vakya\n${first}`), true],
  ['another on the same sky', ruleOf(first.replace('first', 'last')), false],
  ['another on another sky', ruleOf(`    sky: vakya\n${first.replace('first', 'last')}`), false],
])('a rule and %s', (_what, other, isSame) => {
  expect(meanSameButForSky(plain, other)).toBe(isSame);
  expect(meanSameButForSky(other, plain)).toBe(isSame);
});
