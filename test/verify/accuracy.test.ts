// The page of accuracy: its form, and how differences are put together. Its figures are those of the last comparison.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupsOf, kindOf, subjectOf } from './accuracy/groups.ts';
import { accuracyPage } from './accuracy/page.ts';
import { sourceGroups } from './accuracy/sources.ts';
import { checks } from './files.ts';
import type { Difference, FileReport } from './verdict.ts';

const difference = (row: number, year: number, reason: string | null): Difference => ({
  row,
  what: 'GOVARDHAN_PUJA',
  expected: `${year}-11-15`,
  actual: `${year}-11-16`,
  reason,
  note: 'published 1 d earlier',
});

const report: FileReport = {
  file: 'festival_dates_india.csv',
  rows: 10,
  covered: 8,
  agree: 5,
  differ: 3,
  unexplained: 1,
  unread: [],
  variants: [],
  parts: {},
  fits: [],
  judged: [],
  summary: [],
  differences: [
    difference(
      2,
      2001,
      'another authority: the day after Diwali (published 1 d earlier; ours decided by: prefer target at sunrise)',
    ),
    difference(
      3,
      2006,
      'another authority: the day after Diwali (published 1 d earlier; ours decided by: then first)',
    ),
    difference(4, 2009, null),
  ],
};

test('differences of one observance with one reason are one line', () => {
  expect(groupsOf(report.differences)).toMatchObject([
    { reason: 'another authority: the day after Diwali', published: ['2001-11-15', '2006-11-15'] },
    { reason: null, note: 'published 1 d earlier', published: ['2009-11-15'] },
  ]);
});

test('dates are no part of what a row is of, figures none of the kind of a reason', () => {
  expect(subjectOf('marriage 2023-06-06')).toBe('marriage');
  expect(subjectOf('BHAI_TIKA of 2067-7-21')).toBe('BHAI_TIKA');
  expect(kindOf('borderline: a tithi begins 0.9 min from sunrise')).toBe(
    'borderline: a tithi begins n min from sunrise',
  );
});

test('a page has the share of each file and every line of its differences', () => {
  const page = accuracyPage([report]);
  expect(page).toContain('| 10 | 8 | 5 | 62.50 % | 1 |');
  expect(page).toContain('| GOVARDHAN_PUJA | 2 | 2001-11-15 (2001-11-16), 2006-11-15 (2006-11-16) | another');
  expect(page).toContain('**unexplained**: published 1 d earlier');
  expect(page).toContain('Of 8 covered rows, 3 differ. In 2 of');
});

test('every file that is checked has its place on the page', () => {
  const named = sourceGroups.flatMap(({ files }) => Object.keys(files));
  expect(Object.keys(checks).filter((file) => !named.includes(file))).toEqual([]);
});

test('docs/dates/ACCURACY.md has the form of the page, and at most 400 lines', () => {
  const text = readFileSync(new URL('../../docs/dates/ACCURACY.md', import.meta.url), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(401);
  const empty = accuracyPage([]);
  expect(text.startsWith(empty.slice(0, empty.indexOf('## Summary')))).toBe(true);
  const shown = [
    ...text.matchAll(
      /^\| `([^`]+)` \| .* \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| ([\d.]*)(?: %)? \| (\d+) \|$/gm,
    ),
  ];
  expect(shown.length).toBeGreaterThan(30);
  const number = (digits = ''): number => Number(digits.replaceAll(',', ''));
  for (const [, file, rows, covered, agree, percent] of shown) {
    expect(number(agree), file).toBeLessThanOrEqual(number(covered));
    expect(number(covered), file).toBeLessThanOrEqual(number(rows));
    if (number(covered) > 0) expect(Number(percent)).toBeCloseTo((100 * number(agree)) / number(covered), 1);
  }
});
