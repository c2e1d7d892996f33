import { describe, expect, test } from 'vitest';
import type { LunarEclipse } from '../../../../engine/sky/eclipses/eclipse.ts';
import { eclipsesOfYear } from '../../../../engine/sky/eclipses/eclipses-of.ts';
import { lunarMagnitudesAt } from '../../../../engine/sky/eclipses/lunar.ts';
import { openBundledSky } from '../../../../ephemeris/bundled.ts';
import { ledger } from '../../against-swiss-ephemeris/reference.ts';
import {
  cross,
  dot,
  fromCentre,
  type LibraryEclipse,
  lunarEclipses,
  newYear,
  SECOND,
  yearsOf,
} from './library.ts';

const sky = openBundledSky();

describe('lunar eclipses of 1700 to 3100', () => {
  const { note, worst } = ledger();
  const sets: string[] = [];
  const types: string[] = [];
  const series: string[] = [];
  let seen = 0;

  for (const year of yearsOf(9)) {
    const ours = eclipsesOfYear(sky, year).filter((e): e is LunarEclipse => e.kind === 'lunar');
    const theirs = lunarEclipses(newYear(year), newYear(year + 1));
    if (ours.length !== theirs.length) sets.push(`${year}: ${ours.length}, library ${theirs.length}`);
    for (const [i, actual] of theirs.entries()) {
      const eclipse = ours[i];
      if (eclipse === undefined) break;
      const where = `${year}, JD ${eclipse.greatest}`;
      seen += 1;
      if (eclipse.type !== actual.type) types.push(`${where}: ${eclipse.type}, library ${actual.type}`);
      if (actual.saros !== 0 && eclipse.saros !== actual.saros)
        series.push(`${where}: ${eclipse.saros}, library ${actual.saros}`);
      for (const [ours, theirs] of contacts(eclipse, actual)) {
        note('contact', Math.abs((ours ?? 0) - theirs) / SECOND, where);
      }
      note('greatest', secondsFromLeastAngle(eclipse.greatest), where);
      note('maximum', Math.abs(eclipse.greatest - actual.times[0]) / SECOND, where);
      const { umbralMagnitude, penumbralMagnitude } = lunarMagnitudesAt(sky.year(year).fit, actual.times[0]);
      note('magnitude', Math.abs(penumbralMagnitude - actual.penumbralMagnitude), where);
      if (actual.magnitude !== 0) note('magnitude', Math.abs(umbralMagnitude - actual.magnitude), where);
    }
  }
  if (process.env.ECLIPSES === 'all') {
    for (const kind of ['contact', 'greatest', 'maximum', 'magnitude'])
      console.log(`lunar, ${seen} eclipses, worst ${kind}:`, worst(kind));
  }

  test("the set is that of the library's own search, each of the same type", () => {
    expect(sets).toEqual([]);
    expect(types).toEqual([]);
    expect(seen).toBeGreaterThan(300);
  });

  test('the saros series is the one of NASA where the library knows it', () => {
    expect(series).toEqual([]);
  });

  test('every contact within a second', () => {
    const { off, seen, where } = worst('contact');
    expect(seen).toBeGreaterThan(1000);
    expect(off, where).toBeLessThan(1);
  });

  test('greatest where the Moon is nearest to the axis by its angle', () => {
    const { off, where } = worst('greatest');
    expect(off, where).toBeLessThan(0.5);
  });

  // The library fits parabolas to the angle itself, which has a corner where the Moon passes through the axis.
  test('greatest within 12 seconds of the maximum of the library', () => {
    const { off, where } = worst('maximum');
    expect(off, where).toBeLessThan(12);
  });

  test("magnitudes at the library's maximum to the fifth place", () => {
    const { off, where } = worst('magnitude');
    expect(off, where).toBeLessThan(1e-5);
  });
});

/** Each contact with the library's; 0 where it has none. */
function contacts(
  eclipse: LunarEclipse,
  { times }: LibraryEclipse,
): (readonly [number | undefined, number])[] {
  const { penumbral, partial, total } = eclipse;
  return [
    [penumbral.start, times[6]],
    [penumbral.end, times[7]],
    [partial?.start, times[2]],
    [partial?.end, times[3]],
    [total?.start, times[4]],
    [total?.end, times[5]],
  ];
}

/** How far the least angle between the Moon and the point opposite the Sun lies from `jd`, by its course about it. */
function secondsFromLeastAngle(jd: number): number {
  const step = 60 * SECOND;
  const square = (t: number): number => {
    const { sun, moon } = fromCentre(t);
    const across = cross(sun, moon);
    return dot(across, across) / (dot(sun, sun) * dot(moon, moon));
  };
  const [before, at, after] = [square(jd - step), square(jd), square(jd + step)];
  return Math.abs((60 * (after - before)) / (2 * (after - 2 * at + before)));
}
