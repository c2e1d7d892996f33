// The bounds of a day: where the Sun does not set, a day from sunset to sunset begins at six in the evening.

import { expect, test } from 'vitest';
import { buildPlaceYear, type PlaceYear } from '../../../engine/almanac/place-year.ts';
import { civilDay } from '../../../engine/civil/civil.ts';
import { candidateDays, dayBound } from '../../../engine/observe/apply-clauses.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const sky = openBundledSky();
const tromso = buildPlaceYear(sky.year(2026), { lat: 69.6492, lon: 18.9553, zone: 'Europe/Oslo' });
const pune = buildPlaceYear(sky.year(2026), { lat: 18.52, lon: 73.86, zone: 'Asia/Kolkata' });

const indexOf = (py: PlaceYear, month: number, day: number): number =>
  civilDay(2026, month, day) - py.firstDay;

test('a day from sunset to sunset begins with the sunset of the evening before', () => {
  const day = indexOf(pune, 6, 21);
  expect(dayBound(pune, 'sunset', day)).toBe(pune.sunset[day - 1]);
  expect(((pune.midnight[day] ?? 0) - dayBound(pune, 'sunset', day)) * 24).toBeCloseTo(4.8, 0);
});

test.each([
  ['under the midnight sun', 6, 21],
  ['in the polar night', 12, 21],
] as const)('%s it begins six hours before midnight', (_, month, date) => {
  const day = indexOf(tromso, month, date);
  expect(tromso.sunset[day - 1]).toBeNaN();
  expect(((tromso.midnight[day] ?? 0) - dayBound(tromso, 'sunset', day)) * 24).toBeCloseTo(6, 6);
});

test.each(['sunrise', 'civil', 'sunset'] as const)('bounds by %s follow one another also there', (mode) => {
  for (let day = 1; day < tromso.count; day++) {
    expect(dayBound(tromso, mode, day + 1), String(day)).toBeGreaterThan(dayBound(tromso, mode, day));
  }
});

test('what ends after six in the evening under the midnight sun touches the next day', () => {
  const day = indexOf(tromso, 6, 21);
  const six = (tromso.midnight[day + 1] ?? 0) - 0.25;
  const touched = (from: number, to: number) => candidateDays(tromso, [six + from, six + to], 'sunset');
  expect(touched(-0.02, -0.01)).toEqual([day]);
  expect(touched(-0.01, 0.01)).toEqual([day, day + 1]);
  expect(touched(0.01, 0.02)).toEqual([day + 1]);
});
