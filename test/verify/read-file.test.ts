import { expect, test } from 'vitest';
import type { Calculator } from './calculator.ts';
import { reportOf } from './read-file.ts';
import { csvRows } from './rows.ts';
import { notImplemented, uncovered, unread, verdict } from './verdict.ts';

const nothing = {} as Calculator;
const rows = csvRows('date\n2026-03-04\nsoon\n2026-03-05\n2026-03-06\n');

test('rows that are unread are counted apart from those that are not covered, and the report goes on', () => {
  const report = reportOf(nothing, 'dates.csv', rows, (_, row) => {
    const date = row.at('date');
    if (date === 'soon') return unread('date', date);
    if (date.endsWith('05')) throw new Error('no sky');
    return date.endsWith('06')
      ? uncovered
      : verdict(true, () => ({ what: '', expected: '', actual: '', reason: null }));
  });
  expect(report).toMatchObject({ rows: 4, covered: 1, agree: 1, differ: 0 });
  expect(report.unread).toEqual([
    { line: 3, why: 'date: "soon" cannot be read' },
    { line: 4, why: 'no sky' },
  ]);
});

test('rows by a variant that is not implemented are not covered, and say which', () => {
  const report = reportOf(nothing, 'dates.csv', rows, (_, row) =>
    row.at('date') === 'soon' ? notImplemented('the sine of a program') : uncovered,
  );
  expect(report).toMatchObject({ rows: 4, covered: 0, differ: 0, unread: [] });
  expect(report.variants).toEqual([{ line: 3, why: 'the sine of a program' }]);
});
