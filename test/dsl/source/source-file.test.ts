import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { lineColumn, lineText, sourceFile } from '../../../dsl/source/source-file.ts';

describe('places in a file', () => {
  test.prop([fc.string({ unit: fc.constantFrom('a', 'ग', ' ', '\n', '\r\n', '😀') }), fc.nat()])(
    'a line and a column name one offset',
    (text, n) => {
      const file = sourceFile('text', text);
      const offset = n % (text.length + 1);
      const { line, column } = lineColumn(file, offset);
      expect((file.lineStarts[line - 1] ?? Number.NaN) + column - 1).toBe(offset);
      expect(text.slice(0, offset).split('\n').length).toBe(line);
    },
  );

  it('offsets outside of the text are at its nearer end', () => {
    const file = sourceFile('text', 'ab\ncd');
    expect(lineColumn(file, -5)).toEqual({ line: 1, column: 1 });
    expect(lineColumn(file, 99)).toEqual({ line: 2, column: 3 });
  });

  it('the text of a line is without its break, of either kind', () => {
    const file = sourceFile('text', 'ab\r\ncd\n');
    expect([0, 1, 2, 3, 4].map((line) => lineText(file, line))).toEqual(['', 'ab', 'cd', '', '']);
  });
});
