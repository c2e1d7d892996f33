import { describe, expect, it } from 'vitest';
import { problemsOf } from '../problems.ts';

const head = 'pack: T\nworks: {w: {title: A work}}\n';

/** The errors of a division of its windows and labels. */
const errorsOf = (divide: string, label: string, tables = '{watches: [Rest, Work]}'): readonly string[] =>
  problemsOf(`${head}tables: ${tables}\ndivisions:\n  watch:\n    divide: ${divide}\n    label: ${label}\n`);

const byLord = 'cycle [Sun, Moon] from lord of weekday';

describe('the windows of a division', () => {
  it.each(['1', '100'])('have 1 to 100 parts: %s', (parts) => {
    expect(errorsOf(`day into ${parts}`, byLord)).toEqual([]);
  });

  it.each(['0', '101', '2.5'])('and not %s', (parts) => {
    expect(errorsOf(`day into ${parts}`, byLord)).toEqual([
      `day into ${parts}: a number of parts must be a whole number from 1 to 100, found ${parts}`,
    ]);
  });
});

describe('the labels of a division', () => {
  it.each([
    ['cycle [Sun, Mooon] from lord of weekday', 'Mooon: `Mooon` is not the name of a graha'],
    ['cycle [Sun, 2] from lord of weekday', '2: `2` is not the name of a graha'],
    ['cycle [Sun, Moon] from weekday', 'weekday: expected `lord of weekday`, found `weekday` (after `from`)'],
    ['watchs', 'watchs: unknown table `watchs`: did you mean `watches`?'],
  ])('%s', (label, problem) => {
    expect(errorsOf('day into 2', label)).toEqual([problem]);
  });

  it('are no tables within a list', () => {
    expect(errorsOf('day into 2', 'watches', '{watches: [Rest, [Work, Play]]}')).toEqual([
      '[Work, Play]: expected a value in the table, found `a nested table`',
    ]);
  });
});

describe('a division compared', () => {
  const rule = (holds: string): readonly string[] =>
    problemsOf(
      `${head}divisions:\n  watch: {divide: day into 2, label: "${byLord}"}\nrules:\n  CONDITION_A:\n    name: A\n    holds: ${holds}\n    cite: [{work: w, level: VERIFIED}]\n`,
    );

  it.each([
    ['watch is Moon', []],
    ['watch is not Moon', []],
    ['day when watch at sunrise is Moon', []],
    ['watch is Mars', ['Mars: `Mars` is not a value of `watch`: expected one of Sun, Moon']],
    ['watch is Marss', ['Marss: `Marss` is not the name of a graha: did you mean `Mars`?']],
  ])('%s', (holds, problems) => {
    expect(rule(holds)).toEqual(problems);
  });
});
