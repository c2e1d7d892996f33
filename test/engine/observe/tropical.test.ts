// The Sun in the signs counted from the equinox, by instants that others published.

import { afterAll, describe, expect, it } from 'vitest';
import { civilDay, jdOfCivilDay } from '../../../engine/civil/civil.ts';
import { tropicalIngresses } from '../../../engine/observe/tropical.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const sky = openBundledSky();
afterAll(() => sky.close());

const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;

describe('equinoxes and solstices', () => {
  // The Astronomical Almanac's instants, to the minute.
  it.each([
    [2023, 0, '2023-03-20T21:24Z'],
    [2023, 3, '2023-06-21T14:58Z'],
    [2023, 6, '2023-09-23T06:50Z'],
    [2023, 9, '2023-12-22T03:27Z'],
    [2024, 0, '2024-03-20T03:06Z'],
    [2024, 9, '2024-12-21T09:20Z'],
  ])('%i, sign %i: %s', (year, sign, iso) => {
    const near = tropicalIngresses(sky.year(year), sign).filter((jd) => Math.abs(jd - jdOf(iso)) < 2);
    expect(near).toHaveLength(1);
    expect(Math.abs((near[0] ?? 0) - jdOf(iso)) * 1440).toBeLessThan(1);
  });

  it.each([1700, 1900, 2300, 3099])('twelve entries lie in the civil year %i, in order', (year) => {
    const [from, to] = [jdOfCivilDay(civilDay(year, 1, 1)), jdOfCivilDay(civilDay(year + 1, 1, 1))];
    const within = tropicalIngresses(sky.year(year)).filter((jd) => jd >= from && jd < to);
    expect(within).toHaveLength(12);
    const apart = within.slice(1).map((jd, i) => jd - (within[i] ?? 0));
    for (const days of apart) expect(days).toBeGreaterThan(29);
    for (const days of apart) expect(days).toBeLessThan(32);
  });
});
