import { expect, test } from 'vitest';
import { GRAHAS, grahasAt } from '../../../engine/sky/grahas.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { sweph } from '../../ephemeris/library.ts';
import { jdOfIst } from '../panchang/places.ts';
import { seeded } from '../random.ts';

const { ephemeris } = openBundledSky();
const { SEFLG_SWIEPH, SEFLG_SIDEREAL, SEFLG_SPEED } = sweph.constants;

test('the nine grahas are the bodies of the Swiss Ephemeris, in their order, 1700..3100', () => {
  const bodies = [0, 1, 4, 2, 5, 3, 6, 10];
  const random = seeded(6);
  for (let round = 0; round < 100; round++) {
    const jd = 2341973 + random() * 511_000;
    const grahas = grahasAt(ephemeris, jd);
    expect(grahas.map(({ graha }) => graha)).toEqual(GRAHAS);
    for (const [i, body] of bodies.entries()) {
      const [longitude, latitude, , speed] = sweph.calc_ut(
        jd,
        body,
        SEFLG_SWIEPH | SEFLG_SIDEREAL | SEFLG_SPEED,
      ).data;
      const off = Math.abs(((grahas[i].longitude - longitude + 540) % 360) - 180);
      expect(off * 3600).toBeLessThan(0.01);
      expect(Math.abs(grahas[i].latitude - latitude) * 3600).toBeLessThan(0.01);
      // The library's own speed of the Moon is up to 0.3 arcsec a day off the motion of its places.
      expect(Math.abs(grahas[i].speed - speed) * 3600).toBeLessThan(0.4);
      expect(grahas[i].retrograde).toBe(speed < 0);
    }
  }
});

test('Ketu stands opposite Rahu and moves with it; the mean node is always retrograde', () => {
  const random = seeded(7);
  for (let round = 0; round < 100; round++) {
    for (const node of ['mean', 'true'] as const) {
      const [rahu, ketu] = grahasAt(ephemeris, 2341973 + random() * 511_000, node).slice(7);
      expect(Math.abs(rahu.longitude - ketu.longitude)).toBeCloseTo(180, 9);
      expect(ketu.latitude).toBeCloseTo(-rahu.latitude, 12);
      expect(ketu.speed).toBe(rahu.speed);
      if (node === 'mean') expect(rahu.retrograde).toBe(true);
      expect(ketu.longitude).toBeLessThan(360);
    }
  }
});

test('the true node differs from the mean by less than two degrees', () => {
  const jd = jdOfIst('2026-01-01T12:00');
  const [mean, truly] = [grahasAt(ephemeris, jd)[7], grahasAt(ephemeris, jd, 'true')[7]];
  expect(mean.longitude).not.toBe(truly.longitude);
  expect(Math.abs(mean.longitude - truly.longitude)).toBeLessThan(2);
});

test('Mercury goes back from 9 to 29 November 2025; Sun and Moon never do', () => {
  const mercury = ['11-08', '11-12', '11-27', '12-01'].map(
    (day) => grahasAt(ephemeris, jdOfIst(`2025-${day}T12:00`))[3].retrograde,
  );
  expect(mercury).toEqual([false, true, true, false]);
  expect(
    grahasAt(ephemeris, jdOfIst('2025-11-12T12:00'))
      .slice(0, 2)
      .map((g) => g.retrograde),
  ).toEqual([false, false]);
});
