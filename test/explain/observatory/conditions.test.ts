import { describe, expect, test } from 'vitest';
import { conditionsOf } from '../../../explain/observatory/conditions.ts';
import { sharedWorkspace } from '../../shared-workspace.ts';
import { caseOf, dayOf } from '../packs.ts';

const workspace = sharedWorkspace();

function conditions(code: string, near: string, date?: string) {
  const pack = workspace.pack('NORTH_INDIA');
  if (pack === undefined) throw new Error('NORTH_INDIA has errors');
  const { rule, trace, options } = caseOf(workspace, pack, { code, date: near });
  return conditionsOf(rule, trace, date === undefined ? options : { ...options, date: dayOf(date) });
}

describe('Ganesh Chaturthi of 2025', () => {
  const code = 'FESTIVAL_GANESH_CHATURTHI';

  test('on its day every condition is met', () => {
    expect(conditions(code, '2025-08-27')).toEqual([
      { field: 'lunar_month', expected: 'Bhadrapada', actual: 'Bhadrapada', matched: true },
      {
        field: 'tithi',
        expected: 'Shukla Chaturthi',
        actual: 'from 2025-08-26T13:55:12+05:30 to 2025-08-27T15:44:55+05:30, 588 min of it on the day',
        matched: true,
      },
      { field: 'prefer', expected: 'most of madhyahna', actual: '100 % of it', matched: true },
      { field: 'then', expected: 'first', actual: 'the only day left', matched: true },
    ]);
  });

  test('on the day before, the clause that left it out fails, and those after it', () => {
    const result = conditions(code, '2025-08-27', '2025-08-26');
    expect(result.map(({ matched }) => matched)).toEqual([true, true, false, false]);
    expect(result[2]?.actual).toBe('0 % of it');
    expect(result[3]?.actual).toBe('already left out by `prefer most of madhyahna`');
  });

  test('on a day that the tithi does not touch, its own month and tithi are shown', () => {
    const result = conditions(code, '2025-08-27', '2025-03-26');
    expect(result.slice(0, 2)).toEqual([
      { field: 'lunar_month', expected: 'Bhadrapada', actual: 'Phalguna', matched: false },
      { field: 'tithi', expected: 'Shukla Chaturthi', actual: 'Krishna Dwadashi at sunrise', matched: false },
    ]);
  });
});

test('an intercalary month does not serve a rule that skips it', () => {
  const [month] = conditions('FESTIVAL_KABIR_JAYANTI', '2026-06-29', '2026-05-26');
  expect(month).toEqual({
    field: 'lunar_month',
    expected: 'Jyeshtha',
    actual: 'Adhika Jyeshtha',
    matched: false,
  });
});

test('a sankranti is a condition of the Sun', () => {
  expect(conditions('SANKRANTI_MAKARA', '2025-01-14')[0]).toEqual({
    field: 'sankranti',
    expected: 'Sun enters Makara',
    actual: 'at 2025-01-14T08:55:42+05:30',
    matched: true,
  });
});
