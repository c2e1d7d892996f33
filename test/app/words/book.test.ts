import { describe, expect, it } from 'vitest';
import { namesOfRule } from '../../../app/festivals/observance-names.ts';
import { wordsOf } from '../../../app/festivals/observance-words.ts';
import { bookContent, languageIn, wordsBook } from '../../../app/words/book.ts';
import { devanagari, devanagariOf } from '../../../app/words/devanagari.ts';
import { wordsRead } from '../../../app/words/read-book.ts';
import { sourceFile } from '../../../dsl/source/source-file.ts';

const en = sourceFile(
  'en.words.yaml',
  `words: en
deities: {RAMA: Rama, SITA: Sita}
observances:
  FESTIVAL_X: {summary: A feast., about: Whose it is., kept: What is kept., deity: [RAMA, SITA]}
  FESTIVAL_Y: {summary: Another feast.}
`,
);
const hi = sourceFile(
  'hi.words.yaml',
  `words: hi
lands: [IN-UP]
deities: {RAMA: राम}
observances:
  FESTIVAL_X: {name: क, summary: एक पर्व।}
  FESTIVAL_Y: {name: ख}
`,
);
const ta = sourceFile(
  'ta.words.yaml',
  'words: ta\nlands: IN-TN\nobservances: {FESTIVAL_X: {name: அ, from: [a list, another]}}\n',
);
const book = wordsRead([en, hi, ta]);
const rule = { code: 'FESTIVAL_X', fields: { name: 'X', name_sa: 'Rāma', summary: 'Of the rule.' } };
const stated = (language: string, extent: 'short' | 'full', chain = ['base'], code = rule.code) =>
  wordsOf(
    { called: { ...namesOfRule(code, rule.fields), name: 'X of the day' }, fields: rule.fields },
    { words: { book, language }, chain },
    extent,
  );

describe('the words of an observance', () => {
  it('are in the language asked for where it has them, each by itself, with its own name', () => {
    expect(stated('hi', 'full')).toEqual({
      names: {
        en: 'X of the day',
        iast: 'Rāma',
        deva: 'राम',
        native: { language: 'hi', name: 'क', source: 'written' },
      },
      summary: 'एक पर्व।',
      text_language: 'hi',
      deity: [
        { key: 'RAMA', name: 'राम' },
        { key: 'SITA', name: 'Sita' },
      ],
      about: 'Whose it is.',
      kept: 'What is kept.',
      about_language: 'en',
    });
  });

  it('are English where the language has no text', () => {
    expect(stated('ta', 'full')).toMatchObject({
      names: { native: { language: 'ta', name: 'அ', source: 'agreed' } },
      summary: 'A feast.',
      text_language: 'en',
      about: 'Whose it is.',
      kept: 'What is kept.',
    });
    expect(stated('hi', 'full', ['base'], 'FESTIVAL_Y')).toMatchObject({
      names: { native: { language: 'hi', name: 'ख', source: 'written' } },
      summary: 'Another feast.',
      text_language: 'en',
    });
  });

  it('have the name of the land whose rules decide', () => {
    expect(stated('en', 'short', ['base', 'SOUTH_INDIA', 'IN-TN']).names.native).toEqual({
      language: 'ta',
      name: 'அ',
      source: 'agreed',
    });
    expect(stated('en', 'short', ['base']).names.native).toBeNull();
  });

  it('are those of the rule where there are none, and short ones leave out the rest', () => {
    const short = stated('en', 'short', ['base'], 'FESTIVAL_Z');
    expect(short).toMatchObject({ summary: 'Of the rule.', deity: [] });
    expect(Object.keys(short)).not.toContain('about');
    expect(Object.keys(stated('en', 'full'))).toEqual(expect.arrayContaining(['about', 'kept']));
  });

  it('are the same book for the same texts', () => {
    expect(wordsRead([en, hi, ta])).toBe(book);
    expect(wordsRead([en])).not.toBe(book);
    expect(wordsBook(bookContent([])).languages).toEqual([]);
  });

  it.each([
    [undefined, 'en'],
    ['hi', 'hi'],
    ['HI-IN', 'hi'],
    ['xx', 'xx'],
  ])('language %s is %s', (requested, actual) => {
    expect(languageIn(book, requested)).toBe(actual);
  });
});

describe('names in Devanagari', () => {
  it.each([
    ['Śrīrāmanavamī', 'श्रीरामनवमी'],
    ['Kṛṣṇajanmāṣṭamī', 'कृष्णजन्माष्टमी'],
    ['Ṛṣipañcamī', 'ऋषिपञ्चमी'],
    ['Makarasaṅkrānti', 'मकरसङ्क्रान्ति'],
  ])('%s', (iast, deva) => {
    expect(devanagari(iast)).toBe(deva);
    expect(devanagariOf({ name_sa: iast.normalize('NFD') })).toBe(deva);
  });

  it('is null without a Sanskrit name', () => {
    expect(devanagariOf({})).toBeNull();
  });
});
