import { describe, expect, it } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

/** What a table earns that is looked up by some key, and the file with what is proposed. */
function reported(table: string, key: string): readonly (string | undefined)[] {
  const text = `pack: T
works: {almanac: {title: An almanac}}
tables:
  trial: ${table}
rules:
  CONDITION_TRIAL:
    name: Trial
    inputs: {mood?: [glad, sad, calm, wild]}
    holds: day and (trial by ${key}) >= 1
    cite: [{work: almanac, level: VERIFIED}]
`;
  const { diagnostics } = readPackSet([sourceFile('t.yaml', text)], { dataVersion: 'test' }).compileAll();
  return diagnostics.flatMap(({ code, message, fix }) => {
    if (code !== 'missing-keys' && code !== 'list-length') return [];
    return [message, fix?.text];
  });
}

const list = (length: number): string => `[${Array.from({ length }, (_, i) => i + 1).join(', ')}]`;

describe('a table that lacks a few keys', () => {
  it.each([
    [
      'in braces',
      '{Sunday: 8, Monday: 2, Tuesday: 7, Wednesday: 5, Thursday: 6}',
      'weekday',
      ['the table has no value for Friday, Saturday', ', Friday: none, Saturday: none'],
    ],
    [
      'of one key a line',
      '\n    Sunday: 8\n    Monday: 2\n    Tuesday: 7\n    Wednesday: 5\n    Thursday: 6\n    Friday: 4',
      'weekday',
      ['the table has no value for Saturday', '\n    Saturday: none'],
    ],
    [
      'of the words of an input',
      '{glad: 1, sad: 2, wild: 3}',
      'mood',
      ['the table has no value for calm', ', calm: none'],
    ],
    ['of half of the keys', '{glad: 1, sad: 2}', 'mood', []],
    ['of few keys', '{Sunday: 1}', 'weekday', []],
    ['that has them all', '{Shukla: 1, Krishna: 2}', 'paksha', []],
    ['of quarters, which have no names', '{1: 1, 2: 2, 3: 3}', 'pada', []],
    ['of numbers', '{1: 1, 2: 2}', '(number of tithi)', []],
  ])('%s', (_what, table, key, findings) => expect(reported(table, key)).toEqual(findings));
});

describe('a list of values by their places', () => {
  it.each([
    [6, 'weekday', ['a list looked up by weekday needs 7 values, found 6', undefined]],
    [8, 'weekday', ['a list looked up by weekday needs 7 values, found 8', undefined]],
    [7, 'weekday', []],
    [11, 'lunar month', ['a list looked up by lunar month needs 12 values, found 11', undefined]],
    [12, 'lunar month', []],
    // The intercalary month may have a value too.
    [13, 'lunar month', []],
    [29, 'tithi', ['a list looked up by tithi needs 30 values, found 29', undefined]],
    [30, 'tithi', []],
    [5, '(number of tithi)', []],
  ])('%i by %s', (length, key, findings) => expect(reported(list(length), key)).toEqual(findings));
});
