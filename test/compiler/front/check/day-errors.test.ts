// Expressions of days that are no sense: one error, at the word that is wrong, and nothing that only follows from it.

import { expect, test } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { lineColumn, sourceFile } from '../../../../dsl/source/source-file.ts';

const head = `pack: TRIAL
works: {w: {title: A work}}
tables: {t: {1: 2}, days: {Sunday: 1, Monday: 2, Tuesday: 3}}
rules:
  CONDITION_A:
    name: A
    cite: [{work: w, level: VERIFIED}]
    holds: |
`;

/** The errors of an expression, each with its column in it. */
function errorsOf(expression: string): readonly (readonly [number, string])[] {
  const { diagnostics } = readPackSet([sourceFile('trial.yaml', `${head}      ${expression}\n`)], {
    dataVersion: '',
  }).compile('TRIAL');
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message, range }) => [lineColumn(range.file, range.start).column - 6, message]);
}

// The column is that of the misspelled name.
test.each([
  ['longitude of Mars at sunris > 10 deg', 22],
  ['sunrise before sunris', 16],
  ['sunris before sunrise', 1],
  ['length of sunris > 3 min', 11],
  ['not sunris', 5],
  ['sunris and day', 1],
  ['day and sunris', 9],
  ['day touches sunris', 13],
  ['day covers sunris', 12],
  ['part 1 of 2 of sunris', 16],
  ['sunris of previous day', 1],
  ['sunris of next day', 1],
  ['3 days after sunris', 14],
  ['tithi at sunris is Purnima', 10],
  ['day except sunris', 12],
  ['sunris except day', 1],
  ['1 + sunris = 2', 5],
  ['start of sunris', 10],
  ['count from nakshatra of Moon at sunrise to nakshatra of Sun at sunris = 3', 64],
  ['day when sunris', 10],
  ['day within sunris', 12],
  ['sunris + 3 min', 1],
])('a misspelled name is reported once: %s', (expression, column) => {
  expect(errorsOf(expression)).toEqual([[column, 'unknown window or value `sunris`']]);
});

test.each([
  ['weekday is Sundy', 12, '`Sundy` is not the name of a weekday'],
  ['weekday is []', 12, 'an empty list matches nothing'],
  ['weekday in []', 12, 'an empty list matches nothing'],
  ['tithi is Nothing', 10, '`Nothing` is not the name of a tithi'],
  ['tithi is Krishna Purnima', 10, '`Krishna Purnima` does not exist: Purnima ends the Shukla half'],
  ['tithi at sunrise is Nothing', 21, '`Nothing` is not the name of a tithi'],
  ['nakshatra at sunrise is Nothing', 25, '`Nothing` is not the name of a nakshatra'],
  ['tt by weekday is 1', 1, 'unknown table `tt`'],
  ['"a" is []', 8, 'an empty list matches nothing'],
  ['"a" is [1]', 9, 'expected a text in quotes, found `1`'],
  ['"a" is 1', 8, 'expected a text in quotes, found `1`'],
  ['longitude of Mars < 10', 1, 'an angle and a number cannot be compared or combined'],
  ['longitude of Mars > 10 deg at sunrise', 21, 'expected spans or a quantity, found an angle (before `at`)'],
  ['longitude of Jupitr at sunrise > 10 deg', 14, '`Jupitr` is not the name of a graha'],
  ['pada of Moon is 5', 17, 'a pada must be a whole number from 1 to 4, found 5'],
  ['sunrise before', 14, 'found the end, expected an expression'],
  ['Sunday before sunrise', 1, 'expected an instant, found a weekday (before `before`)'],
  ['tithi Purnima before sunrise', 1, 'expected an instant, found spans of time'],
  ['length of day > 3', 1, 'a duration and a number cannot be compared or combined'],
  ['length of day > 3 deg', 1, 'a duration and an angle cannot be compared or combined'],
  [
    'length of day > 2 ghati',
    17,
    'ambiguous unit `ghati`: write `fixed ghati` (24 minutes) or `ghati of day`',
  ],
  ['part 3 of 2 of day', 6, 'part 3 of 2 does not exist'],
  ['part 1 of 0 of day', 6, 'part 1 of 0 does not exist'],
  ['ghati 3 of day', 1, "found 'ghati', expected an expression"],
  ['lagna is Nowhere', 10, '`Nowhere` is not the name of a rashi'],
  ['rashi of Sunn is Mesha', 10, '`Sunn` is not the name of a graha'],
  ['karana is Vishtii', 11, '`Vishtii` is not the name of a karana'],
  ['end of day before sunrise', 1, 'expected spans of time, found a truth value'],
  ['house 3 of Moon', 1, 'expected spans of time, found a rashi'],
  [
    'Mars is exalted',
    1,
    'expected spans of time or a value, found `Mars is exalted` (allowed only in rules of births)',
  ],
  ['CONDITION_B', 1, 'no rule has the code `CONDITION_B` in this chain'],
  ['FESTIVAL_NOT', 1, 'no rule has the code `FESTIVAL_NOT` in this chain'],
  ['sunrise + 3', 1, 'an instant and a number cannot be compared or combined'],
  ['sunrise + sunset', 1, 'an instant and an instant cannot be compared or combined'],
  ['t', 1, 'expected spans or a value, found the table t (look it up: `table by key`)'],
  ['t by sunrise', 6, 'expected a quantity, a number or a text, found an instant (after `by`)'],
  ['Mesha', 1, 'expected spans of time, found the name of a rashi'],
  ['Chaitr Purnima', 1, 'unknown name `Chaitr`'],
  ['Chaitra Purnim', 9, 'unknown name `Purnim`'],
  [
    'any of [day, night]',
    1,
    'expected spans of time or a value, found `any of` (allowed only before `in house` and `aspects`)',
  ],
  ['number of tithi at sunrise = 3', 1, 'expected spans of time, found a truth value'],
  ['number of day = 3', 11, 'expected a quantity, found spans of time (after `number of`)'],
  ['()', 2, "found ')', expected an expression"],
  [
    '[day, night] touches day',
    1,
    'expected a value, found a list (a list is allowed only after `in` or before `by`)',
  ],
  ['3 min', 1, 'expected spans of time, found a duration'],
  ['2 deg', 1, 'expected spans of time, found an angle'],
])('%s', (expression, column, message) => {
  expect(errorsOf(expression)).toEqual([[column, message]]);
});
