import { fc, test } from '@fast-check/vitest';
import { afterAll, describe, expect } from 'vitest';
import { openAlmanac, type PlaceYear } from '../../engine/almanac/place-year.ts';
import { civilDay } from '../../engine/civil/civil.ts';
import type { AngaSpan } from '../../engine/panchang/anga-span.ts';
import { angasOn } from '../../engine/panchang/angas.ts';
import { monthAt } from '../../engine/panchang/month.ts';
import { moonPhaseAt } from '../../engine/panchang/moon-phase.ts';
import { padasOf, padasTouching } from '../../engine/panchang/pada.ts';
import { seasonsAt } from '../../engine/panchang/ritu.ts';
import { sunAt, sunOn } from '../../engine/panchang/sun.ts';
import { yearsOn } from '../../engine/panchang/years.ts';
import { lagnaSpans } from '../../engine/place/lagna.ts';
import type { Place } from '../../engine/place/place.ts';
import { openBundledSky } from '../../ephemeris/bundled.ts';
import { uniform } from '../uniform.ts';

const sky = openBundledSky();
afterAll(() => sky.close());
const almanac = openAlmanac(sky);

/** Zones off the full hour, along the date line and with a changeful past, and where they lie, degrees east. */
const MERIDIANS = {
  'Asia/Kolkata': 82.5,
  'Asia/Kathmandu': 85.3,
  'Pacific/Chatham': -176.5,
  'Pacific/Apia': -171.8,
  'Pacific/Kiritimati': -157.4,
  'America/St_Johns': -52.7,
  'Australia/Lord_Howe': 159.1,
} as const;

const zones = fc.constantFrom(...(Object.keys(MERIDIANS) as (keyof typeof MERIDIANS)[]));

/** Any place below the polar circles by the clock of any zone, however far away. */
const anyPlace = fc.record({
  lat: uniform(-66, 66),
  lon: uniform(-180, 180),
  zone: zones,
});

/** A place within an hour of its zone's meridian, where sunrise comes well after midnight. */
const localPlace = fc
  .tuple(uniform(-60, 60), uniform(-15, 15), zones)
  .map(([lat, east, zone]) => ({ lat, lon: ((MERIDIANS[zone] + east + 540) % 360) - 180, zone }));

const anyDate = fc.record({
  year: fc.integer({ min: 1700, max: 3100 }),
  day: fc.integer({ min: 0, max: 364 }),
});

/** Spans that follow one another without gap and reach over from..to, the first and last of them needed. */
function expectChain(spans: readonly { start: number; end: number }[], from: number, to: number): void {
  expect(spans[0].start).toBeLessThanOrEqual(from);
  expect(spans[0].end).toBeGreaterThan(from);
  expect(spans[spans.length - 1].start).toBeLessThan(to);
  expect(spans[spans.length - 1].end).toBeGreaterThanOrEqual(to);
  for (const [i, { start, end }] of spans.entries()) {
    expect(end).toBeGreaterThan(start);
    if (i > 0) expect(start).toBe(spans[i - 1].end);
  }
}

/** The day advances; what is said to happen on it happens within it. */
function expectFrame(py: PlaceYear, index: number): void {
  const [from, to] = [py.dayStart[index], py.dayStart[index + 1]];
  const [midnight, nextMidnight] = [py.midnight[index], py.midnight[index + 1]];
  expect(to).toBeGreaterThan(from);
  expect(nextMidnight).toBeGreaterThanOrEqual(midnight);
  const sunrise = py.sunrise[index];
  if (!Number.isNaN(sunrise)) {
    expect(sunrise).toBe(from);
    expect(sunrise).toBeGreaterThanOrEqual(midnight);
    expect(sunrise).toBeLessThan(nextMidnight);
  }
  if (!Number.isNaN(py.sunset[index])) expect(py.sunset[index]).toBeGreaterThan(sunrise);
  for (const [event, all] of [
    [py.moonrise[index], py.moonrises],
    [py.moonset[index], py.moonsets],
  ] as const) {
    const within = all.filter((jd) => jd >= from && jd < to);
    expect(event).toBe(within.length > 0 ? within[0] : Number.NaN);
  }
}

/** The angas tile the day, the padas their stars. */
function expectAngas(py: PlaceYear, index: number): void {
  const [from, to] = [py.dayStart[index], py.dayStart[index + 1]];
  const angas = angasOn(py, index);
  for (const spans of Object.values(angas) as (readonly AngaSpan[])[]) expectChain(spans, from, to);
  for (const star of angas.nakshatra) expectChain(padasOf(py.sky, star), star.start, star.end);
  expectChain(padasTouching(py.sky, angas.nakshatra, from, to), from, to);
}

/** What depends on the sky alone is there on every day of every place. */
function expectSky(py: PlaceYear, index: number): void {
  const jd = py.dayStart[index];
  const month = monthAt(py.sky, jd);
  expect(month && month.start <= jd && jd < month.end).toBe(true);
  // Kali 5126 elapsed runs from the Chaitra of 2025
  expect(Math.abs((yearsOn(py, index)?.kali ?? 0) - (py.year + 3100))).toBeLessThanOrEqual(1);
  expect(seasonsAt(py.sky, jd)).toBeDefined();
  for (const value of [...Object.values(sunAt(py.sky, jd)), ...Object.values(moonPhaseAt(py.sky, jd))]) {
    expect(Number.isFinite(value)).toBe(true);
  }
}

function expectDay(py: PlaceYear, index: number): void {
  expectFrame(py, index);
  expectAngas(py, index);
  expectSky(py, index);
}

/** The place-year of a date and its index there. */
function dayOf(place: Place, year: number, month: number, day: number): readonly [PlaceYear, number] {
  const py = almanac.placeYear(place, year);
  return [py, civilDay(year, month, day) - py.firstDay];
}

/** Hours from a date's midnight to the next. */
function hoursOf(py: PlaceYear, index: number): number {
  return Math.round((py.midnight[index + 1] - py.midnight[index]) * 24 * 3600) / 3600;
}

const RUNS = { numRuns: 150 };

describe('any day of any place below the polar circles, 1700 to 3100', () => {
  test.prop([anyPlace, anyDate], RUNS)('frame, angas and sky of the day', (place, { year, day }) => {
    const py = almanac.placeYear(place, year);
    expectDay(py, py.yearStart + day);
  });

  test.prop([anyPlace, anyDate], RUNS)('the rising rashis tile it', (place, { year, day }) => {
    const py = almanac.placeYear(place, year);
    const [from, to] = [py.dayStart[py.yearStart + day], py.dayStart[py.yearStart + day + 1]];
    const { starts, labels } = lagnaSpans(py.sky, place, from, to);
    const spans = labels.map((_, i) => ({ start: starts[i], end: starts[i + 1] }));
    // a rashi that has just begun at the sunrise may begin a hair after it
    expectChain(spans, from + 1e-6, to);
    for (const [i, label] of labels.entries()) if (i > 0) expect(label).toBe((labels[i - 1] + 1) % 12);
  });

  test.prop([localPlace, anyDate], RUNS)('noon lies between sunrise and sunset', (place, { year, day }) => {
    const py = almanac.placeYear(place, year);
    const index = py.yearStart + day;
    const { sunrise, noon, sunset, dayLength, nightLength } = sunOn(py, index);
    if (py.midnight[index] === py.midnight[index + 1]) {
      expect(noon).toBeNaN();
      return;
    }
    expect(noon).toBeGreaterThan(sunrise);
    expect(noon).toBeLessThan(sunset);
    // it is the middle of the day but for the Sun's change of declination
    expect(Math.abs((sunrise + sunset) / 2 - noon) * 1440).toBeLessThan(10);
    expect(dayLength).toBeGreaterThan(0.2);
    expect(Number.isNaN(nightLength) || nightLength > 0.2).toBe(true);
  });

  test.prop([anyPlace, fc.integer({ min: 1700, max: 3099 })], { numRuns: 40 })(
    'the turn of the year is the same from either side',
    (place, year) => {
      const [before, after] = [almanac.placeYear(place, year), almanac.placeYear(place, year + 1)];
      for (let day = -20; day < 20; day++) {
        const [i, j] = [before.yearEnd + day, after.yearStart + day];
        expect(before.midnight[i]).toBe(after.midnight[j]);
        for (const key of ['dayStart', 'sunrise', 'sunset', 'moonrise', 'moonset'] as const) {
          const [one, other] = [before[key][i], after[key][j]];
          expect(Number.isNaN(one)).toBe(Number.isNaN(other));
          if (!Number.isNaN(one)) expect(Math.abs(one - other) * 86_400).toBeLessThan(0.5);
        }
      }
    },
  );
});

describe('days out of the common run', () => {
  const APIA = { lat: -13.83, lon: -171.77, zone: 'Pacific/Apia' };

  test('Apia, end of 2011: the skipped 30 December is a sliver without sunrise and noon; its neighbours are whole', () => {
    for (const day of [28, 29, 30, 31]) {
      const [py, index] = dayOf(APIA, 2011, 12, day);
      expectDay(py, index);
      expect(hoursOf(py, index)).toBe(day === 30 ? 0 : 24);
      const { sunrise, noon, dayLength } = sunOn(py, index);
      for (const value of [sunrise, noon, dayLength]) expect(Number.isNaN(value)).toBe(day === 30);
      expect((py.dayStart[index + 1] - py.dayStart[index]) * 24).toBeLessThan(day === 30 ? 2 : 25);
    }
  });

  test('Lord Howe: summer time is half an hour', () => {
    const place = { lat: -31.55, lon: 159.08, zone: 'Australia/Lord_Howe' };
    const lengths = new Map<number, string[]>();
    const py = almanac.placeYear(place, 2026);
    for (let i = py.yearStart; i < py.yearEnd; i++) {
      const hours = hoursOf(py, i);
      if (hours === 24) continue;
      lengths.set(hours, [...(lengths.get(hours) ?? []), String(i - py.yearStart)]);
      expectDay(py, i);
    }
    // 5 April and 4 October
    expect(lengths).toEqual(
      new Map([
        [24.5, ['94']],
        [23.5, ['276']],
      ]),
    );
  });

  test('India in the war: an hour taken and given back, twice; the Sun takes no notice', () => {
    const steps: number[] = [];
    for (let year = 1941; year <= 1945; year++) {
      const py = almanac.placeYear({ lat: 22.57, lon: 88.36, zone: 'Asia/Kolkata' }, year);
      for (let i = py.yearStart; i < py.yearEnd; i++) {
        if (hoursOf(py, i) !== 24) {
          steps.push(hoursOf(py, i));
          for (const near of [i - 1, i, i + 1]) expectDay(py, near);
        }
        expect(Math.abs(py.sunrise[i + 1] - py.sunrise[i] - 1) * 1440).toBeLessThan(1);
      }
    }
    expect(steps).toEqual([23, 25, 23, 25]);
  });

  test('Calcutta by its own mean time, 1800: the Sun is never 17 minutes off the clock', () => {
    const py = almanac.placeYear({ lat: 22.57, lon: 88.3667, zone: 'Asia/Kolkata' }, 1800);
    const off: number[] = [];
    for (let i = py.yearStart; i < py.yearEnd; i++) {
      expect(hoursOf(py, i)).toBe(24);
      off.push((sunOn(py, i).noon - py.midnight[i] - 0.5) * 1440);
    }
    expect(Math.max(...off)).toBeGreaterThan(14);
    expect(Math.max(...off)).toBeLessThan(17);
    expect(Math.min(...off)).toBeLessThan(-16);
    expect(Math.min(...off)).toBeGreaterThan(-17);
  });

  test.each([1700, 2026, 3100])(
    '78 degrees north, %i: no sunrise in June and December, yet a day',
    (year) => {
      for (const month of [6, 12]) {
        for (const zone of ['Arctic/Longyearbyen', 'Asia/Kolkata']) {
          const place = { lat: 78.22, lon: 15.65, zone };
          for (let day = 1; day <= 30; day++) {
            const [py, index] = dayOf(place, year, month, day);
            expectDay(py, index);
            const { sunrise, sunset, dayLength, nightLength, noon } = sunOn(py, index);
            for (const value of [sunrise, sunset, dayLength, nightLength]) expect(value).toBeNaN();
            expect(noon).toBeGreaterThanOrEqual(py.midnight[index]);
            expect(lagnaSpans(py.sky, place, py.dayStart[index], py.dayStart[index + 1]).labels).toEqual([]);
          }
        }
      }
    },
  );

  test.prop([anyPlace], { numRuns: 25 })('the first and the last day served', (place) => {
    for (const [year, month, day] of [
      [1700, 1, 1],
      [3100, 12, 31],
    ]) {
      const [py, index] = dayOf(place, year, month, day);
      expectDay(py, index);
      // and the days around it, which windows of some rules reach into
      expectDay(py, index - 30);
      expectDay(py, index + 30);
    }
  });
});
