// Changes that diagnostics propose, where the text about them is not the plainest.

import { describe, expect, it } from 'vitest';
import type { DiagnosticFix } from '../../../dsl/diagnostics/diagnostic.ts';
import {
  closingChoices,
  ghatiChoices,
  quoted,
  recased,
  removed,
  untabbed,
} from '../../../dsl/diagnostics/repair.ts';
import { type SourceFile, type SourceRange, sourceFile } from '../../../dsl/source/source-file.ts';
import { entryRemoved } from '../../../dsl/yaml/remove-entry.ts';

/** A text in which `«` and `»` bound a range. */
function marked(text: string): SourceRange {
  const file = sourceFile('pack.yaml', text.replaceAll(/[«»]/g, ''));
  return { file, start: text.indexOf('«'), end: text.indexOf('»') - 1 };
}

const made = (file: SourceFile, fix: DiagnosticFix | undefined): string | undefined =>
  fix && file.text.slice(0, fix.range.start) + fix.text + file.text.slice(fix.range.end);

describe('what is taken away', () => {
  it.each([
    ['a clause and the comment beside it', 'a\n  «b»  # why\n  c\n', 'a\n  c\n'],
    ['not the comment above it', '# of a\na\n# of c\n«b»\nc', '# of a\na\n# of c\nc'],
    ['a clause on the line of others', 'prefer a «prefer a» then first', 'prefer a then first'],
    ['lines that end in CR and LF', 'a\r\n«b» # why\r\nc\r\n', 'a\r\nc\r\n'],
    ['the last line, which has no end', 'a\n«b»', 'a\n'],
  ])('%s', (_what, text, expected) => {
    const range = marked(text);
    expect(made(range.file, removed('remove', range))).toBe(expected);
  });

  it.each([
    ['the first of a flow map', 'let: {«a»: 1, b: 2}\n', 'let: {b: 2}\n'],
    ['the last of a flow map', 'let: {a: "x, }", «b»: "y, }"}\n', 'let: {a: "x, }"}\n'],
    ['one between others', 'let: {a: 1, «b»: [2, 3], c: 4}\n', 'let: {a: 1, c: 4}\n'],
    ['a block of several lines', 'let:\n  «a»: |\n    x\n    y\n  b: 2\n', 'let:\n  b: 2\n'],
    ['the only one, with its map', 'name: X\nlet: {«a»: 1}\ncite: []\n', 'name: X\ncite: []\n'],
    ['the only one, a block', 'name: X\nlet:\n  «a»: 1\ncite: []\n', 'name: X\ncite: []\n'],
    ['one deep in lists and maps', 'r:\n  - {n: 1, let: {«a»: 1}}\n', 'r:\n  - {n: 1}\n'],
  ])('an entry: %s', (_what, text, expected) => {
    const range = marked(text);
    expect(made(range.file, entryRemoved('remove', range))).toBe(expected);
  });

  it.each([
    ['a text that is no map', '«a»'],
    ['an empty text', '«»'],
    ['a value', 'a: «b»\n'],
    ['a word in a list', 'a: [b, «c»]\n'],
    ['an empty list', 'a: [«»]\n'],
    ['what stands before every key', '«# a»\nb: 1\n'],
    ['a comment behind a value', 'a: {b: 1} «# c»\nd: 2\n'],
  ])('none where no key begins: %s', (_what, text) => {
    expect(entryRemoved('remove', marked(text))).toBeUndefined();
  });
});

it('quotes inside are doubled', () => {
  const range = marked(`kind: «["a", 'b'] by weekday»\n`);
  expect(made(range.file, quoted(range))).toBe(`kind: '["a", ''b''] by weekday'\n`);
});

it('every line that a tab indents is indented with spaces', () => {
  const file = sourceFile('pack.yaml', 'a:\n\tb: 1\n\t\tc: 2\n  d: 3\n \te: 4\t\nf: 5\n');
  expect(made(file, untabbed(file, 5))).toBe('a:\n  b: 1\n    c: 2\n  d: 3\n   e: 4\t\nf: 5\n');
});

describe('a rule is closed', () => {
  const closedWith = (text: string): readonly (string | undefined)[] => {
    const range = marked(text);
    return closingChoices(range).map((choice) => made(range.file, choice));
  };

  it('behind its clause on the same line, by each of the clauses that close one', () => {
    expect(closedWith('decide: «prefer target»\n')).toEqual([
      'decide: prefer target then first\n',
      'decide: prefer target then last\n',
      'decide: prefer target undecided\n',
    ]);
  });

  it.each([
    ['in a block', 'decide: |\n  «prefer target»\n', 'decide: |\n  prefer target\n  then first\n'],
    [
      'in a block with a comment at its head',
      'decide: |- # why\r\n    «prefer target»\r\n',
      'decide: |- # why\r\n    prefer target\n    then first\r\n',
    ],
    [
      'of several lines',
      'decide: |\n  «also next day\n  prefer target»\n',
      'decide: |\n  also next day\n  prefer target\n  then first\n',
    ],
  ])('on a line of its own %s', (_what, text, expected) => {
    expect(closedWith(text)[0]).toBe(expected);
  });

  it('by no clause that a comment on the line would swallow', () => {
    expect(closedWith('decide: "«prefer target # why»"\n')).toEqual([]);
  });
});

describe('a ghati', () => {
  it('may be one of the day, of the night or of 24 minutes', () => {
    const range = marked('kala: «2 ghatis after sunset»\n');
    expect(ghatiChoices(range).map((choice) => made(range.file, choice))).toEqual([
      'kala: 2 ghati of day after sunset\n',
      'kala: 2 ghati of night after sunset\n',
      'kala: 2 fixed ghati after sunset\n',
    ]);
  });

  it('that is written with an escape of YAML is left to its author', () => {
    expect(ghatiChoices(marked('kala: "«2 gh\\u0061ti after sunset»"\n'))).toEqual([]);
  });
});

describe('other letters', () => {
  const small = /^[a-z][a-z0-9_]*$/;
  it.each([
    ['«Madhyahna»: x', 'Madhyahna', 'madhyahna: x'],
    ['«override Brahma-Muhurta»: x', 'Brahma-Muhurta', 'override brahma_muhurta: x'],
  ])('%s', (text, name, expected) => {
    const range = marked(text);
    expect(made(range.file, recased(range, name, small, 'small'))).toBe(expected);
  });

  it('are not proposed where they make no name', () => {
    const range = marked('«8th part»: x');
    expect(recased(range, '8th part', small, 'small')).toBeUndefined();
  });
});
