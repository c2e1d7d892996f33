import { describe, expect, test } from 'vitest';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import { DISC_HORIZON, MOON_CENTRE_HORIZON } from '../../../engine/place/eclipse-horizon.ts';
import {
  type EclipseSpanKind,
  eclipseSpans,
  visibleEclipseSpans,
} from '../../../engine/place/eclipse-spans.ts';
import { lunarEclipseAtPlace } from '../../../engine/place/lunar-eclipse.ts';
import type { Place } from '../../../engine/place/place.ts';
import { eclipsesOf } from '../../../engine/sky/eclipses/eclipses-of.ts';
import { holdsAt, overlapOf } from '../../../engine/spans/spans.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { altitudeAt, MOON, SUN } from '../against-swiss-ephemeris/reference.ts';
import { seeded } from '../random.ts';
import { discsAt } from '../sky/eclipses/library.ts';

const sky = openBundledSky();
const newDelhi: Place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
const kinds: readonly EclipseSpanKind[] = ['solar', 'lunar', 'penumbral'];

/** Kilometres: the Moon's radius and the astronomical unit. */
const MOON_RADIUS = 1737.5;
const AU = 149597870.7;

describe('spans of eclipses', () => {
  test('sorted and disjoint, one eclipse to each, and what is visible lies within what is anywhere', () => {
    const random = seeded(31);
    for (let i = 0; i < 30; i++) {
      const of = sky.year(1700 + Math.floor(random() * 1401));
      const place = { lat: random() * 180 - 90, lon: random() * 360 - 180, zone: 'UTC' };
      for (const kind of kinds) {
        const all = eclipseSpans(of, kind);
        const seen = visibleEclipseSpans(of, place, kind);
        for (const { spans, eclipses } of [all, seen]) {
          expect(spans.length).toBe(2 * eclipses.length);
          for (let j = 1; j < spans.length; j++) expect(spans[j]).toBeGreaterThan(spans[j - 1]);
        }
        for (const [j, eclipse] of seen.eclipses.entries()) {
          const whole = all.eclipses.indexOf(eclipse);
          expect(seen.spans[2 * j]).toBeGreaterThanOrEqual(all.spans[2 * whole] - 1e-8);
          expect(seen.spans[2 * j + 1]).toBeLessThanOrEqual(all.spans[2 * whole + 1] + 1e-8);
        }
      }
    }
  });

  test('every eclipse of a sky year has its span; a penumbral one none of the umbra', () => {
    for (let year = 1990; year < 2030; year++) {
      const of = sky.year(year);
      const eclipses = eclipsesOf(of);
      expect(eclipseSpans(of, 'solar').eclipses).toEqual(eclipses.filter((e) => e.kind === 'solar'));
      expect(eclipseSpans(of, 'penumbral').eclipses).toEqual(eclipses.filter((e) => e.kind === 'lunar'));
      expect(eclipseSpans(of, 'lunar').eclipses).toEqual(
        eclipses.filter((e) => e.kind === 'lunar' && e.type !== 'penumbral'),
      );
    }
  });

  test('they cover every day of a place-year', () => {
    const py = buildPlaceYear(sky.year(2026), newDelhi);
    const { spans, eclipses } = eclipseSpans(py.sky, 'solar');
    expect(spans[0]).toBeGreaterThan(py.sky.from);
    // 17 February and 12 August 2026; 6 February 2027 within the margin
    expect(overlapOf(spans, [py.midnight[0], py.midnight[py.count]])).toBeGreaterThan(0.5);
    expect(eclipses.map((e) => e.type)).toEqual(['annular', 'total', 'annular']);
  });

  test('the Sun or Moon is eclipsed and up within the spans, and not beside them, as the library has it', () => {
    const random = seeded(32);
    let inside = 0;
    for (let i = 0; i < 30; i++) {
      const of = sky.year(1700 + Math.floor(random() * 1401));
      const place = { lat: random() * 180 - 90, lon: random() * 360 - 180, zone: 'UTC' };
      const solar = visibleEclipseSpans(of, place, 'solar').spans;
      const lunar = visibleEclipseSpans(of, place, 'lunar').spans;
      for (const eclipse of eclipsesOf(of)) {
        const { partial } = eclipse;
        if (partial === undefined) continue;
        for (let j = 0; j < 12; j++) {
          const jd = partial.start + random() * (partial.end - partial.start);
          const body = eclipse.kind === 'solar' ? SUN : MOON;
          const [altitude, distance] = altitudeAt(jd, body, place, 'surface');
          const limb = body === SUN ? 16 / 60 : (Math.asin(MOON_RADIUS / (distance * AU)) * 180) / Math.PI;
          const above = altitude + limb + 34 / 60;
          if (Math.abs(above) < 0.005) continue;
          let expected = above > 0;
          if (eclipse.kind === 'solar') {
            const { sun, moon, apart } = discsAt(jd, place.lat, place.lon);
            if (Math.abs(apart - sun - moon) < 1) continue;
            expected &&= apart < sun + moon;
          }
          if (expected) inside++;
          expect(
            holdsAt(eclipse.kind === 'solar' ? solar : lunar, jd),
            `${place.lat} ${place.lon} ${jd}`,
          ).toBe(expected);
        }
      }
    }
    expect(inside).toBeGreaterThan(300);
  });

  test('31 January 2018: the Moon rises eclipsed, by its limb or as Drik Panchang prints it to the second', () => {
    const of = sky.year(2018);
    const printed = [
      [newDelhi, '2018-01-31T17:58:00+05:30'],
      [{ lat: 19.076, lon: 72.8777, zone: 'Asia/Kolkata' }, '2018-01-31T18:30:39+05:30'],
      [{ lat: 23.0225, lon: 72.5714, zone: 'Asia/Kolkata' }, '2018-01-31T18:26:10+05:30'],
    ] as const;
    for (const [place, begins] of printed) {
      const limb = visibleEclipseSpans(of, place, 'lunar');
      const centre = visibleEclipseSpans(of, place, 'lunar', { ...DISC_HORIZON, moon: MOON_CENTRE_HORIZON });
      const index = limb.eclipses.findIndex((e) => e.greatest > 2458149 && e.greatest < 2458151);
      const eclipse = limb.eclipses[index];
      const begin = centre.spans[2 * index];
      expect(centre.eclipses[index]).toBe(eclipse);
      expect(Math.abs(begin - (Date.parse(begins) / 86_400_000 + 2440587.5)) * 86_400).toBeLessThan(10);
      expect((begin - limb.spans[2 * index]) * 1440).toBeCloseTo(4, 0);
      expect(limb.spans[2 * index + 1]).toBe(eclipse.partial?.end);
    }
  });

  test('near a pole the Moon may set and rise again within one eclipse: two spans of the same eclipse', () => {
    let twice = 0;
    for (let year = 1990; year < 2020; year++) {
      const of = sky.year(year);
      for (const lat of [66, 68, 70, 72, -66, -68, -70, -72]) {
        for (let lon = -180; lon < 180; lon += 60) {
          const { eclipses } = visibleEclipseSpans(of, { lat, lon, zone: 'UTC' }, 'penumbral');
          twice += eclipses.length - new Set(eclipses).size;
        }
      }
    }
    expect(twice).toBeGreaterThan(0);
  });

  test('a lunar eclipse under the horizon is there, with nothing seen of it', () => {
    const of = sky.year(2025);
    // 14 March 2025: noon in India
    const eclipse = eclipsesOf(of).find((e) => e.kind === 'lunar' && e.greatest < 2460760);
    if (eclipse?.kind !== 'lunar') throw new Error('no lunar eclipse');
    const local = lunarEclipseAtPlace(of, eclipse, newDelhi);
    expect(local.seen).toBeUndefined();
    expect(local.penumbral).toMatchObject({ visible: [], rises: [], sets: [] });
    expect(local.maximum.up).toBe(false);
  });
});
