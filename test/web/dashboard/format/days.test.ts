import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayAt,
  daysBetween,
  daysOf,
  isDay,
  longDay,
  presetRange,
  shortDay,
} from '../../../../web/dashboard/format/days.ts';

test('a day is that of UTC', () => {
  expect(dayAt(Date.UTC(2026, 10, 22, 23, 59))).toBe('2026-11-22');
  expect(dayAt(Date.UTC(2026, 10, 23))).toBe('2026-11-23');
});

test('days are counted over months, leap days and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
});

test('dates that are none are known', () => {
  expect(['2026-11-22', '2028-02-29'].map(isDay)).toEqual([true, true]);
  expect(['2026-02-29', '2026-13-01', '22.11.2026', '', '2026-1-1'].some(isDay)).toBe(false);
});

describe('ranges by name', () => {
  test.each([
    ['month', '2026-11-22', '2026-11-01', 22],
    ['month', '2026-12-01', '2026-12-01', 1],
    ['week', '2026-11-03', '2026-10-28', 7],
    ['thirty', '2026-03-01', '2026-01-31', 30],
    ['ninety', '2026-01-15', '2025-10-18', 90],
  ] as const)('%s up to %s begins on %s', (preset, today, from, count) => {
    const range = presetRange(preset, today);
    expect(range).toEqual({ from, to: today });
    expect(daysOf(range, 92)).toHaveLength(count);
  });
});

test('a range has each of its days once, in order, and never more than were asked for', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-02' }, 92)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(daysOf({ from: '2026-01-01', to: '2036-01-01' }, 92)).toHaveLength(92);
  expect(daysOf({ from: '2026-01-02', to: '2026-01-01' }, 92)).toEqual([]);
});

test('a day is written by its own calendar, wherever the reader is', () => {
  expect(shortDay('2026-11-01', 'en-GB')).toBe('1 Nov');
  expect(longDay('2027-02-18', 'en-GB')).toBe('Thu, 18 Feb 2027');
});

test('days lie as far apart as the calendar has it, over every change of a clock', () => {
  expect([
    daysBetween('2026-11-27', '2027-02-18'),
    daysBetween('2026-03-29', '2026-03-30'),
    daysBetween('2026-01-02', '2026-01-01'),
  ]).toEqual([83, 1, -1]);
});
