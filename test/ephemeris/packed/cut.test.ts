import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import { untabledCalendars } from '../../../engine/calendars/world.ts';
import { civilDay, JD_OF_CIVIL_DAY_0 } from '../../../engine/civil/index.ts';
import { cutSky } from '../../../ephemeris/packed/cut.ts';
import { openSkyOf } from '../../../ephemeris/packed/open.ts';

const whole = readFileSync('data/sky/sky.bin');
const jd = (year: number): number => civilDay(year, 1, 1) + JD_OF_CIVIL_DAY_0;
const cut = cutSky(whole, jd(2016), jd(2075));

test('some years of a sky are a small part of it', () => {
  expect(cut.length).toBeLessThan(whole.length / 10);
});

test('their days are those of the whole sky', () => {
  const place = { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' };
  const [own, of] = [openSkyOf(cut), openSkyOf(whole)];
  expect(own.ephemerisVersion).toBe(of.ephemerisVersion);
  for (const year of [2016, 2045, 2074]) {
    const [a, b] = [own, of].map((sky) =>
      buildPlaceYear(sky.year(year), place, { calendars: untabledCalendars }),
    );
    expect([...(a?.dayStart ?? [])]).toEqual([...(b?.dayStart ?? [])]);
  }
});

test('years that were left out are refused', () => {
  expect(() => openSkyOf(cut).year(1950)).toThrow('these years were left out');
});
