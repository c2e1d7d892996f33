import { describe, expect, it } from 'vitest';
import { readWords } from '../../../dsl/pack/read-words.ts';
import { wordLimits } from '../../../dsl/pack/words-document.ts';
import { lineColumn, sourceFile } from '../../../dsl/source/source-file.ts';

const read = (text: string) => readWords(sourceFile('t.words.yaml', text));
const codes = (text: string): string[] =>
  read(text).diagnostics.map(({ code, range }) => {
    const { line, column } = lineColumn(range.file, range.start);
    return `${line}:${column} ${code}`;
  });
const of = (fields: string, language = 'en'): string =>
  `words: ${language}\nobservances:\n  FESTIVAL_X: {${fields}}\n`;

describe('a file of words', () => {
  it('reads the texts of observances with their places', () => {
    const { document, diagnostics } = read(
      [
        'words: hi',
        'lands: [IN-UP, IN-BR]',
        'deities: {RAMA: श्रीराम}',
        'observances:',
        '  FESTIVAL_X:',
        '    name: राम नवमी',
        '    from: [a list, another]',
        '    summary: "एक वाक्य।"',
        '    about: >-',
        '      दो',
        '      वाक्य।',
        '    sources: a book',
        '',
      ].join('\n'),
    );
    expect(diagnostics).toEqual([]);
    expect(document?.language).toBe('hi');
    expect(document?.lands.map(({ text }) => text)).toEqual(['IN-UP', 'IN-BR']);
    expect(document?.deities.map(({ key, name }) => [key.text, name])).toEqual([['RAMA', 'श्रीराम']]);
    const [x] = document?.observances ?? [];
    expect(x?.code.text).toBe('FESTIVAL_X');
    expect(x?.texts.name?.text).toBe('राम नवमी');
    expect(x?.texts.about?.text).toBe('दो वाक्य।');
    expect(x?.texts.kept).toBeUndefined();
    expect(x?.from).toEqual(['a list', 'another']);
    expect(x?.sources).toEqual(['a book']);
  });

  it('reads the deity of the language of reference alone', () => {
    expect(read(of('deity: [RAMA, SITA]')).document?.observances[0]?.deity.map(({ text }) => text)).toEqual([
      'RAMA',
      'SITA',
    ]);
    expect(codes(of('deity: RAMA', 'hi'))).toEqual(['3:16 unknown-field']);
  });

  it.each([
    ['', '1:1 not-a-words-file'],
    ['- a\n', '1:1 not-a-words-file'],
    ['observances: {}\n', '1:1 missing-field'],
    ['words: Hindi\n', '1:8 bad-language'],
    ['words: en\nwordz: {}\n', '2:1 unknown-field'],
    ['words: en\ndeities: {rama: Rama}\n', '2:11 bad-name'],
    ['words: en\nobservances:\n  FESTIVAL_X: a text\n', '3:15 wrong-node'],
    [of('sumary: a'), '3:16 unknown-field'],
    [of('about: a'), '3:3 missing-field'],
    [of('kept: a'), '3:3 missing-field'],
    [of('name: ""'), '3:22 wrong-node'],
    [of('name: [a]'), '3:22 wrong-node'],
    [of(`name: ${'a'.repeat(wordLimits.name + 1)}`), '3:22 long-words'],
  ])('%j: %s', (text, expected) => {
    expect(codes(text)).toEqual([expected]);
  });

  it('proposes the field that was meant', () => {
    expect(read(of('sumary: a')).diagnostics[0]?.suggestion?.text).toBe('summary');
  });
});
