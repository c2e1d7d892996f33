import { describe, expect, test } from 'vitest';
import { type Cone, gapOf } from '../../../../engine/sky/eclipses/cone.ts';
import type { SolarEclipse } from '../../../../engine/sky/eclipses/eclipse.ts';
import { eclipsesOfYear } from '../../../../engine/sky/eclipses/eclipses-of.ts';
import { conesOf } from '../../../../engine/sky/eclipses/solar.ts';
import { bodyAt } from '../../../../engine/sky/eclipses/vector.ts';
import type { SkyFit } from '../../../../engine/sky/sky-fit.ts';
import { openBundledSky } from '../../../../ephemeris/bundled.ts';
import { ledger } from '../../against-swiss-ephemeris/reference.ts';
import { discsAt, dot, fromCentre, newYear, SECOND, solarEclipses, yearsOf } from './library.ts';

const sky = openBundledSky();
const DEG = Math.PI / 180;

/** How far apart the library lets discs be that touch for us, arc seconds: it places the observer by the mean pole. */
const TOPOCENTRIC = 0.25;

describe('solar eclipses of 1700 to 3100', () => {
  const { note, worst } = ledger();
  const sets: string[] = [];
  const types: string[] = [];
  const series: string[] = [];
  const fitsColumns: string[] = [];
  const central: string[] = [];
  let seen = 0;

  for (const year of yearsOf(9)) {
    const { fit } = sky.year(year);
    const ours = eclipsesOfYear(sky, year).filter((e): e is SolarEclipse => e.kind === 'solar');
    const theirs = solarEclipses(newYear(year), newYear(year + 1));
    if (ours.length !== theirs.length) sets.push(`${year}: ${ours.length}, library ${theirs.length}`);
    for (const [i, actual] of theirs.entries()) {
      const eclipse = ours[i];
      if (eclipse === undefined) break;
      const where = `${year}, JD ${eclipse.greatest}`;
      seen += 1;
      if (eclipse.type !== actual.type) types.push(`${where}: ${eclipse.type}, library ${actual.type}`);
      if (actual.saros !== 0 && eclipse.saros !== actual.saros)
        series.push(`${where}: ${eclipse.saros}, library ${actual.saros}`);
      if (eclipse.central !== actual.central) central.push(`${where}: gamma ${eclipse.gamma}`);

      note('greatest', secondsFromLeastDistance(eclipse.greatest), where);
      note('maximum', Math.abs(eclipse.greatest - actual.times[0]) / SECOND, where);
      note('magnitude', magnitudeOff(eclipse), where);

      const { partial, umbral, axial } = eclipse;
      for (const jd of [partial.start, partial.end]) {
        const { sun, moon, apart } = discsAtTouch(fit, jd, 'penumbra');
        note('penumbra', Math.abs(apart - sun - moon), where);
      }
      for (const jd of umbral ? [umbral.start, umbral.end] : []) {
        const { sun, moon, apart } = discsAtTouch(fit, jd, 'umbra');
        note('umbra', Math.abs(apart - Math.abs(sun - moon)), where);
      }
      for (const jd of axial ? [axial.start, axial.end] : []) {
        note('axis', discsAtTouch(fit, jd, 'axis').apart, where);
      }
      // Where the library begins, the eclipse is under way already; 0 where it gives no instant.
      if (actual.times[2] !== 0) {
        if (actual.times[2] < partial.start - SECOND || actual.times[3] > partial.end + SECOND)
          fitsColumns.push(where);
        note("the library's span", (actual.times[2] - partial.start) / SECOND, where);
        note("the library's span", (partial.end - actual.times[3]) / SECOND, where);
        const { sun, moon, apart } = discsAtTouch(fit, actual.times[2], 'penumbra');
        if (actual.times[2] > partial.start + 5 * SECOND && apart > sun + moon)
          fitsColumns.push(`begun, ${where}`);
      }
    }
  }
  if (process.env.ECLIPSES === 'all') {
    const kinds = ['greatest', 'maximum', 'magnitude', 'penumbra', 'umbra', 'axis', "the library's span"];
    for (const kind of kinds) console.log(`solar, ${seen} eclipses, worst ${kind}:`, worst(kind));
    console.log('central, other than the library:', central);
  }

  test("the set is that of the library's own search, each of the same type", () => {
    expect(sets).toEqual([]);
    expect(types).toEqual([]);
    expect(seen).toBeGreaterThan(300);
  });

  test('the saros series is the one of NASA where the library knows it', () => {
    expect(series).toEqual([]);
  });

  test('greatest where the axis passes nearest to the centre of the Earth', () => {
    const { off, where } = worst('greatest');
    expect(off, where).toBeLessThan(0.5);
  });

  test('greatest within 12 seconds of the maximum of the library, which takes the angle of the limbs', () => {
    const { off, where } = worst('maximum');
    expect(off, where).toBeLessThan(12);
  });

  test("the magnitude is the library's at the place of greatest eclipse", () => {
    const { off, where } = worst('magnitude');
    expect(off, where).toBeLessThan(2e-4);
  });

  test.each(['penumbra', 'umbra', 'axis'])('%s: the discs touch at the first and the last place', (kind) => {
    const { off, seen, where } = worst(kind);
    expect(seen).toBeGreaterThan(200);
    expect(off, where).toBeLessThan(TOPOCENTRIC);
  });

  // It flattens the Earth by a factor that belongs to another latitude, and so takes it too small by up to 5 km.
  test("the library's own global contacts lie within ours: it comes late and leaves early", () => {
    expect(fitsColumns).toEqual([]);
    expect(central.length).toBeLessThan(4);
  });
});

/** The library's discs at the point of the Earth that a cone touches at `jd`. */
function discsAtTouch(
  fit: SkyFit,
  jd: number,
  kind: 'penumbra' | 'umbra' | 'axis',
): ReturnType<typeof discsAt> {
  const cone: Cone = conesOf(bodyAt(fit.sun, jd), bodyAt(fit.moon, jd))[kind];
  const [x, y, z] = gapOf(cone).nearest;
  const flattening = 1 / 298.25642;
  const lat = Math.atan2(z, (1 - flattening) ** 2 * Math.hypot(x, y)) / DEG;
  return discsAt(jd, lat, Math.atan2(y, x) / DEG);
}

/** How far the magnitude is from what the library sees at the place. */
function magnitudeOff({ greatest, place, magnitude }: SolarEclipse): number {
  const { sun, moon, apart } = discsAt(greatest, place.lat, place.lon);
  const theirs = apart < Math.abs(sun - moon) ? moon / sun : (sun + moon - apart) / (2 * sun);
  return Math.abs(theirs - magnitude);
}

/** How far the least distance of the axis from the Earth's centre lies from `jd`, by its course about it. */
function secondsFromLeastDistance(jd: number): number {
  const step = 60 * SECOND;
  const square = (t: number): number => {
    const { sun, moon } = fromCentre(t);
    const along = [moon[0] - sun[0], moon[1] - sun[1], moon[2] - sun[2]] as const;
    return dot(moon, moon) - dot(moon, along) ** 2 / dot(along, along);
  };
  const [before, at, after] = [square(jd - step), square(jd), square(jd + step)];
  return Math.abs((60 * (after - before)) / (2 * (after - 2 * at + before)));
}
