import { expect, test } from 'vitest';
import { candidateDays, qualifierOf } from '../../../compiler/runtime/observances.ts';
import { newDelhi, packOf } from '../../explain/packs.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';
import { rule, yearOf } from '../language-bench.ts';

const workspace = sharedWorkspace();
const pack = workspace.pack('NORTH_INDIA');
const py = workspace.almanac.placeYear(newDelhi, 2026);
const first = py.firstDay + py.yearStart;

test('what a rule has on a day is what the day has of it, with its name', () => {
  let count = 0;
  for (let day = first; day < first + 365; day += 7) {
    for (const one of pack?.observances.on(py, day) ?? []) {
      count++;
      const own = pack?.observances.ofRuleOn(py, one.rule.code, day);
      expect(own).toContainEqual(one);
      expect(own?.every(({ rule }) => rule.code === one.rule.code)).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(50);
});

test('a rule has nothing on a day that it does not fall on, nor where the chain does not observe it', () => {
  expect(pack?.observances.ofRuleOn(py, 'FESTIVAL_HOLI', first)).toEqual([]);
  expect(pack?.observances.ofRuleOn(py, 'FESTIVAL_NOT_THERE', first)).toEqual([]);
});

const own = (code: string, body: string): string => rule(code, body).replace('drik', 'book');
const trial = () =>
  packOf(
    own('FESTIVAL_STRETCH', '    observe: from FESTIVAL_FIRST to FESTIVAL_LAST') +
      own('FESTIVAL_FIRST', '    observe: Gregorian 10 January') +
      own('FESTIVAL_LAST', '    observe: Gregorian 12 January') +
      own('VRAT_OPEN', '    observe: every Krishna 8\n    decide: undecided').replace('FESTIVAL\n', 'VRAT\n'),
  );
const delhi = yearOf(2025);
const start = delhi.firstDay + delhi.yearStart;

test('a day has the same before and after its whole year was decided', () => {
  const chain = trial();
  const codesOn = (date: number): readonly string[] =>
    chain.observances.on(delhi, start + date - 1).map((one) => one.rule.code);
  const days = [9, 10, 11, 12, 13];
  const before = days.map(codesOn);
  expect(before).toEqual([
    [],
    ['FESTIVAL_FIRST', 'FESTIVAL_STRETCH'],
    ['FESTIVAL_STRETCH'],
    ['FESTIVAL_STRETCH', 'FESTIVAL_LAST'],
    [],
  ]);
  const year = chain.observances.inYear(delhi);
  const dated = year.filter((one) => one.rule.code !== 'VRAT_OPEN');
  expect(dated.map((one) => one.rule.code)).toEqual(['FESTIVAL_FIRST', 'FESTIVAL_STRETCH', 'FESTIVAL_LAST']);
  expect(chain.observances.inYear(delhi)).toBe(year);
  expect(days.map(codesOn)).toEqual(before);
});

test('what is left open is on each day that it may be, and on no other', () => {
  const { undecided, observances, decisions } = trial();
  const all = undecided.inYear(delhi);
  expect(all).toEqual(undecided.ofRule(delhi, 'VRAT_OPEN'));
  expect(all.length).toBeGreaterThan(8);
  const open = all.flatMap(({ decision }) => candidateDays(decision).map((day) => delhi.firstDay + day));
  for (let day = start; day < start + 60; day++) {
    expect(undecided.on(delhi, day).map(({ rule: { code } }) => code)).toEqual(
      open.includes(day) ? ['VRAT_OPEN'] : [],
    );
  }
  // An occurrence with one candidate is decided.
  const dated = observances.ofRule(delhi, 'VRAT_OPEN').map(({ day }) => day);
  expect(dated.filter((day) => open.includes(day))).toEqual([]);
  const decided = decisions.between(delhi, 'FESTIVAL_FIRST', { from: start, to: start + 30 });
  expect(decided.map(candidateDays)).toEqual([[]]);
});

test.each([
  ['Kamada Ekadashi (Vaishnava)', ' (Vaishnava)'],
  ['Kamada (of Chaitra) Ekadashi (Vaishnava)', ' (Vaishnava)'],
  ['Kamada Ekadashi', ''],
  ['Ekadashi(Vaishnava)', ''],
])('what %s says in parentheses is `%s`', (name, qualifier) => expect(qualifierOf(name)).toBe(qualifier));
