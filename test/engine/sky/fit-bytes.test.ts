import { expect, test } from 'vitest';
import { bytesOfFit, fitOfBytes } from '../../../engine/sky/fit-bytes.ts';
import { buildSkyYear } from '../../../engine/sky/sky.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';

const sky = openBundledSky();
const year = buildSkyYear(sky, 2026);

test('the polynomials of a year are the same after they were bytes', () => {
  expect(fitOfBytes(bytesOfFit(year.fit))).toEqual(year.fit);
});

test('bytes may begin anywhere in a larger buffer', () => {
  const bytes = bytesOfFit(year.fit);
  const shifted = Buffer.concat([Buffer.from('a'), bytes]).subarray(1);
  expect(fitOfBytes(shifted)).toEqual(year.fit);
});

test('a sky takes the years that are cached, and caches the others', () => {
  const cached = new Map<number, Uint8Array>();
  const fits = {
    get: (of: number) => cached.get(of),
    put: (of: number, bytes: Uint8Array) => cached.set(of, bytes),
  };
  const tithis = openBundledSky({ fits }).year(2026).tithi;
  expect([...cached.keys()]).toEqual([2026]);
  const bytes = cached.get(2026);
  expect(openBundledSky({ fits }).year(2026).tithi).toEqual(tithis);
  // It was not made again.
  expect(cached.get(2026)).toBe(bytes);
});
