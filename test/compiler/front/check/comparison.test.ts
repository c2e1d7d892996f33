import { describe, expect, it } from 'vitest';
import { problemsOf } from '../problems.ts';

const cite = '    cite: [{work: w, level: VERIFIED}]\n';

/** The errors of an observance of something, beside `FESTIVAL_B`. */
const errorsOf = (observe: string, decide = '    decide: then first\n'): readonly string[] =>
  problemsOf(`pack: T
works: {w: {title: A work}}
tables: {quarter: {Sunday: West, Monday: East}, share: {Sunday: 1, Monday: 2}}
divisions:
  watch: {divide: day into 2, label: "cycle [Sun, Moon] from lord of weekday"}
rules:
  FESTIVAL_B:
    name: B
    type: FESTIVAL
    observe: Chaitra Shukla 9
    decide: then first
${cite}  FESTIVAL_A:
    name: A
    type: FESTIVAL
    observe: ${observe}
${decide}${cite}`);

const errorsOfClause = (clause: string): readonly string[] =>
  errorsOf('Magha Purnima', `    decide: |\n      require ${clause}\n      then first\n`);

const noInstant = (text: string): string =>
  `${text}: expected an instant, found spans of time: write \`start of ...\`, \`end of ...\` or \`middle of ...\``;
const meantOnOr = (side: string): string =>
  `Friday ${side} FESTIVAL_B: expected an instant, found a weekday (before \`${side}\`): write \`Friday on or ${side} ...\`, which counts from the target's own day`;

describe('a weekday before or after a rule', () => {
  it.each([
    ['Friday on or before FESTIVAL_B', []],
    ['Friday before FESTIVAL_B', [meantOnOr('before')]],
    ['Friday after FESTIVAL_B', [meantOnOr('after')]],
    ['Friday before 3', [noInstant('Friday'), '3: expected an instant, found a number']],
    ['Rohini before FESTIVAL_B', [noInstant('Rohini'), noInstant('FESTIVAL_B')]],
  ])('%s', (observe, problems) => expect(errorsOf(observe)).toEqual(problems));
});

describe('what is compared', () => {
  it.each([
    ['weekday in luck by weekday', ['luck: unknown table `luck`']],
    ['weekday is not luck by weekday', ['luck: unknown table `luck`']],
    ['(share by weekday) in luck by weekday', ['luck: unknown table `luck`']],
    ['(share by weekday) in [1, two]', ['two: expected a number, found `two` (in the list)']],
    ['(share by weekday) in share by weekday', []],
    [
      '(quarter by weekday) in quarter by weekday',
      ['quarter by weekday: expected a text in quotes, found `quarter by weekday`'],
    ],
    ['longitude of Sun = 30 deg', []],
    ['longitude of Sun >= 400 deg', []],
    ['(share by "Sunday") at sunset = 1', []],
    ['((share by (weekday at sunrise)) at sunset) = 1', []],
    ['watch at sunset is Sun', []],
    [
      'Monday + 1 = 3',
      [
        'Monday: `Monday` is a name in a cycle and cannot be used as a number: write the name that is meant, or count with `count from ... to ...`',
      ],
    ],
  ])('%s', (clause, problems) => expect(errorsOfClause(clause)).toEqual(problems));
});
