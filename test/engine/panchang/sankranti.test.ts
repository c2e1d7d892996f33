import { expect, test } from 'vitest';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { isoDate } from '../../../engine/civil/civil.ts';
import { sankrantisOf } from '../../../engine/panchang/sankranti.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { ist, NEW_DELHI } from './places.ts';

const almanac = openAlmanac(openBundledSky());

test('2026: Makara on 14 January about 15:13, Mesha on 14 April; twelve in order', () => {
  const py = almanac.placeYear(NEW_DELHI, 2026);
  const actual = sankrantisOf(py);
  expect(actual.map(({ rashi }) => rashi)).toEqual([9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(Math.abs(actual[0].instant * 1440 - (2461054.5 + (15 + 13 / 60 - 5.5) / 24) * 1440)).toBeLessThan(
    10,
  );
  expect(ist(actual[3].instant).slice(0, 5)).toBe('04-14');
  expect(isoDate(py.firstDay + actual[0].civilIndex)).toBe('2026-01-14');
});

test('the civil date is that of the local midnight: it may differ by place', () => {
  const far = almanac.placeYear({ lat: 1.87, lon: -157.4, zone: 'Pacific/Kiritimati' }, 2026);
  const near = almanac.placeYear(NEW_DELHI, 2026);
  for (const py of [far, near]) {
    for (const { instant, civilIndex } of sankrantisOf(py)) {
      expect(py.midnight[civilIndex] <= instant && instant < py.midnight[civilIndex + 1]).toBe(true);
    }
  }
});

test('3100 in Kiritimati: Dhanu sankranti falls after the last midnight, and eleven remain', () => {
  const py = almanac.placeYear({ lat: 1.87, lon: -157.4, zone: 'Pacific/Kiritimati' }, 3100);
  expect(sankrantisOf(py).map(({ rashi }) => rashi)).toEqual([9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7]);
});
