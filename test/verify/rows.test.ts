import { expect, test } from 'vitest';
import { csvRows, jsonRows } from './rows.ts';

test('a row that cannot be read is counted, and the others are read', () => {
  const { rows, unread } = csvRows(
    'festival,date\nHoli,2026-03-04\nDiw"ali,"2026"-11-08\nLohri,2026-01-13\n',
  );
  expect(rows.map((row) => row.at('festival'))).toEqual(['Holi', 'Lohri']);
  expect(unread).toMatchObject([{ line: 3, why: expect.stringContaining('Quote') }]);
});

test('a line that is no JSON is counted, and the others are read', () => {
  const { rows, unread } = jsonRows('{"name": "Holi"}\n{"name": \n\n{"name": "Lohri"}\n');
  expect(rows.map((row) => [row.line, row.at('name')])).toEqual([
    [1, 'Holi'],
    [4, 'Lohri'],
  ]);
  expect(unread.map(({ line }) => line)).toEqual([2]);
});
