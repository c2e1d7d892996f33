// What is no pack is not laid out: the diagnostics say why.

import { expect, it } from 'vitest';
import { formatPack } from '../../../dsl/format/format.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const problems = (text: string): readonly string[] | undefined => {
  const result = formatPack(sourceFile('pack.yaml', text));
  return 'diagnostics' in result ? result.diagnostics.map(({ message }) => message) : undefined;
};

it.each([
  ['', 'expected a map with `pack: NAME`, found empty'],
  ['# nothing but a comment\n', 'expected a map with `pack: NAME`, found empty'],
  ['- a\n', 'expected a map with `pack: NAME`, found a list'],
  ['rules: {}\n', 'missing field `pack` in a pack'],
  ['pack: "P\n', 'the quote `"` opened here is not closed'],
  ['pack: P\nkala:\n  a: day or\n', 'found the end, expected an expression'],
])('of %j: %s', (text, message) => {
  expect(problems(text)).toEqual([message]);
});

it('names and fields that are not known are no hindrance', () => {
  expect(problems('pack: P\ntitel: x\nkala:\n  a: no_such_name\n')).toBeUndefined();
});
