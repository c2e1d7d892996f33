import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilIndexAt, dayIndexAt } from '../../../engine/almanac/day-index.ts';
import { buildPlaceYear, openAlmanac, type PlaceYear } from '../../../engine/almanac/place-year.ts';
import { cacheReports, clearCaches } from '../../../engine/cache/registry.ts';
import { civilDay, isoDate, jdOfCivilDay } from '../../../engine/civil/civil.ts';
import { UnknownZone } from '../../../engine/civil/zone.ts';
import type { Place } from '../../../engine/place/place.ts';
import { YearOutOfRange } from '../../../engine/sky/year-range.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { uniform } from '../../uniform.ts';

const sky = openBundledSky();
const NEW_DELHI: Place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const LONGYEARBYEN: Place = { lat: 78.22, lon: 15.65, zone: 'Arctic/Longyearbyen' };

/** Local `HH:MM:SS` at a fixed offset in hours, to the second. */
function clock(jd: number | undefined, hours: number): string {
  return new Date(Math.round(((jd ?? Number.NaN) - 2440587.5 + hours / 24) * 86_400) * 1000)
    .toISOString()
    .slice(11, 19);
}

/** Index of a date within a place-year. */
function indexOf(placeYear: PlaceYear, year: number, month: number, day: number): number {
  return civilDay(year, month, day) - placeYear.firstDay;
}

/** What must hold for every place-year. */
function expectSound(placeYear: PlaceYear): void {
  const { count, midnight, dayStart, sunrise, sunset, moonrise, moonset } = placeYear;
  expect(midnight.length).toBe(count + 1);
  expect(sunrise.length).toBe(count + 1);
  expect(sunset.length).toBe(count + 1);
  expect(dayStart.length).toBe(count + 1);
  expect(moonrise.length).toBe(count);
  expect(moonset.length).toBe(count);
  for (let i = 0; i < count; i++) {
    const [begin = 0, end = 0] = [dayStart[i], dayStart[i + 1]];
    if (!(end > begin)) throw new Error(`day ${i} does not advance`);
    const [rise = Number.NaN, set = Number.NaN] = [sunrise[i], sunset[i]];
    if (!Number.isNaN(rise)) {
      if (rise !== begin) throw new Error(`day ${i} does not begin at sunrise`);
      if (rise < (midnight[i] ?? 0) || rise >= (midnight[i + 1] ?? 0)) throw new Error(`sunrise ${i} astray`);
      if (set <= rise) throw new Error(`sunset ${i} before sunrise`);
    } else if (!Number.isNaN(set)) throw new Error(`sunset ${i} without sunrise`);
    for (const event of [moonrise[i] ?? Number.NaN, moonset[i] ?? Number.NaN]) {
      if (event < begin || event >= end) throw new Error(`moon event ${i} outside its day`);
    }
    expect(dayIndexAt(placeYear, begin)).toBe(i);
  }
}

describe('place-year', () => {
  test('New Delhi, 24 January 2022, as published: 07:13, 17:54, 23:55 (Moon up), 11:08 (Moon down)', () => {
    const placeYear = buildPlaceYear(sky.year(2022), NEW_DELHI);
    const i = indexOf(placeYear, 2022, 1, 24);
    const minutes = [placeYear.sunrise, placeYear.sunset, placeYear.moonrise, placeYear.moonset].map((of) =>
      clock((of[i] ?? Number.NaN) + 0.5 / 1440, 5.5).slice(0, 5),
    );
    expect(minutes).toEqual(['07:13', '17:54', '23:55', '11:08']);
  });

  test('frame of the year', () => {
    const placeYear = buildPlaceYear(sky.year(2024), NEW_DELHI);
    expect(placeYear.count).toBe(48 + 366 + 48);
    expect(isoDate(placeYear.firstDay + placeYear.yearStart)).toBe('2024-01-01');
    expect(isoDate(placeYear.firstDay + placeYear.yearEnd)).toBe('2025-01-01');
    expect(clock(placeYear.midnight[200], 5.5)).toBe('00:00:00');
    expect(clock(placeYear.clock(200, 14 * 60 + 30), 5.5)).toBe('14:30:00');
    expect(civilIndexAt(placeYear, placeYear.clock(200, 1439))).toBe(200);
    expect(dayIndexAt(placeYear, placeYear.clock(200, 60))).toBe(199);
    expect(dayIndexAt(placeYear, Number.NaN)).toBe(-1);
  });

  test('Hindu rising is the later one', () => {
    const seen = buildPlaceYear(sky.year(2026), NEW_DELHI);
    const centre = buildPlaceYear(sky.year(2026), NEW_DELHI, { sunrise: 'centre_no_refraction' });
    for (let i = 0; i < seen.count; i++) {
      const minutes = ((centre.sunrise[i] ?? 0) - (seen.sunrise[i] ?? 0)) * 1440;
      expect(minutes).toBeGreaterThan(3);
      expect(minutes).toBeLessThan(5);
    }
  });

  test('the upper limb of the Moon, seen through refraction, rises within two minutes of the printed time', () => {
    const printed = buildPlaceYear(sky.year(2026), NEW_DELHI);
    const limb = buildPlaceYear(sky.year(2026), NEW_DELHI, { moonrise: 'upper_limb' });
    for (const [i, jd] of printed.moonrises.entries()) {
      expect(Math.abs(jd - (limb.moonrises[i] ?? Number.NaN)) * 1440).toBeLessThan(2);
    }
  });

  test('any place, any year: days advance, events lie within their days', () => {
    const zones = [
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'America/New_York',
      'Pacific/Kiritimati',
      'America/Sao_Paulo',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 7 }),
        uniform(-90, 90),
        uniform(-180, 180),
        fc.constantFrom(...zones),
        (step, lat, lon, zone) => {
          expectSound(buildPlaceYear(sky.year(1700 + 200 * step), { lat, lon, zone }));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('New York: days of 23 and 25 hours when the clocks change', () => {
    const placeYear = buildPlaceYear(sky.year(2026), { lat: 40.71, lon: -74.01, zone: 'America/New_York' });
    const hours = (month: number, day: number): number => {
      const i = indexOf(placeYear, 2026, month, day);
      return ((placeYear.midnight[i + 1] ?? 0) - (placeYear.midnight[i] ?? 0)) * 24;
    };
    expect(hours(3, 8)).toBeCloseTo(23, 6);
    expect(hours(11, 1)).toBeCloseTo(25, 6);
    expect(hours(7, 4)).toBeCloseTo(24, 6);
  });

  test('Samoa skipped 30 December 2011: that date is empty and has no sunrise', () => {
    const placeYear = buildPlaceYear(sky.year(2011), { lat: -13.83, lon: -171.76, zone: 'Pacific/Apia' });
    const i = indexOf(placeYear, 2011, 12, 30);
    expect(placeYear.midnight[i]).toBe(placeYear.midnight[i + 1]);
    expect(placeYear.midnight[i]).toBeCloseTo(jdOfCivilDay(civilDay(2011, 12, 30)) + 10 / 24, 6);
    expect(placeYear.sunrise[i]).toBeNaN();
    expect(placeYear.sunrise[i - 1]).not.toBeNaN();
    expect(placeYear.sunrise[i + 1]).not.toBeNaN();
    expectSound(placeYear);
  });

  test('Sao Paulo lost its midnight on 4 November 2018: the date begins at 01:00', () => {
    const placeYear = buildPlaceYear(sky.year(2018), { lat: -23.55, lon: -46.63, zone: 'America/Sao_Paulo' });
    const i = indexOf(placeYear, 2018, 11, 4);
    expect(clock(placeYear.midnight[i], -2)).toBe('01:00:00');
  });

  test('Longyearbyen: polar night and midnight sun have no sunrise, and nothing throws', () => {
    const placeYear = buildPlaceYear(sky.year(2026), LONGYEARBYEN);
    for (const [month, day] of [
      [1, 10],
      [6, 21],
      [12, 21],
    ] as const) {
      const i = indexOf(placeYear, 2026, month, day);
      expect(placeYear.sunrise[i]).toBeNaN();
      expect(placeYear.sunset[i]).toBeNaN();
      expect(((placeYear.dayStart[i] ?? 0) - (placeYear.midnight[i] ?? 0)) * 24).toBeCloseTo(6, 6);
    }
    expect(placeYear.sunrise[indexOf(placeYear, 2026, 3, 20)]).not.toBeNaN();
    expectSound(placeYear);
  });

  test('the poles and the date line', () => {
    for (const place of [
      { lat: 90, lon: 0, zone: 'UTC' },
      { lat: -90, lon: 180, zone: 'Antarctica/McMurdo' },
      { lat: 1.87, lon: -157.4, zone: 'Pacific/Kiritimati' },
      { lat: -8.5, lon: 179.2, zone: 'Pacific/Funafuti' },
    ]) {
      for (const year of [1700, 3100]) expectSound(buildPlaceYear(sky.year(year), place));
    }
  });

  test('an almanac builds a place-year once, also for a place named a trifle differently', () => {
    const almanac = openAlmanac(sky);
    const first = almanac.placeYear(NEW_DELHI, 2026);
    expect(almanac.placeYear({ ...NEW_DELHI, lat: NEW_DELHI.lat + 1e-8 }, 2026)).toBe(first);
    expect(almanac.placeYear({ ...NEW_DELHI, lat: NEW_DELHI.lat + 1e-4 }, 2026)).not.toBe(first);
    expect(() => almanac.placeYear(NEW_DELHI, 1699)).toThrow(YearOutOfRange);
    expect(() => almanac.placeYear({ ...NEW_DELHI, zone: 'IST' }, 2026)).toThrow(UnknownZone);
  });

  test('and for the same place, whichever of the two is requested first', () => {
    const sunrises = (...lons: readonly number[]) => {
      const almanac = openAlmanac(sky);
      return lons.map((lon) => almanac.placeYear({ ...NEW_DELHI, lon }, 2026).sunrise)[0];
    };
    expect(sunrises(77.2090004, 77.2089996)).toEqual(sunrises(77.2089996, 77.2090004));
  });
});

describe('what is cached of places', () => {
  const reportOf = (limit: number) =>
    cacheReports().find(({ name, limit: own }) => name === 'place years' && own === limit);

  test('a year in use is built once; the one that was used longest ago gives way', () => {
    const almanac = openAlmanac(sky, { cachedYears: 2 });
    const first = almanac.placeYear(NEW_DELHI, 2026);
    const second = almanac.placeYear(NEW_DELHI, 2027);
    expect(almanac.placeYear(NEW_DELHI, 2026)).toBe(first);
    almanac.placeYear(NEW_DELHI, 2028);
    expect(almanac.placeYear(NEW_DELHI, 2026)).toBe(first);
    const again = almanac.placeYear(NEW_DELHI, 2027);
    expect(again).not.toBe(second);
    expect(again.sunrise).toEqual(second.sunrise);
  });

  test('places without number stay within the bound, and are forgotten with all caches', () => {
    const almanac = openAlmanac(sky, { cachedYears: 17 });
    for (let i = 0; i < 40; i++) almanac.placeYear({ ...NEW_DELHI, lat: i }, 2026);
    expect(reportOf(17)).toMatchObject({ entries: 17, misses: 40, hits: 0 });
    const last = almanac.placeYear({ ...NEW_DELHI, lat: 39 }, 2026);
    expect(reportOf(17)).toMatchObject({ hits: 1 });
    clearCaches();
    expect(reportOf(17)?.entries).toBe(0);
    const renewed = almanac.placeYear({ ...NEW_DELHI, lat: 39 }, 2026);
    expect(renewed).not.toBe(last);
    expect(renewed.sunrise).toEqual(last.sunrise);
    almanac.clear();
    expect(reportOf(17)?.entries).toBe(0);
  });
});
