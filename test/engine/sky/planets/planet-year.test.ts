import { describe, expect, test } from 'vitest';
import { cacheReports } from '../../../../engine/cache/registry.ts';
import { PLANETS, TRACKED, TRACKED_BODIES } from '../../../../engine/sky/planets/planet.ts';
import { buildPlanetYear, placeIn, stretchesOf } from '../../../../engine/sky/planets/planet-year.ts';
import {
  LAST_PLANET_YEAR,
  openPlanets,
  PlanetYearOutOfRange,
} from '../../../../engine/sky/planets/planets.ts';
import { BODY } from '../../../../engine/sky/sky-source.ts';
import { openBundledSource } from '../../../../ephemeris/bundled.ts';
import { swiss } from '../../../ephemeris/library.ts';
import { seeded } from '../../random.ts';

const ephemeris = openBundledSource();

/** Difference of two angles in arc seconds. */
function arcsec(a: number, b: number): number {
  return Math.abs(((((a - b) % 360) + 540) % 360) - 180) * 3600;
}

describe('tracks of planets and nodes against the Swiss Ephemeris, 1700 to 3100', () => {
  // Arc seconds of longitude and of latitude; arc seconds a day of speed.
  const bounds = {
    Mercury: [0.01, 0.01, 0.15],
    Venus: [0.01, 0.01, 0.15],
    Mars: [0.01, 0.01, 0.15],
    Jupiter: [0.01, 0.01, 0.15],
    Saturn: [0.01, 0.01, 0.15],
    'mean node': [0.001, 0.0001, 0.01],
    'true node': [0.25, 0.0001, 3],
  } as const;
  const years = [1700, 1800, 1947, 2025, 2026, 2400, 2750, 3100];

  test.each(TRACKED)('%s: any instant, the passage behind the Sun included', (name) => {
    const random = seeded(7);
    const [longitude, latitude, speed] = bounds[name];
    const worst = { longitude: 0, latitude: 0, speed: 0 };
    for (const year of years) {
      const track = buildPlanetYear(ephemeris, name, year);
      for (let i = 0; i < 1500; i++) {
        const jd = track.from + random() * (track.to - track.from);
        const ours = placeIn(track, jd);
        const theirs = swiss.moving(jd, TRACKED_BODIES[name].body);
        worst.longitude = Math.max(worst.longitude, arcsec(ours.longitude, theirs.longitude));
        worst.latitude = Math.max(worst.latitude, arcsec(ours.latitude, theirs.latitude));
        worst.speed = Math.max(worst.speed, Math.abs(ours.speed - theirs.speed) * 3600);
      }
    }
    expect(worst.longitude).toBeLessThan(longitude);
    expect(worst.latitude).toBeLessThan(latitude);
    expect(worst.speed).toBeLessThan(speed);
  });

  test('every hour of the days on which the light of a planet is bent most', () => {
    const sunAt = (jd: number): number => swiss.position(jd, BODY.sun).longitude;
    for (const name of PLANETS) {
      let checked = 0;
      for (const year of [2025, 2026]) {
        const track = buildPlanetYear(ephemeris, name, year);
        for (let jd = track.from; jd < track.to; jd += 1 / 24) {
          const theirs = swiss.position(jd, TRACKED_BODIES[name].body);
          if (arcsec(theirs.longitude, sunAt(jd)) > 3600) continue;
          checked++;
          expect(arcsec(placeIn(track, jd).longitude, theirs.longitude)).toBeLessThan(0.01);
        }
      }
      expect(checked, name).toBeGreaterThan(20);
    }
  });

  test('a year ends where the next begins', () => {
    for (const name of TRACKED) {
      const before = buildPlanetYear(ephemeris, name, 2025);
      const after = buildPlanetYear(ephemeris, name, 2026);
      expect(before.to).toBe(after.from);
      expect(arcsec(placeIn(before, before.to).longitude, placeIn(after, after.from).longitude)).toBeLessThan(
        1e-6,
      );
    }
  });

  test('stations are where the longitude itself turns', () => {
    for (const name of PLANETS) {
      for (const year of [1750, 2024, 2025, 2026]) {
        for (const station of buildPlanetYear(ephemeris, name, year).stations) {
          const [before, at, after] = [-2, 0, 2].map(
            (days) => ephemeris.position(station + days, TRACKED_BODIES[name].body).longitude,
          );
          expect(arcsec(before, at) > 0 && arcsec(after, at) > 0).toBe(true);
          const reversed = Math.sign(signed(at - before)) === -Math.sign(signed(after - at));
          expect(reversed, `${name} ${station}`).toBe(true);
        }
      }
    }
  });

  test('Mercury turns six or seven times a year and goes back and forth in turn; the mean node always back', () => {
    const mercury = stretchesOf(buildPlanetYear(ephemeris, 'Mercury', 2026));
    expect(mercury.length - 1).toBe(6);
    for (const [i, { retrograde }] of mercury.entries()) expect(retrograde).toBe(i % 2 === 1);
    expect(stretchesOf(buildPlanetYear(ephemeris, 'mean node', 2026)).map((s) => s.retrograde)).toEqual([
      true,
    ]);
  });
});

/** Degrees brought into -180..180. */
function signed(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

describe('cached planet-years', () => {
  test('are no more than they may be, and are the same when built a second time', () => {
    const planets = openPlanets(ephemeris, 7);
    const entries = () =>
      cacheReports().find(({ name, limit }) => name === 'planet years' && limit === 7)?.entries;
    const first = planets.year('Venus', 2000);
    expect(planets.year('Venus', 2000)).toBe(first);
    for (let year = 2001; year < 2030; year++) {
      planets.year('Venus', year);
      expect(entries()).toBeLessThanOrEqual(7);
    }
    const again = planets.year('Venus', 2000);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
    planets.clear();
    expect(entries()).toBe(0);
  });

  test('a year that the tracks do not reach is refused by name', () => {
    const planets = openPlanets(ephemeris);
    expect(() => planets.year('Mars', LAST_PLANET_YEAR + 1)).toThrow(PlanetYearOutOfRange);
    expect(() => planets.year('Mars', 2026.5)).toThrow('2026.5');
    expect(() => planets.at('Mars', Number.NaN)).toThrow(PlanetYearOutOfRange);
  });
});
