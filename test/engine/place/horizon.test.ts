import { describe, expect, test } from 'vitest';
import { type HorizonRule, observerAt, riseSet } from '../../../engine/place/horizon.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { sweph } from '../../ephemeris/library.ts';

const c = sweph.constants;
const sky = openBundledSky();

const SUN: HorizonRule = { altitude: -50 / 60, radius: 0, seenFrom: 'surface' };
const MOON_LIMB: HorizonRule = { altitude: -34 / 60, radius: 1737.5 / 6378.137, seenFrom: 'surface' };

/** Seconds from `jd` to the nearest event. */
function secondsToNearest(events: Float64Array, jd: number): number {
  return Math.min(...events.map((event) => Math.abs(event - jd))) * 86_400;
}

describe('rise and set', () => {
  test('at high latitudes every event of the library is found, and the Sun rises and sets in turn', () => {
    for (const lat of [62, 66, 68.5, 75, -70, 85]) {
      const skyYear = sky.year(2026);
      const from = skyYear.from + 64;
      const { rises, sets } = riseSet(skyYear.fit.sun, observerAt(lat, 20), SUN, { from, to: from + 365 });
      expect(Math.abs(rises.length - sets.length)).toBeLessThanOrEqual(1);
      for (let day = 0; day < 364; day += 1.7) {
        const library = sweph.rise_trans_true_hor(
          from + day,
          0,
          null,
          c.SEFLG_SWIEPH,
          c.SE_CALC_RISE | c.SE_BIT_DISC_CENTER | c.SE_BIT_NO_REFRACTION,
          [20, lat, 0],
          0,
          0,
          SUN.altitude,
        );
        // a rise that has barely begun may lie seconds off: the path is all but level there
        if (library.flag >= 0 && library.data < from + 364) {
          expect(secondsToNearest(rises, library.data), `${lat} ${day}`).toBeLessThan(30);
        }
      }
      const order = [...[...rises].map((jd) => [jd, 1]), ...[...sets].map((jd) => [jd, -1])].sort(
        ([a = 0], [b = 0]) => a - b,
      );
      for (const [i, [, kind]] of order.entries()) {
        if (i > 0) expect(kind).toBe(-(order[i - 1]?.[1] ?? 0));
      }
    }
  });

  test('the scan of high latitudes and the daily steps agree where they meet', () => {
    const skyYear = sky.year(2026);
    const below = riseSet(skyYear.fit.moon, observerAt(60, 20), MOON_LIMB, {
      from: skyYear.from,
      to: skyYear.to,
    });
    const above = riseSet(skyYear.fit.moon, observerAt(60.00001, 20), MOON_LIMB, {
      from: skyYear.from,
      to: skyYear.to,
    });
    expect(above.rises.length).toBe(below.rises.length);
    expect(above.sets.length).toBe(below.sets.length);
    for (const [i, jd] of below.rises.entries()) {
      expect(Math.abs(jd - (above.rises[i] ?? Number.NaN)) * 86_400).toBeLessThan(1);
    }
  });

  test('at the poles the Sun rises once a year and the Moon once a month', () => {
    const skyYear = sky.year(2026);
    for (const lat of [90, -90]) {
      const sun = riseSet(skyYear.fit.sun, observerAt(lat, 0), SUN, {
        from: skyYear.from + 64,
        to: skyYear.from + 429,
      });
      expect([sun.rises.length, sun.sets.length]).toEqual([1, 1]);
      const moon = riseSet(skyYear.fit.moon, observerAt(lat, 0), MOON_LIMB, {
        from: skyYear.from,
        to: skyYear.from + 273,
      });
      expect(moon.rises.length).toBe(10);
    }
  });
});
