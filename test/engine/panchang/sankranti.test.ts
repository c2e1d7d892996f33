import sweph from 'sweph';
import { expect, test } from 'vitest';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { sankrantisOf } from '../../../engine/panchang/sankranti.ts';
import { isoDate } from '../../../engine/place/civil.ts';
import { openSky } from '../../../engine/sky/sky.ts';
import { ist, NEW_DELHI } from './places.ts';

const almanac = openAlmanac(openSky({ cacheYears: 4 }));
const FLAGS = sweph.constants.SEFLG_SWIEPH | sweph.constants.SEFLG_SIDEREAL;

test('2026: Makara on 14 January about 15:13, Mesha on 14 April; twelve in order', () => {
  const py = almanac.placeYear(NEW_DELHI, 2026);
  const found = sankrantisOf(py);
  expect(found.map(({ rashi }) => rashi)).toEqual([9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(Math.abs(found[0].instant * 1440 - (2461054.5 + (15 + 13 / 60 - 5.5) / 24) * 1440)).toBeLessThan(10);
  expect(ist(found[3].instant).slice(0, 5)).toBe('04-14');
  expect(isoDate(py.firstDay + found[0].civilIndex)).toBe('2026-01-14');
});

test('twelve sankrantis in every year sampled, each where the library has the Sun on the border', () => {
  for (const year of [1700, 1800, 1900, 2100, 2500, 2900, 3050, 3099, 3100]) {
    const found = sankrantisOf(almanac.placeYear(NEW_DELHI, year));
    expect(found).toHaveLength(12);
    expect(new Set(found.map(({ rashi }) => rashi)).size).toBe(12);
    for (const { rashi, instant } of found) {
      const sun = sweph.calc_ut(instant, 0, FLAGS).data[0];
      // 0.1 s of the Sun's motion
      expect(Math.abs(((sun - rashi * 30 + 540) % 360) - 180)).toBeLessThan(1.2e-6);
    }
  }
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
