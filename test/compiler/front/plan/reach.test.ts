// How many days around an occurrence its decision reads, counted by hand: 8 of every decision, and what its words add.

import { expect, test } from 'vitest';
import { readPackSet } from '../../../../compiler/compile/compile.ts';
import { reachOf } from '../../../../compiler/front/plan/reach.ts';
import { sourceFile } from '../../../../dsl/source/source-file.ts';

const cite = 'cite: [{work: w, level: VERIFIED}]';

const rule = (code: string, observe: string, decide = 'then first', more = ''): string =>
  `  ${code}:\n    name: A\n    type: FESTIVAL\n    observe: ${observe}\n    decide: |\n      ${decide}\n${more}    ${cite}\n`;

function reachIn(rules: string, code = 'FESTIVAL_A'): number | undefined {
  const { pack, diagnostics } = readPackSet(
    [sourceFile('trial.yaml', `pack: TRIAL\nworks: {w: {title: A}}\nrules:\n${rules}`)],
    { dataVersion: '' },
  ).compile('TRIAL');
  expect(diagnostics.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))).toEqual([]);
  if (pack === undefined) throw new Error('no pack');
  return reachOf(code, pack);
}

const b = rule('FESTIVAL_B', 'Chaitra Shukla 9');

test.each([
  ['a tithi of a month', rule('FESTIVAL_A', 'Chaitra Shukla 9'), 8],
  ['a day more', rule('FESTIVAL_A', 'Chaitra Shukla 9', 'also next 2 days\n      then first'), 10],
  ['a day before', rule('FESTIVAL_A', 'Chaitra Shukla 9', 'also previous day\n      then first'), 9],
  [
    'days after another rule, whose own are read too',
    rule('FESTIVAL_A', '3 days after FESTIVAL_B') + b,
    8 + 3 + 8,
  ],
  [
    'a weekday near another rule: a week more, and that rule',
    rule('FESTIVAL_A', 'Friday on or before FESTIVAL_B') + b,
    8 + 7 + 8,
  ],
  ['the nth weekday within a month', rule('FESTIVAL_A', '2nd Monday within Gregorian May'), 48],
  [
    'the next star after a day',
    rule('FESTIVAL_A', 'next nakshatra Rohini after (start of FESTIVAL_B)') + b,
    56,
  ],
  [
    'from one rule to another',
    rule('FESTIVAL_A', 'from FESTIVAL_B to FESTIVAL_C') + b + rule('FESTIVAL_C', 'Chaitra Shukla 11'),
    56,
  ],
  ['several days', rule('FESTIVAL_A', 'Chaitra Shukla 9', 'then first', '    lasts: 3\n'), 10],
  [
    'a value of the previous day in a clause',
    rule('FESTIVAL_A', 'Chaitra Shukla 9', 'prefer target touches sunset of previous day\n      then first'),
    9,
  ],
  ['so many that a year is as well read', rule('FESTIVAL_A', '179 days after FESTIVAL_B') + b, undefined],
  [
    'a rule that is tied to a place',
    rule(
      'FESTIVAL_A',
      'Chaitra Shukla 9',
      'then first',
      '    place: {lat: 23.1793, lon: 75.7849, zone: Asia/Kolkata}\n',
    ),
    undefined,
  ],
  [
    'a rule that reads one that is',
    rule('FESTIVAL_A', '1 day after FESTIVAL_B') +
      rule(
        'FESTIVAL_B',
        'Chaitra Shukla 9',
        'then first',
        '    place: {lat: 23.1793, lon: 75.7849, zone: Asia/Kolkata}\n',
      ),
    undefined,
  ],
])('%s', (_, rules, days) => expect(reachIn(rules)).toBe(days));

test('a code that there is not has none', () => {
  expect(reachIn(b, 'FESTIVAL_A')).toBeUndefined();
});
