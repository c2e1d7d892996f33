// Expressions of rules of births that are no sense: one error, at the word that is wrong, and nothing that only follows from it.

import { expect, test } from 'vitest';
import { readPackSet } from '../../../../../compiler/compile/compile.ts';
import { lineColumn, sourceFile } from '../../../../../dsl/source/source-file.ts';

const cite = 'cite: [{work: w, level: VERIFIED}]';

/** The tables that the expressions read; the expression stands on line 9 from column 7. */
const head = `pack: TRIAL
works: {w: {title: A work}}
tables: {t: {1: 2}, mixed: {1: 2, 2: two}}
rules:
`;

interface Problem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

function errorsOf(rules: string): readonly Problem[] {
  const { diagnostics } = readPackSet([sourceFile('trial.yaml', head + rules)], {
    dataVersion: '',
  }).compile('TRIAL');
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message, range }) => ({ ...lineColumn(range.file, range.start), message }));
}

const errorsOfExpression = (expression: string): readonly Problem[] =>
  errorsOf(`  YOGA_A:\n    type: YOGA\n    name: A\n    holds: |\n\n      ${expression}\n    ${cite}\n`);

const noGraha = '`Jupitr` is not the name of a graha';
const noName = `${noGraha} or of a rashi`;

// Each form with a misspelled name in it: the column is that of the name.
test.each([
  ['lord of Jupitr is Moon', 9, noName],
  ['lord of 3 from Jupitr is Moon', 16, noName],
  ['dispositor of Jupitr is Moon', 15, noName],
  ['exalted Jupitr', 9, noName],
  ['any of Jupitr in 1', 8, noName],
  ['exactly 2 of Jupitr in 1', 14, noName],
  ['1 in Jupitr', 6, noName],
  ['Moon with Jupitr', 11, noName],
  ['Jupitr with Moon', 1, noName],
  ['Moon aspects Jupitr', 14, noName],
  ['Moon hemmed by Jupitr', 16, noName],
  ['Jupitr hemmed by planets', 1, noName],
  ['Moon within 10 deg of Jupitr', 23, noName],
  ['Jupitr is empty', 1, noName],
  ['Jupitr is exalted', 1, noName],
  ['Moon is Jupitr', 9, noName],
  ['Jupitr is Moon', 1, noName],
  ['tithi is Jupitr', 10, '`Jupitr` is not the name of a tithi'],
  ['nakshatra of Jupitr is Ashvini', 14, noGraha],
  ['longitude of Jupitr > 3 deg', 14, noGraha],
  ['Jupitr + 1 = 3', 1, noName],
  ['Jupitr = 3', 1, noName],
  ['count from Jupitr to Mars = 3', 12, noName],
  ['t by Jupitr = 2', 6, noName],
  ['number of Jupitr = 3', 11, noName],
  ['Moon in 1 when Jupitr in 2', 16, noName],
  ['any of (planets except Jupitr) in 1', 24, noName],
  ['Jupitr else Mars in 1', 1, noName],
  ['Moon in [1, Jupitr]', 13, noName],
  ['D9 Jupitr is Mesha', 4, noName],
  ['not Jupitr in 3', 5, noName],
  ['Moon in 3 from Jupitr', 16, noName],
  ['rashis of Jupitr is Mesha', 11, noName],
])('a misspelled name is reported once: %s', (expression, column, message) => {
  expect(errorsOfExpression(expression)).toEqual([{ line: 10, column: column + 6, message }]);
});

// The column is that of the operand.
test.each([
  [
    'lord of (1 + 1) is Moon',
    9,
    'expected a house or a sign, found a number (after `lord of`; for the lord of the sign of a graha write `dispositor of`)',
  ],
  ['lord of Moon from Mars is Moon', 9, 'expected a house such as `lord of 5 from Moon`, found `Moon`'],
  [
    'lord of tithi is Moon',
    9,
    'expected a house or a sign, found a tithi (after `lord of`; for the lord of the sign of a graha write `dispositor of`)',
  ],
  ['at least 0 of planets in 1', 1, 'a number of grahas must be a whole number from 1 to 9, found 0'],
  ['at most 10 of planets in 1', 1, 'a number of grahas must be a whole number from 0 to 9, found 10'],
  [
    '1 in own sign',
    6,
    'expected signs, found a place in the zodiac (a house can only be compared with signs)',
  ],
  ['Moon with at least 2 of planets', 11, 'expected `any of` or `all of`, found `at least` (after `with`)'],
  ['Moon with 3', 11, 'expected one or several grahas, found a number'],
  [
    'Moon aspects own sign',
    14,
    'expected a graha, a house or a sign, found a place in the zodiac (after `aspects`)',
  ],
  ['13 hemmed by planets', 1, 'a house must be a whole number from 1 to 12, found 13'],
  ['Moon within Mars', 13, 'expected a distance such as `10 deg of Sun`, found `Mars` (after `within`)'],
  ['Moon within 200 deg of Mars', 13, 'a distance must be more than 0 and at most 180 degrees, found 200'],
  ['house 13 of Moon is empty', 1, 'a house must be a whole number from 1 to 12, found 13'],
  [
    'planets is not exalted',
    1,
    'expected a truth value, found several grahas (write `not` before the whole condition)',
  ],
  ['Moon is 3', 9, 'expected a graha, found a sign (write `in` for the sign that a graha is in)'],
  ['Moon is Mesha', 9, 'expected a graha, found a sign (write `in` for the sign that a graha is in)'],
  ['Moon is tithi', 9, 'expected a graha, found a tithi'],
  ['rashi of Moon is tithi', 18, 'expected a sign, found a tithi'],
  ['tithi of Moon is Pratipada', 1, 'expected `tithi` alone, found `tithi of Moon`'],
  [
    'day is Moon',
    1,
    'expected a graha, a sign, a quantity, a number or a text, found a truth value (before `is` or `in`)',
  ],
  [
    'nakshatra of bride is Ashvini',
    1,
    'expected a graha or `lagna`, found `bride` (only kutas compare two charts)',
  ],
  ['number of planets is two', 22, 'expected a number, found `two`'],
  ['number of planets is "two"', 22, 'expected a number, found `"two"`'],
  ['number of planets in [1, "two"]', 26, 'expected a number, found `"two"`'],
  ['Moon is not tithi', 13, 'expected a graha, found a tithi'],
  ['nakshatra = Mesha', 1, 'expected a number or an angle, found a nakshatra (compared by `=`)'],
  ['2 / longitude of Moon > 3 deg', 5, 'expected a number, found an angle'],
  ['number of ([1, 3] except Moon) = 1', 26, 'expected signs, found a graha'],
  ['lagna is tithi', 10, 'expected a graha, found a tithi'],
  ['"a" is 1', 8, 'expected a text in quotes, found `1`'],
  ['longitude of Moon > 3', 21, 'expected an angle, found a number (compared by `>`)'],
  [
    'longitude of Moon in [3 deg]',
    1,
    'expected a graha, a sign, a quantity, a number or a text, found an angle (before `is` or `in`)',
  ],
  ['number of planets > 3 deg', 21, 'expected a number, found an angle (compared by `>`)'],
  ['Moon = 3', 8, 'expected a graha, found a sign (write `in` for the sign that a graha is in)'],
  ['Moon + 1 = 3', 1, 'expected a number or an angle, found a graha'],
  ['1 + Moon = 3', 5, 'expected a number or an angle, found a graha'],
  ['longitude of Moon * longitude of Mars > 3 deg', 21, 'expected a number, found an angle'],
  ['longitude of Moon + 2 > 3 deg', 21, 'expected an angle, found a number'],
  ['2 * longitude of Moon > 3 deg', 5, 'expected a number, found an angle'],
  ['count from number of planets to Mars = 3', 12, 'expected a sign or a star, found a number (in a count)'],
  ['count from tithi to Mars = 3', 21, 'expected a tithi, found a sign (in a count)'],
  [
    'count from nakshatra of Moon to nakshatra of Mars over 28 = 3',
    1,
    'expected `over 27`, found `over 28` (the cycle of a nakshatra has 27)',
  ],
  [
    't by longitude of Moon = 2',
    6,
    'expected a quantity, a graha, a sign, a number or a text, found an angle (after `by`)',
  ],
  ['3 by 1 = 2', 1, 'expected the name of a table, found `3` (before `by`)'],
  ['tt by 1 = 2', 1, 'unknown table `tt`'],
  ['mixed by number of planets = 2', 1, 'expected a table of numbers or of texts, found a table with both'],
  ['number of 3 = 3', 11, 'expected grahas, signs or a quantity, found a number (after `number of`)'],
  [
    'number of longitude of Moon = 3',
    11,
    'expected grahas, signs or a quantity, found an angle (after `number of`)',
  ],
  ['any of (3 deg except Moon) in 1', 9, 'expected grahas or signs, found an angle'],
  ['any of (planets except Mesha) in 1', 24, 'expected grahas, found a sign'],
  ['any of (planets except tithi) in 1', 24, 'expected grahas, found a tithi'],
  [
    '(Moon in 1) else Mars',
    18,
    'expected a truth value, found a graha (both sides of `else` must have the same type)',
  ],
  ['Moon in []', 9, 'an empty list matches nothing'],
  [
    'Moon in [1, Mars]',
    13,
    'expected a sign or a house, found a graha (all items of a list must be of one kind)',
  ],
  ['Moon in [Mars, 1]', 16, 'expected a graha, found a sign (all items of a list must be of one kind)'],
  ['Moon in tithi', 9, 'expected a house, a sign or `own sign`, found a tithi (after `in`)'],
  ['Moon in D13 1', 9, '`D13` is not the name of a division of the zodiac'],
  ['D9 tithi is Pratipada', 4, 'expected a graha, a sign or a truth, found a tithi (after `D9`)'],
  ['D9 (longitude of Moon) > 3 deg', 4, 'expected a graha, a sign or a truth, found an angle (after `D9`)'],
  ['D9 own sign', 1, 'expected a truth value, found a place in the zodiac'],
  ['Moon in blue sign', 9, '`blue` is not the name of a class of signs'],
  ['Moon in Mesha Mithuna', 9, 'expected the name of a graha or of a sign, found `Mesha Mithuna`'],
  [
    'any of planets',
    1,
    'expected a value, found `any of planets` (allowed only before `in`, `with`, `aspects` or `is`)',
  ],
  [
    'Moon touches Mars',
    1,
    'expected a property of the chart, found `touches` (allowed only in rules of days)',
  ],
  ['Moon before Mars', 1, 'expected a property of the chart, found `before` (allowed only in rules of days)'],
  ['not Moon', 5, 'expected a truth value, found a graha'],
  ['Moon and Mars in 1', 1, 'expected a truth value, found a graha'],
  ['3 from Moon', 1, 'expected a truth value, found a sign'],
  ['Moon from Mars', 1, 'expected houses such as `kendra` or `[1, 5, 9]`, found `Moon` (before `from`)'],
  ['Moon in 13 from Mars', 9, 'a house must be a whole number from 1 to 12, found 13'],
  ['rashi of Moon in Mars', 18, 'expected signs, found a graha (a sign can only be compared with signs)'],
  [
    'rashi of Moon in own sign',
    18,
    'expected signs, found a place in the zodiac (a sign can only be compared with signs)',
  ],
  ['Moon in kendr', 9, 'unknown window or value `kendr`'],
  [
    'bride (Moon in 1)',
    1,
    'expected a property of the one chart, found `bride` (only kutas compare two charts)',
  ],
  ['"a"', 1, 'expected a truth value, found a text'],
  ['Moon in 1 at sunrise', 9, 'expected a property of the chart, found `at` (allowed only in rules of days)'],
  ['[Moon, Mars] in 1', 1, 'expected a truth value, found several grahas (state how many of them must fit)'],
  ['[1, 2] aspects Moon', 1, 'expected one or several grahas, found several signs'],
  [
    '3 deg is Moon',
    1,
    'expected a graha, a sign, a quantity, a number or a text, found an angle (before `is` or `in`)',
  ],
  ['YOGA_A', 1, 'no rule has the code `YOGA_A` in this chain'],
  ['Moon > 3', 1, 'expected a number or an angle, found a graha (compared by `>`)'],
  ['Moon < Mars', 1, 'expected a number or an angle, found a graha (compared by `<`)'],
])('%s', (expression, column, message) => {
  expect(errorsOfExpression(expression)).toEqual([{ line: 10, column: column + 6, message }]);
});

test('a key that the kind of the quantity does not have is reported in the table', () => {
  expect(errorsOfExpression('t by nakshatra of Moon = 2')).toEqual([
    { line: 3, column: 14, message: '`1` is not a valid key: this table is looked up by nakshatra' },
  ]);
});

// The rule begins on line 5.
test.each<[string, string, readonly Problem[]]>([
  [
    'a set of signs',
    `  SET_A: {type: SET, name: A, holds: 3, ${cite}}\n`,
    [{ line: 5, column: 38, message: 'expected grahas, found a number' }],
  ],
  [
    'points that are a text',
    `  KUTA_A: {type: KUTA, name: A, maximum: 4, points: '"a"', ${cite}}\n`,
    [{ line: 5, column: 54, message: 'expected a number, found a text' }],
  ],
  [
    'a kuta that says of neither whose star it reads',
    `  KUTA_A: {type: KUTA, name: A, maximum: 4, points: number of nakshatra of Moon, ${cite}}\n`,
    [
      {
        line: 5,
        column: 63,
        message:
          'expected `bride` or `groom` before it, such as `bride (nakshatra of Moon)`, found `nakshatra of Moon` alone (a kuta compares two charts)',
      },
    ],
  ],
  [
    'a kuta without points',
    `  KUTA_A: {type: KUTA, name: A, maximum: 4, ${cite}}\n`,
    [{ line: 5, column: 3, message: 'missing field `points` in the rule KUTA_A' }],
  ],
  [
    'a form of what is none',
    `  YOGA_A: {type: YOGA, name: A, holds: Moon in 1, form_of: YOGA_B, ${cite}}\n`,
    [{ line: 5, column: 60, message: 'no rule has the code `YOGA_B` in this chain' }],
  ],
  [
    'a cancellation with an error',
    `  YOGA_A:\n    type: YOGA\n    name: A\n    holds: Moon in 1\n    cancelled: [{when: Moon, because: it}]\n    ${cite}\n`,
    [{ line: 9, column: 24, message: 'expected a truth value, found a graha' }],
  ],
  [
    'a let that is its own',
    `  YOGA_A:\n    type: YOGA\n    name: A\n    let: {a: b, b: a}\n    holds: a in 1\n    ${cite}\n`,
    [{ line: 8, column: 20, message: 'lets refer to each other in a cycle: a -> b -> a' }],
  ],
  [
    'a let by a word of births',
    `  YOGA_A:\n    type: YOGA\n    name: A\n    let: {kendra: Moon in 1}\n    holds: kendra in 1\n    ${cite}\n`,
    [{ line: 8, column: 11, message: '`kendra` is a keyword of the language and cannot be a name' }],
  ],
])('%s', (_, rules, problems) => {
  expect(errorsOf(rules)).toEqual(problems);
});
