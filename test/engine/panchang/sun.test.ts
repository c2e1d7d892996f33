import { describe, expect, test } from 'vitest';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { sunAt, sunOn } from '../../../engine/panchang/sun.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { sweph } from '../../ephemeris/library.ts';
import { seeded } from '../random.ts';
import { indexOf, LONGYEARBYEN, NEW_DELHI } from './places.ts';

const sky = openBundledSky();
const almanac = openAlmanac(sky);
const { SEFLG_SWIEPH, SEFLG_SIDEREAL, SEFLG_EQUATORIAL } = sweph.constants;
const ARCSEC = 1 / 3600;

/** Degrees brought into -180..180. */
function signed(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** The Sun by the library. */
function library(jd: number, flags: number): number[] {
  return sweph.calc_ut(jd, 0, SEFLG_SWIEPH | flags).data;
}

/** Days as `HH:MM:SS`. */
function hms(days: number): string {
  return new Date(Math.round(days * 86_400) * 1000).toISOString().slice(11, 19);
}

describe('the Sun', () => {
  test('longitudes and declination lie within 0.01 arcsec of the Swiss Ephemeris', () => {
    const random = seeded(5);
    for (let round = 0; round < 500; round++) {
      const year = sky.year([1700, 1850, 2026, 2500, 3100][round % 5]);
      const jd = year.from + random() * (year.to - year.from);
      const sun = sunAt(year, jd);
      expect(Math.abs(signed(sun.sidereal - library(jd, SEFLG_SIDEREAL)[0]))).toBeLessThan(0.01 * ARCSEC);
      expect(Math.abs(signed(sun.tropical - library(jd, 0)[0]))).toBeLessThan(0.01 * ARCSEC);
      expect(Math.abs(sun.declination - library(jd, SEFLG_EQUATORIAL)[1])).toBeLessThan(0.01 * ARCSEC);
      expect(sun.rashi).toBe(Math.floor(sun.sidereal / 30));
    }
  });

  test('it crosses the meridian at noon, within 0.1 s, and near the middle of the clock', () => {
    for (const place of [NEW_DELHI, LONGYEARBYEN, { lat: 1.87, lon: -157.4, zone: 'Pacific/Kiritimati' }]) {
      const py = almanac.placeYear(place, 2026);
      for (let i = 0; i < py.count; i += 5) {
        const { noon } = sunOn(py, i);
        const hourAngle = sweph.sidtime(noon) * 15 + place.lon - library(noon, SEFLG_EQUATORIAL)[0];
        expect(Math.abs(signed(hourAngle)) * 240).toBeLessThan(0.1);
        expect(Math.abs((noon - py.midnight[i]) * 24 - 12.5)).toBeLessThan(1.5);
      }
    }
  });

  test('New Delhi: dinamana and ratrimana as printed, within four seconds', () => {
    const printed = [
      [2022, 1, 24, '10:40:38', '13:19:00'],
      [2025, 11, 22, '10:35:41', '13:25:06'],
    ] as const;
    for (const [year, month, day, dinamana, ratrimana] of printed) {
      const py = almanac.placeYear(NEW_DELHI, year);
      const { dayLength, nightLength } = sunOn(py, indexOf(py, year, month, day));
      const off = (days: number, text: string): number =>
        Math.abs(Date.parse(`1970-01-01T${hms(days)}Z`) - Date.parse(`1970-01-01T${text}Z`)) / 1000;
      expect(off(dayLength, dinamana)).toBeLessThanOrEqual(4);
      expect(off(nightLength, ratrimana)).toBeLessThanOrEqual(4);
    }
  });

  test('a day and its night together reach from sunrise to sunrise', () => {
    const py = almanac.placeYear(NEW_DELHI, 2026);
    for (let i = py.yearStart; i < py.yearEnd; i++) {
      const { sunrise, dayLength, nightLength, noon } = sunOn(py, i);
      expect(sunrise + dayLength + nightLength).toBeCloseTo(py.sunrise[i + 1], 8);
      expect(noon).toBeGreaterThan(sunrise);
      expect(noon).toBeLessThan(sunrise + dayLength);
    }
  });

  test('polar night: no day, no night, yet a noon', () => {
    const py = almanac.placeYear(LONGYEARBYEN, 2026);
    const day = sunOn(py, indexOf(py, 2026, 12, 21));
    expect([day.sunrise, day.dayLength, day.nightLength]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(day.noon).not.toBeNaN();
  });

  test('the date that Samoa skipped has no noon', () => {
    const py = almanac.placeYear({ lat: -13.83, lon: -171.76, zone: 'Pacific/Apia' }, 2011);
    expect(sunOn(py, indexOf(py, 2011, 12, 30)).noon).toBeNaN();
    expect(sunOn(py, indexOf(py, 2011, 12, 31)).noon).not.toBeNaN();
  });
});
