import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  civilDay,
  civilFromDay,
  isoDate,
  jdOfCivilDay,
  parseIsoDate,
  weekdayOf,
} from '../../../engine/civil/civil.ts';

describe('civil days', () => {
  test('known days', () => {
    expect(civilDay(1970, 1, 1)).toBe(0);
    expect(civilDay(2000, 3, 1)).toBe(11017);
    expect(isoDate(civilDay(1600, 2, 29))).toBe('1600-02-29');
    expect(jdOfCivilDay(civilDay(2000, 1, 1))).toBe(2451544.5);
    expect(weekdayOf(civilDay(2026, 8, 28))).toBe(5);
    expect(weekdayOf(civilDay(1947, 8, 15))).toBe(5);
  });

  test('days and dates go to and fro and agree with Date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 700_000 }), (day) => {
        const { year, month, day: dayOfMonth } = civilFromDay(day);
        const date = new Date(day * 86_400_000);
        expect(civilDay(year, month, dayOfMonth)).toBe(day);
        expect([year, month, dayOfMonth]).toEqual([
          date.getUTCFullYear(),
          date.getUTCMonth() + 1,
          date.getUTCDate(),
        ]);
        expect(weekdayOf(day)).toBe(date.getUTCDay());
        if (year >= 0) expect(parseIsoDate(isoDate(day))).toBe(day);
      }),
    );
  });

  test('a date that does not exist, or is written otherwise, is no date', () => {
    for (const text of [
      '2026-02-30',
      '2023-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-1-01',
      '2026-01-00',
      '20260101',
      '2026-01-01T00:00',
      ' 2026-01-01',
      '2026-01-01\n',
      '',
    ]) {
      expect(parseIsoDate(text), JSON.stringify(text)).toBeUndefined();
    }
    expect(parseIsoDate('2024-02-29')).toBe(civilDay(2024, 2, 29));
  });
});
