import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { others, stacksOf } from '../../../../web/dashboard/graph/stacks.ts';

const days = ['2026-11-01', '2026-11-02', '2026-11-03'];

describe('columns of requests', () => {
  test('each day has a part for each operation, the most used one at the bottom', () => {
    const rows = [
      { day: '2026-11-01', operation: 'panchang', requests: 2 },
      { day: '2026-11-01', operation: 'festivals', requests: 3 },
      { day: '2026-11-03', operation: 'festivals', requests: 4 },
    ];
    expect(stacksOf(rows, days)).toEqual({
      series: [
        { name: 'festivals', total: 7 },
        { name: 'panchang', total: 2 },
      ],
      columns: [
        {
          day: '2026-11-01',
          total: 5,
          parts: [
            { series: 0, requests: 3, below: 0 },
            { series: 1, requests: 2, below: 3 },
          ],
        },
        { day: '2026-11-02', total: 0, parts: [] },
        { day: '2026-11-03', total: 4, parts: [{ series: 0, requests: 4, below: 0 }] },
      ],
      rest: [],
      total: 9,
    });
  });

  test('operations that there is no colour for are shown together, last', () => {
    const rows = ['a', 'b', 'c', 'd'].map((operation, i) => ({
      day: '2026-11-02',
      operation,
      requests: 10 - i,
    }));
    const { series, columns, rest } = stacksOf(rows, days, 3);
    expect(rest).toEqual([
      { name: 'c', total: 8 },
      { name: 'd', total: 7 },
    ]);
    expect(series).toEqual([
      { name: 'a', total: 10 },
      { name: 'b', total: 9 },
      { name: others, total: 15 },
    ]);
    expect(columns[1]?.parts.map(({ requests }) => requests)).toEqual([10, 9, 15]);
  });

  test.prop([
    fc.array(
      fc.record({
        day: fc.constantFrom(...days, '2026-10-31'),
        operation: fc.constantFrom(...'abcdefghij'),
        requests: fc.integer({ min: 1, max: 1000 }),
      }),
    ),
    fc.integer({ min: 1, max: 6 }),
  ])('no request is lost and none counted twice', (rows, most) => {
    const expected = rows
      .filter(({ day }) => days.includes(day))
      .reduce((sum, { requests }) => sum + requests, 0);
    const { series, columns, total } = stacksOf(rows, days, most);
    expect(total).toBe(expected);
    expect(series.reduce((sum, each) => sum + each.total, 0)).toBe(expected);
    expect(columns.reduce((sum, column) => sum + column.total, 0)).toBe(expected);
    expect(series.length).toBeLessThanOrEqual(most);
    for (const { parts, total: ofDay } of columns) {
      let height = 0;
      for (const { below, requests } of parts) {
        expect(below).toBe(height);
        height += requests;
      }
      expect(height).toBe(ofDay);
    }
  });
});
