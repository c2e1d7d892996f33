import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parseClauses, parseExpression, parseScore } from '../../../dsl/syntax/parse.ts';
import { printClause, printExpression, printScoreLine, printWholeClause } from '../../../dsl/syntax/print.ts';
import { vocabularyWith } from '../../../dsl/vocabulary/vocabulary.ts';
import {
  anyClause,
  anyExpression,
  anyScoreLine,
  withoutExtents,
} from '../../property/arbitrary-expression.ts';

const vocabulary = vocabularyWith([]);

describe('the printer', () => {
  test.prop([anyExpression], { numRuns: 2000 })('returns text that parses to the same tree', (tree) => {
    const text = printExpression(tree);
    const parsed = parseExpression(text, vocabulary);
    expect(parsed.issues, text).toEqual([]);
    expect(withoutExtents(parsed.tree)).toEqual(withoutExtents(tree));
  });

  test.prop([fc.array(anyClause, { minLength: 1, maxLength: 4 })])('does the same for clauses', (clauses) => {
    const text = clauses.map(printWholeClause).join('\n');
    const parsed = parseClauses(text, vocabulary);
    expect(parsed.issues, text).toEqual([]);
    expect(withoutExtents(parsed.clauses)).toEqual(withoutExtents(clauses));
  });

  test.prop([fc.array(anyScoreLine, { minLength: 1, maxLength: 4 })])(
    'does the same for lines of a score',
    (lines) => {
      const text = lines.map(printScoreLine).join('\n');
      const parsed = parseScore(text, vocabulary);
      expect(parsed.issues, text).toEqual([]);
      expect(withoutExtents(parsed.lines)).toEqual(withoutExtents(lines));
    },
  );

  it.each([
    '30 min each side of sunset',
    '2 ghati after sunrise',
    '10 deg',
    '10 deg of Moon',
    'class Purna',
    'all of [Moon, Sun]',
    'at least 2 of grahas',
    'at most 1 of [1, 2]',
    'exactly 2 of Sun',
    'movable sign',
    'strong Moon',
    'bride Moon',
    'cycle [Sun, Moon] from lord of weekday',
    'Sun enters rashi',
    'Sun enters tropical Makara',
    'Chaitra Shukla 4 to 6',
    'first day within night',
    '2nd day within night',
    '3rd day within night',
    '4th day within night',
    '11th day within night',
    '21st day within night',
    'last day within night',
  ])('leaves %j as it is', (text) => {
    const { tree, issues } = parseExpression(text, vocabulary);
    expect(issues).toEqual([]);
    expect(tree && printExpression(tree)).toBe(text);
  });

  it('repeats what a clause asks in the words of its author, in the quotes that they allow', () => {
    const texts = ['require day because "the day counts"', `then first because 'they say "first"'`];
    const { clauses } = parseClauses(texts.join('\n'), vocabulary);
    expect(clauses.map(printWholeClause)).toEqual(texts);
    expect(clauses.map(printClause)).toEqual(['require day', 'then first']);
  });

  it('says whose word a clause is only where all of it is asked for', () => {
    const [clause] = parseClauses('prefer target touches day by dharmasindhu "2.3"', vocabulary).clauses;
    expect(clause && printClause(clause)).toBe('prefer target touches day');
    expect(clause && printWholeClause(clause)).toBe('prefer target touches day by dharmasindhu "2.3"');
  });

  it('keeps a look-up at the end of a clause from being read as whose word it is', () => {
    const text = 'require names = (table_of_things by my_key)';
    const [clause] = parseClauses(text, vocabulary).clauses;
    expect(clause?.by).toBeUndefined();
    const printed = clause && printClause(clause);
    expect(printed).toBe('require (names = table_of_things by my_key)');
    expect(withoutExtents(parseClauses(printed ?? '', vocabulary).clauses)).toEqual(withoutExtents([clause]));
    const [asta] = parseClauses('require Venus set by kalamsha', vocabulary).clauses;
    expect(asta && printClause(asta)).toBe('require Venus set by kalamsha');
    const [quantity] = parseClauses('require names = table_of_things by weekday', vocabulary).clauses;
    expect(quantity && printClause(quantity)).toBe('require names = table_of_things by weekday');
  });

  it('writes only the parentheses that the grammar needs', () => {
    const text = '(target and pradosha) except bhadra or ((day)) else (not (night))';
    const { tree } = parseExpression(text, vocabulary);
    expect(tree && printExpression(tree)).toBe('target and pradosha except bhadra or day else not night');
  });
});
