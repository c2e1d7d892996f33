import { expect, test } from 'vitest';
import { duration } from '../../../web/format/durations.ts';
import {
  clockOf,
  dateAfter,
  dateOf,
  dateText,
  minutesBetween,
  rangeOn,
  timeOn,
} from '../../../web/format/instants.ts';
import { wordsOf } from '../../../web/words/words.ts';

const words = { locale: 'en-IN' };

test.each([
  ['2026-11-27T09:49:03+05:30', '2026-11-27', '09:49'],
  ['2026-11-27T09:49:30+05:30', '2026-11-27', '09:50'],
  ['2026-11-27T23:59:40+05:30', '2026-11-28', '00:00'],
  ['2026-11-27T09:49:03-03:30', '2026-11-27', '09:49'],
])('%s is on %s at %s, whatever the zone of the machine', (instant, date, clock) => {
  expect([dateOf(instant), clockOf(instant)]).toEqual([date, clock]);
});

test('a length of time is that of the instants, whatever the clocks did between', () => {
  expect(minutesBetween('2026-10-25T00:30:00+01:00', '2026-10-25T02:30:00+00:00')).toBe(180);
});

test('dates after one', () => {
  expect(dateAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dateAfter('2028-03-01', -1)).toBe('2028-02-29');
});

test.each([
  ['en-IN', 'Sunday', 'November'],
  ['hi-IN', 'रविवार', 'नवंबर'],
  ['ta-IN', 'ஞாயிறு', 'நவம்பர்'],
  ['ur-IN', 'اتوار', 'نومبر'],
])('a date in %s has its words, and Latin digits', (locale, weekday, month) => {
  const text = dateText({ locale }, '2026-11-08', 'full');
  for (const part of [weekday, month, '8', '2026']) expect(text).toContain(part);
});

test('a time of another date names it', () => {
  expect(timeOn(words, '2026-11-27', '2026-11-27T20:12:18+05:30')).toBe('20:12');
  expect(timeOn(words, '2026-11-27', '2026-11-28T06:40:22+05:30')).toBe('06:40, 28 Nov');
});

test('a stretch of a night is read as its own, one of the next date with that date', () => {
  expect(rangeOn(words, '2026-11-27', '2026-11-27T23:42:00+05:30', '2026-11-28T00:35:59+05:30')).toBe(
    '23:42 – 00:36',
  );
  expect(rangeOn(words, '2026-11-27', '2026-11-28T01:59:40+05:30', '2026-11-28T03:26:26+05:30')).toBe(
    '02:00 – 03:26, 28 Nov',
  );
});

test('a length of time in words', () => {
  const english = wordsOf('en');
  expect([0.4, 59.6, 157.5].map((minutes) => duration(english, minutes))).toEqual([
    '0 min',
    '1 h',
    '2 h 38 min',
  ]);
});
