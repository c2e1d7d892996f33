import { expect, test } from 'vitest';
import { glue, wrapped } from '../../../../cli/output/text/wrap.ts';

test.each([
  ['one two three', 7, '', 'one two\nthree'],
  ['one two three', 8, '  ', '  one\n  two\n  three'],
  ['a\nb  c', 80, '', 'a b c'],
  ['  a  ', 80, '', 'a'],
  ['overlong a b', 3, '', 'overlong\na b'],
  ['a overlong', 3, '', 'a\noverlong'],
  [`a${glue}b c`, 3, '', 'a b\nc'],
  ['शिव शिव', 5, '', 'शिव\nशिव'],
  ['', 10, '  ', '  '],
])('%j in %i cells', (text, width, indent, expected) => {
  expect(wrapped(text, width, indent)).toBe(expected);
});
