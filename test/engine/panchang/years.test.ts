import { describe, expect, test } from 'vitest';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { yearsAt, yearsOn } from '../../../engine/panchang/years.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { indexOf, LONGYEARBYEN, NEW_DELHI } from './places.ts';

const sky = openBundledSky();
const almanac = openAlmanac(sky);

/** Shaka, Vikrama from Chaitra and from Kartika, Kali at New Delhi. */
function years(date: string, frame = Number(date.slice(0, 4))): (number | undefined)[] {
  const [year, month, day] = date.split('-').map(Number);
  const py = almanac.placeYear(NEW_DELHI, frame);
  const actual = yearsOn(py, indexOf(py, year, month, day));
  return [actual?.shaka, actual?.vikramChaitradi, actual?.vikramKartikadi, actual?.kali];
}

describe('years of the eras', () => {
  test.each([
    ['2022-01-24', [1943, 2078, 2078, 5122]],
    ['2025-03-29', [1946, 2081, 2081, 5125]],
    ['2025-03-30', [1947, 2082, 2081, 5126]],
    ['2025-10-21', [1947, 2082, 2081, 5126]],
    ['2025-10-22', [1947, 2082, 2082, 5126]],
    ['2025-11-22', [1947, 2082, 2082, 5126]],
  ])('%s', (date, expected) => {
    expect(years(date)).toEqual(expected);
  });

  test('19 March 2026: Chaitra Shukla 1 has no sunrise; the day within which it lies opens the year', () => {
    expect(years('2026-03-18')[0]).toBe(1947);
    expect(years('2026-03-19')[0]).toBe(1948);
  });

  test('28 October 2019: Kartika Shukla 1 has no sunrise, and Gujarat began its year 2076', () => {
    expect(years('2019-10-27')[2]).toBe(2075);
    expect(years('2019-10-28')[2]).toBe(2076);
  });

  test('1964: the year begins with the intercalary Chaitra, as printed', () => {
    expect(years('1964-03-13')[0]).toBe(1885);
    expect(years('1964-03-15')[0]).toBe(1886);
    expect(years('1964-04-14')[0]).toBe(1886);
  });

  test('neighbouring place-years agree where they overlap', () => {
    for (const date of ['2025-11-20', '2025-12-31', '2026-01-01', '2026-02-16']) {
      expect(years(date, 2025)).toEqual(years(date, 2026));
    }
  });

  test('numbers never fall and rise by one, once a year, at any place', () => {
    for (const place of [NEW_DELHI, LONGYEARBYEN]) {
      for (const year of [1700, 2026, 2027, 3100]) {
        const py = almanac.placeYear(place, year);
        let [shaka, kartikadi] = [0, 0];
        for (let i = 0; i < py.count; i++) {
          const actual = yearsOn(py, i);
          if (!actual) throw new Error('no year');
          shaka += i > 0 && actual.shaka !== yearsOn(py, i - 1)?.shaka ? 1 : 0;
          kartikadi += i > 0 && actual.vikramKartikadi !== yearsOn(py, i - 1)?.vikramKartikadi ? 1 : 0;
          expect(actual.kali - actual.shaka).toBe(3179);
          expect([0, 1]).toContain(actual.vikramChaitradi - actual.vikramKartikadi);
        }
        expect(yearsOn(py, py.count - 1)?.shaka).toBe(year - 78);
        expect(shaka).toBe(1);
        expect(kartikadi).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test('outside the sky of the year there are none', () => {
    expect(yearsAt(sky.year(2026), 0)).toBeUndefined();
  });
});
