import { describe, expect, test } from 'vitest';
import { openAlmanac } from '../../../engine/almanac/place-year.ts';
import { moonPhaseAt } from '../../../engine/panchang/moon-phase.ts';
import { padasOf } from '../../../engine/panchang/pada.ts';
import { sankrantisOf } from '../../../engine/panchang/sankranti.ts';
import type { SkyYear } from '../../../engine/sky/sky-year.ts';
import { trackIndexAt } from '../../../engine/sky/track.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { sweph } from '../../ephemeris/library.ts';
import { drawnYears, ledger, longitudeAt, MOON, SECOND, SUN, signed } from './reference.ts';

const { SEFLG_SWIEPH } = sweph.constants;

/** The share of Sun and Moon in the angle that rules each track. */
const TRACKS = {
  tithi: [-1, 1],
  karana: [-1, 1],
  yoga: [1, 1],
  nakshatra: [0, 1],
  moonRashi: [0, 1],
  sunRashi: [1, 0],
  sunNakshatra: [1, 0],
} as const satisfies { readonly [name in keyof SkyYear]?: readonly [number, number] };

const NAMES = Object.keys(TRACKS) as (keyof typeof TRACKS)[];

/** The angle of a track, degrees, and its daily motion, as the library has them. */
function angleAt(name: keyof typeof TRACKS, jd: number): readonly [number, number] {
  const [ofSun, ofMoon] = TRACKS[name];
  const [sun, sunSpeed] = ofSun === 0 ? [0, 0] : longitudeAt(jd, SUN);
  const [moon, moonSpeed] = ofMoon === 0 ? [0, 0] : longitudeAt(jd, MOON);
  return [ofSun * sun + ofMoon * moon, ofSun * sunSpeed + ofMoon * moonSpeed];
}

/** The 0-based label at `jd` by the library. */
function labelAt(name: keyof typeof TRACKS, cycle: number, jd: number): number {
  const angle = (angleAt(name, jd)[0] + 720) % 360;
  return Math.floor((angle * cycle) / 360);
}

/** Seconds between `jd` and where the library has the track's angle at `target` degrees. */
function secondsFrom(name: keyof typeof TRACKS, target: number, jd: number): number {
  const [angle, speed] = angleAt(name, jd);
  return Math.abs(signed(angle - target) / speed / SECOND);
}

describe('longitudes and what follows from them, at 2,000 instants from 1700 to 3100', () => {
  const sky = openBundledSky();
  const almanac = openAlmanac(sky, { cachedYears: 1 });
  const { note, worst } = ledger();
  let mislabelled = 0;
  let miscounted = 0;

  for (const { sky: of, instants, random } of drawnYears(sky, 101)) {
    for (const jd of instants) {
      const where = `JD ${jd} of ${of.year}`;
      note('Sun', Math.abs(signed(of.sunLongitude(jd) - longitudeAt(jd, SUN)[0])) * 3600, where);
      note('Moon', Math.abs(signed(of.moonLongitude(jd) - longitudeAt(jd, MOON)[0])) * 3600, where);

      for (const name of NAMES) {
        const track = of[name];
        const span = trackIndexAt(track, jd);
        const end = track.starts[span + 1];
        const label = (track.first + span) % track.cycle;
        note(name, secondsFrom(name, (label + 1) * (360 / track.cycle), end), where);
        const next = (label + 1) % track.cycle;
        for (const [t, expected] of [
          [jd, label],
          [end - 0.1 * SECOND, label],
          [end + 0.1 * SECOND, next],
        ]) {
          if (labelAt(name, track.cycle, t) !== expected) mislabelled += 1;
        }
      }

      const star = trackIndexAt(of.nakshatra, jd);
      const label = (of.nakshatra.first + star) % 27;
      const [start, end] = of.nakshatra.starts.subarray(star, star + 2);
      for (const pada of padasOf(of, { label, start, end })) {
        note('pada', secondsFrom('nakshatra', (label * 4 + pada.pada) * (10 / 3), pada.end), where);
      }

      const { illuminated } = moonPhaseAt(of, jd);
      note('lit share', Math.abs(illuminated - sweph.pheno_ut(jd, MOON, SEFLG_SWIEPH).data[1]), where);
    }

    const py = almanac.placeYear({ lat: 23.18, lon: (random() - 0.5) * 360, zone: 'UTC' }, of.year);
    const sankrantis = sankrantisOf(py);
    for (const { rashi, instant } of sankrantis) {
      note('sankranti', secondsFrom('sunRashi', rashi * 30, instant), `${rashi} of ${of.year}`);
    }
    const [first, next] = [py.yearStart, py.yearEnd].map((i) => labelAt('sunRashi', 12, py.midnight[i]));
    // eleven, twelve or thirteen: as many as take the Sun from the rashi of one new year to that of the next
    if ((first + sankrantis.length) % 12 !== next || Math.abs(sankrantis.length - 12) > 1) miscounted += 1;
  }

  test("the reference's zero is Lahiri's: 23 deg 15 min 0.658 s on 21 March 1956", () => {
    expect(sweph.get_ayanamsa_ex_ut(2435553.5, SEFLG_SWIEPH).data).toBeCloseTo(
      23 + 15 / 60 + 0.658 / 3600,
      3,
    );
  });

  test.each(['Sun', 'Moon'])('%s: within 0.01 arc second', (body) => {
    const { off, seen, where } = worst(body);
    expect(seen).toBe(2000);
    expect(off, where).toBeLessThan(0.01);
  });

  test.each(NAMES)('%s: every end within 0.1 s, the label changing there', (name) => {
    const { off, seen, where } = worst(name);
    expect(seen).toBe(2000);
    expect(off, where).toBeLessThan(0.1);
    expect(mislabelled).toBe(0);
  });

  test('padas end within 0.1 s', () => {
    const { off, seen, where } = worst('pada');
    expect(seen).toBe(8000);
    expect(off, where).toBeLessThan(0.1);
  });

  test('sankrantis: within 0.1 s, none missing', () => {
    const { off, seen, where } = worst('sankranti');
    expect(seen).toBeGreaterThan(2980);
    expect(off, where).toBeLessThan(0.1);
    expect(miscounted).toBe(0);
  });

  test('the lit share of the Moon: within 0.00001', () => {
    const { off, seen, where } = worst('lit share');
    expect(seen).toBe(2000);
    expect(off, where).toBeLessThan(1e-5);
  });
});
