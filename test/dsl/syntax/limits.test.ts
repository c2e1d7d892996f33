// A text that is too long or too deep is refused before it is read, at the first character too many.

import { describe, expect, test } from 'vitest';
import { parseClauses, parseDivided, parseExpression } from '../../../dsl/syntax/parse.ts';
import { vocabularyWith } from '../../../dsl/vocabulary/vocabulary.ts';

const words = vocabularyWith([]);

describe('a text of more than 10000 characters', () => {
  const long = `sunrise${' '.repeat(10_000)}`;
  const refused = {
    start: 0,
    end: 10_000,
    found: '10007 characters',
    expected: 'at most 10000',
    isRefusal: true,
  };

  test('is no expression', () =>
    expect(parseExpression(long, words)).toEqual({ tree: undefined, issues: [refused] }));
  test('has no clauses', () => expect(parseClauses(long, words)).toEqual({ clauses: [], issues: [refused] }));
  test('has no windows', () => expect(parseDivided(long, words)).toEqual({ windows: [], issues: [refused] }));
});

test('the 65th bracket is refused', () => {
  const { tree, issues } = parseExpression(`${'('.repeat(65)}1${')'.repeat(65)}`, words);
  expect([tree, issues]).toEqual([
    undefined,
    [
      {
        start: 64,
        end: 65,
        found: 'one more bracket',
        expected: 'at most 64 inside each other',
        isRefusal: true,
      },
    ],
  ]);
  expect(parseExpression(`${'('.repeat(64)}1${')'.repeat(64)}`, words).issues).toEqual([]);
});

test('the 1001st word is refused', () => {
  const { tree, issues } = parseExpression(`1${' + 1'.repeat(500)}`, words);
  expect([tree, issues]).toEqual([
    undefined,
    [
      {
        start: 2000,
        end: 2001,
        found: 'one more',
        expected: 'at most 1000 words and signs',
        isRefusal: true,
      },
    ],
  ]);
});

test('the 201st operand inside others is refused', () => {
  const { issues } = parseExpression(`${'not '.repeat(201)}day`, words);
  expect(issues).toMatchObject([
    { found: 'one more', expected: 'at most 200 operands inside each other', isRefusal: true },
  ]);
});
