import { expect, it } from 'vitest';
import { readPackSet } from '../../../compiler/compile/compile.ts';
import { failureOf } from '../../../compiler/compile/failure.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const cite = 'cite: [{work: almanac, level: VERIFIED}]';
const compiled = (...expressions: readonly string[]) => {
  const rules = expressions.map(
    (holds, i) => `  CONDITION_C${i}: {name: C, holds: ${JSON.stringify(holds)}, ${cite}}\n`,
  );
  const text = `pack: T\nworks: {almanac: {title: An almanac}}\nrules:\n${rules.join('')}`;
  return readPackSet([sourceFile('t.yaml', text)], { dataVersion: 'test' }).compile('T');
};

it.each([
  [[], 'it has no errors'],
  [['dey'], 't.yaml:4:35: unknown window or value `dey`'],
  [['dey', 'nait'], 't.yaml:4:35: unknown window or value `dey` (and 1 more error)'],
  [['dey', 'nait', 'moonrize'], 't.yaml:4:35: unknown window or value `dey` (and 2 more errors)'],
])('of %j: %s', (expressions, message) => expect(failureOf(compiled(...expressions))).toBe(message));
