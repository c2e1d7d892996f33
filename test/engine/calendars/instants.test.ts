import { afterAll, describe, expect, it } from 'vitest';
import { newYear } from '../../../engine/sky/new-year.ts';
import type { SkySource } from '../../../engine/sky/sky-source.ts';
import { openBundledSource } from '../../../ephemeris/bundled.ts';
import { newMoonNear, solarTermNear } from '../../../scripts/calendars/instants.ts';
import { tables } from './opened.ts';

const ephemeris: SkySource = openBundledSource();
afterAll(() => ephemeris.close());

const moons = tables.moons();
const terms = tables.terms();

const SECOND = 1 / 86_400;
const years = Array.from({ length: 36 }, (_, i) => Math.min(3102, 1698 + 40 * i));

describe('the instants that calendars carry', () => {
  it.each(years)('are within a second or two of the ephemeris in %i', (year) => {
    for (let number = moons.before(newYear(year)); moons.at(number) < newYear(year + 1); number++) {
      const there = moons.at(number);
      expect(Math.abs(newMoonNear(ephemeris, there) - there)).toBeLessThan(1.5 * SECOND);
    }
    for (let term = 0; term < 24; term++) {
      const there = terms.at(year, term);
      expect(Math.abs(solarTermNear(ephemeris, there, (270 + 15 * term) % 360) - there)).toBeLessThan(SECOND);
    }
  });

  it('are the new moons and equinoxes that are printed', () => {
    // 2024-04-08 18:21 UT, 2025-03-20 09:01 UT.
    expect(moons.at(moons.before(2_460_409.5))).toBeCloseTo(2_460_409.2646, 2);
    expect(terms.at(2025, 6)).toBeCloseTo(2_460_754.876, 2);
  });
});
