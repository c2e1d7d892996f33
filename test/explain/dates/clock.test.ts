import { expect, test } from 'vitest';
import { civilDay, jdOfCivilDay } from '../../../engine/civil/civil.ts';
import { clockIn } from '../../../explain/dates/clock.ts';

const noon = jdOfCivilDay(civilDay(2025, 8, 27)) + 0.5;

test('an instant is written in the offset of its zone and season', () => {
  expect(clockIn('Asia/Kolkata').iso(noon)).toBe('2025-08-27T17:30:00+05:30');
  expect(clockIn('America/New_York').iso(noon)).toBe('2025-08-27T08:00:00-04:00');
  expect(clockIn('America/New_York').iso(noon + 150)).toBe('2026-01-24T07:00:00-05:00');
});

test('minutes are rounded to the nearest, and the date goes with them', () => {
  const clock = clockIn('UTC');
  const beforeMidnight = noon + 0.5 - 20 / 86_400;
  expect([clock.hm(beforeMidnight), clock.date(beforeMidnight)]).toEqual(['00:00', '2025-08-28']);
  expect(clock.hms(beforeMidnight)).toBe('23:59:40');
});

test('an absent instant is null', () => {
  const clock = clockIn('Asia/Kolkata');
  expect([
    clock.iso(Number.NaN),
    clock.hm(Number.NaN),
    clock.hms(Number.NaN),
    clock.date(Number.NaN),
  ]).toEqual([null, null, null, null]);
});

test('before standard time there is one clock: local mean time to the minute, and ISO names the same instant', () => {
  const clock = clockIn('Asia/Kolkata');
  const then = jdOfCivilDay(civilDay(1800, 1, 1)) + 0.5;
  const iso = clock.iso(then) ?? '';
  expect(clock.hms(then)).toBe('17:53:00');
  expect(iso).toBe('1800-01-01T17:53:00+05:53');
  expect(Date.parse(iso)).toBe(Date.UTC(1800, 0, 1, 12));
});

test('a clock is made once for a zone', () => {
  expect(clockIn('Asia/Kolkata')).toBe(clockIn('Asia/Kolkata'));
});
