import { describe, expect, it } from 'vitest';
import { problemsOf } from '../problems.ts';

const chakra = '  CHAKRA_A:\n    inputs: {mood: [glad, sad]}\n    result: {mood: mood, value: trial by mood}';

/** The errors of a table that is looked up by some key. */
const errorsOf = (table: string, key: string): readonly string[] =>
  problemsOf(`pack: T
works: {w: {title: A work}}
tables:
  trial: ${table}
rules:
${key === 'mood' ? chakra : `  CONDITION_A:\n    holds: day and (trial by ${key}) >= 1`}
    name: A
    cite: [{work: w, level: VERIFIED}]
`);

const week = (one: string): string => `[${one}, 2, 3, 4, 5, 6, 7]`;

const nested = (value: string): string => `${value}: expected a value in the table, found \`a nested table\``;
const badKey = (key: string, kind: string): string =>
  `${key}: \`${key}\` is not a valid key: this table is looked up by ${kind}`;

describe('a table', () => {
  it.each([
    ['a value within another table', week('[1, [2]]'), 'weekday', [nested('[2]')]],
    ['one that is a table', '{Sunday: {Monday: 1}}', 'weekday', [nested('{Monday: 1}')]],
    ['one value for all keys', '3', 'weekday', [badKey('3', 'weekday')]],
    [
      'a list by words',
      '[1, 2]',
      'mood',
      ['[1, 2]: `a list` is not a valid key: this table is looked up by text'],
    ],
    [
      'a key that is no word of the input',
      '{glad: 1, sadd: 2}',
      'mood',
      [`${badKey('sadd', 'text')}: did you mean \`sad\`?`],
    ],
    ['any text by texts that are unknown', '{glad: 1, sadd: 2}', '("glad")', []],
    [
      'a quarter that there is not',
      '{1: 1, 2: 2, 3: 3, 5: 4}',
      'pada',
      [`${badKey('5', 'pada')}: did you mean \`4\`?`],
    ],
    ['a key that should be a number', '{one: 1}', '3', [badKey('one', 'number')]],
    ['a tithi of both halves beside one of them', '{Ekadashi: 1, Shukla 11: 2}', 'tithi', []],
    [
      'a tithi of a half twice',
      '{Shukla Ekadashi: 1, Shukla 11: 2}',
      'tithi',
      ['Shukla 11: duplicate key `Shukla 11` in the table, perhaps in another spelling'],
    ],
    ['a tithi that there is not', '{Shukla 16: 1, Shukla 11: 2}', 'tithi', [badKey('Shukla 16', 'tithi')]],
    [
      'a tithi of a half by its name',
      '{Shukla Ekadashii: 1, Shukla Panchami: 2}',
      'tithi',
      [badKey('Shukla Ekadashii', 'tithi')],
    ],
    [
      'a word after a tithi',
      '{Shukla 11 day: 1, Shukla Panchami: 2}',
      'tithi',
      [badKey('Shukla 11 day', 'tithi')],
    ],
  ])('%s', (_, table, key, problems) => {
    expect(errorsOf(table, key)).toEqual(problems);
  });
});
