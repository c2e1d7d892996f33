// Where a text of the language is not understood: the first word that is out of place, what could stand there, and what was meant.

import { describe, expect, it } from 'vitest';
import type { SyntaxIssue } from '../../../dsl/syntax/lex.ts';
import { parseClauses, parseDivided, parseExpression, parseScore } from '../../../dsl/syntax/parse.ts';
import { vocabularyWith } from '../../../dsl/vocabulary/vocabulary.ts';

const vocabulary = vocabularyWith([]);

const shown = (issues: readonly SyntaxIssue[]): readonly string[] =>
  issues.map((issue) => `${issue.start}-${issue.end} found ${issue.found}, expected ${issue.expected}`);

describe('an expression', () => {
  it.each([
    ['', '0-0 found the end, expected an expression'],
    ['day or', '5-6 found the end, expected an expression'],
    ['day or or night', "7-9 found 'or', expected an expression"],
    ['day plus night', "4-8 found 'plus', expected an operator or the end of the expression"],
    ['day ~', "4-5 found '~', expected a word, a number, a text in quotes or an operator"],
  ])('%j: %s', (text, issue) => {
    const { tree, issues } = parseExpression(text, vocabulary);
    expect([tree, shown(issues)]).toEqual([undefined, [issue]]);
  });

  it('names the bracket that is not closed', () => {
    const { issues } = parseExpression('(day or [1, 2', vocabulary);
    expect(issues).toMatchObject([{ opened: { start: 8, sign: '[' } }]);
  });

  it.each([
    ['day OR night', 'or'],
    ['magha Shukla 5', 'Magha'],
    ['day but night', 'except'],
    ['day exept night', 'except'],
  ])('%j: a word was meant, %s', (text, instead) => {
    expect(parseExpression(text, vocabulary).issues).toMatchObject([{ instead }]);
  });
});

describe('the windows of a division', () => {
  it('are read with the number of their parts', () => {
    const { windows, issues } = parseDivided('day into 4, night into 8', vocabulary);
    expect(issues).toEqual([]);
    expect(windows).toMatchObject([
      { of: { name: 'day' }, into: 4 },
      { of: { name: 'night' }, into: 8 },
    ]);
  });

  it.each([
    ['', '0-0 found the end, expected an expression'],
    ['day', "2-3 found the end, expected 'into'"],
    ['day into 4,', '10-11 found the end, expected an expression'],
    ['day into 4 ~', "11-12 found '~', expected a word, a number, a text in quotes or an operator"],
  ])('%j: %s', (text, issue) => {
    const { windows, issues } = parseDivided(text, vocabulary);
    expect([windows, shown(issues)]).toEqual([[], [issue]]);
  });
});

describe('clauses and lines', () => {
  it('are none in a text of nothing', () => {
    expect(parseClauses(' # why\n', vocabulary)).toEqual({ clauses: [], issues: [] });
    expect(parseScore('', vocabulary)).toEqual({ lines: [], issues: [] });
  });

  it('are read each by itself: one that is wrong hides no other', () => {
    const { clauses, issues } = parseClauses('require day and\nprefer ~ night\nthen first', vocabulary);
    expect(clauses.map(({ kind }) => kind)).toEqual(['then']);
    expect(shown(issues)).toEqual([
      "23-24 found '~', expected a word, a number, a text in quotes or an operator",
      '14-15 found the end, expected an expression',
    ]);
  });

  it.each([
    ['than first', 'then'],
    ['Then first', 'then'],
    ['requires day\nthen first', 'require'],
  ])('%j: a word was meant, %s', (text, instead) => {
    expect(parseClauses(text, vocabulary).issues).toMatchObject([{ instead }]);
  });

  it('of a score begin with a word for what they do', () => {
    expect(parseScore('tak 40 when day because "x"', vocabulary).issues).toMatchObject([{ instead: 'take' }]);
  });
});
