import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { parseClauses, parseExpression, parseScore } from '../../../dsl/syntax/parse.ts';
import { printClause, printExpression, printScoreLine } from '../../../dsl/syntax/print.ts';
import { vocabularyWith } from '../../../dsl/vocabulary/vocabulary.ts';
import { anyClause, anyExpression, anyScoreLine, bare } from '../../property/arbitrary-expression.ts';

const vocabulary = vocabularyWith([]);

describe('the printer', () => {
  test.prop([anyExpression], { numRuns: 2000 })('returns text that parses to the same tree', (tree) => {
    const text = printExpression(tree);
    const parsed = parseExpression(text, vocabulary);
    expect(parsed.issues, text).toEqual([]);
    expect(bare(parsed.tree)).toEqual(bare(tree));
  });

  test.prop([fc.array(anyClause, { minLength: 1, maxLength: 4 })])('does the same for clauses', (clauses) => {
    const text = clauses.map(printClause).join('\n');
    const parsed = parseClauses(text, vocabulary);
    expect(parsed.issues, text).toEqual([]);
    expect(bare(parsed.clauses)).toEqual(bare(clauses));
  });

  test.prop([fc.array(anyScoreLine, { minLength: 1, maxLength: 4 })])(
    'does the same for lines of a score',
    (lines) => {
      const text = lines.map(printScoreLine).join('\n');
      const parsed = parseScore(text, vocabulary);
      expect(parsed.issues, text).toEqual([]);
      expect(bare(parsed.lines)).toEqual(bare(lines));
    },
  );

  it('writes only the parentheses that the grammar needs', () => {
    const text = '(target and pradosha) except bhadra or ((day)) else (not (night))';
    const { tree } = parseExpression(text, vocabulary);
    expect(tree && printExpression(tree)).toBe('target and pradosha except bhadra or day else not night');
  });
});
