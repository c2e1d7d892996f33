import { afterAll, describe, expect, it } from 'vitest';
import { buildPlaceYear } from '../../../engine/almanac/place-year.ts';
import {
  extentOfStar,
  placeOfStar,
  starAtLongitude,
  starAtPlace,
  stars28,
} from '../../../engine/observe/nakshatra28.ts';
import { labelAt } from '../../../engine/observe/quantities.ts';
import { trackIndexAt, trackLabelAt } from '../../../engine/sky/track.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const sky = openBundledSky();
afterAll(() => sky.close());
const [uttaraAshadha, shravana, dhanishta, abhijit] = [20, 21, 22, 27];

describe('the cycle of 28 stars', () => {
  it('has Abhijit in the 22nd place, after Uttara Ashadha and before Shravana', () => {
    const order = Array.from({ length: 28 }, (_, place) => starAtPlace(place));
    expect(order.slice(19, 24)).toEqual([19, uttaraAshadha, abhijit, shravana, dhanishta]);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, i) => i));
    expect(order.map(placeOfStar)).toEqual(Array.from({ length: 28 }, (_, i) => i));
  });

  // Years whose tracks begin in different stars.
  const years = [1700, 1850, 1999, 2023, 2024, 2025, 2026, 3100].map((year) => sky.year(year));

  it.each(['Moon', 'Sun'] as const)('covers what the cycle of 27 covers, for the %s', (body) => {
    for (const year of years) {
      const { starts } = stars28(year, body);
      expect(starts[0]).toBeLessThanOrEqual(year.from);
      expect(starts.at(-1)).toBeGreaterThanOrEqual(year.to);
      for (let i = 1; i < starts.length; i++) expect(starts[i]).toBeGreaterThan(starts[i - 1]);
    }
  });

  it.each(['Moon', 'Sun'] as const)('has the star of the longitude of the %s', (body) => {
    for (const year of years) {
      const py = buildPlaceYear(year, { lat: 28.6139, lon: 77.209, zone: 'Asia/Kolkata' });
      for (let t = year.from; t < year.to; t += 0.173) {
        const degrees = body === 'Moon' ? year.moonLongitude(t) : year.sunLongitude(t);
        const inAbhijit = degrees >= 276 + 2 / 3 && degrees < 280 + 8 / 9;
        const star = inAbhijit ? abhijit : Math.floor(degrees / (360 / 27));
        expect(labelAt(py, { name: 'nakshatra28', body }, t)).toBe(star);
      }
    }
  });

  it('begins Abhijit at 276 degrees 40 minutes and ends it at 280 degrees 53 minutes 20 seconds', () => {
    for (const year of years) {
      const track = stars28(year, 'Moon');
      for (let t = year.from; t < year.to; t += 0.2) {
        if (starAtPlace(trackLabelAt(track, t)) !== abhijit) continue;
        const i = trackIndexAt(track, t);
        expect(year.moonLongitude(track.starts[i])).toBeCloseTo(276 + 40 / 60, 6);
        expect(year.moonLongitude(track.starts[i + 1])).toBeCloseTo(280 + 53 / 60 + 20 / 3600, 6);
      }
    }
  });
});

describe('the arcs of the 28 stars', () => {
  // Abhijit has the last quarter of Uttara Ashadha and a fifteenth of Shravana: 276 40' to 280 53' 20".
  it.each([
    [0, 0, 40 / 3],
    [uttaraAshadha, 800 / 3, 830 / 3],
    [abhijit, 830 / 3, 280 + 8 / 9],
    [shravana, 280 + 8 / 9, 880 / 3],
    [dhanishta, 880 / 3, 920 / 3],
    [26, 1040 / 3, 360],
  ])('that of star %d', (star, from, to) => {
    expect(extentOfStar(star).from).toBeCloseTo(from, 9);
    expect(extentOfStar(star).to).toBeCloseTo(to, 9);
  });

  it.each([
    [0, 0],
    [276.6, uttaraAshadha],
    [276.7, abhijit],
    [280.8, abhijit],
    [280.9, shravana],
    [293.4, dhanishta],
    [359.999, 26],
  ])('%d degrees lie in star %d', (longitude, star) => expect(starAtLongitude(longitude)).toBe(star));
});
