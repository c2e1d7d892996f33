import { afterAll, describe, expect, test } from 'vitest';
import { eclipsesOf } from '../../../engine/sky/eclipses/eclipses-of.ts';
import { type Siddhanta, siddhantaMotions } from '../../../engine/sky/siddhantas/motions.ts';
import { skyYearOn } from '../../../engine/sky/sky-year-of.ts';
import { trackLabelAt } from '../../../engine/sky/track.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const siddhantas = Object.keys(siddhantaMotions) as readonly Siddhanta[];
const sky = openBundledSky();
afterAll(() => sky.close());

describe('a year on another sky', () => {
  test('shares what is true, and is made once', () => {
    const drik = sky.year(2026);
    for (const name of ['drik', ...siddhantas] as const) {
      const year = skyYearOn(drik, name);
      expect(year.name).toBe(name);
      expect(year.fit).toBe(drik.fit);
      expect(year.wider).toBe(drik.wider);
      expect(skyYearOn(year, name)).toBe(year);
      expect(skyYearOn(year, 'drik')).toBe(drik);
      expect(eclipsesOf(year)).toBe(eclipsesOf(drik));
    }
  });

  test('has its own angas, at most hours from those that are seen', () => {
    const drik = sky.year(2026);
    for (const name of siddhantas) {
      const { tithi, sunLongitude } = skyYearOn(drik, name);
      let apart = 0;
      for (let at = drik.from; at < drik.to; at++) {
        if (trackLabelAt(tithi, at) !== trackLabelAt(drik.tithi, at)) apart++;
        const off = ((sunLongitude(at) - drik.sunLongitude(at) + 540) % 360) - 180;
        expect(Math.abs(off)).toBeLessThan(1);
      }
      expect(apart).toBeGreaterThan(5);
      expect(apart).toBeLessThan(120);
    }
  });
});
