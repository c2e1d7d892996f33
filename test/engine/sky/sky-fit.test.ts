import { describe, expect, test } from 'vitest';
import { valueAt } from '../../../engine/sky/chebyshev.ts';
import { openBundledSky } from '../../../ephemeris/bundled.ts';
import { sweph } from '../../ephemeris/library.ts';
import { seeded } from '../random.ts';

const { SEFLG_SWIEPH, SEFLG_EQUATORIAL, SE_ECL_NUT } = sweph.constants;

/** Difference of two angles in arc seconds. */
function arcsec(a: number, b: number): number {
  return Math.abs(((((a - b) % 360) + 540) % 360) - 180) * 3600;
}

describe('the fitted sky against the Swiss Ephemeris, 1700 to 3100', () => {
  const sky = openBundledSky();
  const random = seeded(1);
  const worst = { ayanamsa: 0, obliquity: 0, sidereal: 0, hourAngle: 0, declination: 0 };
  for (const year of [1700, 1799, 1801, 1910, 1947, 1999, 2026, 2100, 2399, 2401, 2750, 2999, 3001, 3100]) {
    const { fit, from, to } = sky.year(year);
    for (let i = 0; i < 300; i++) {
      const jd = from + random() * (to - from);
      const equatorial = sweph.calc_ut(jd, 1, SEFLG_SWIEPH | SEFLG_EQUATORIAL).data;
      const sidereal = sweph.sidtime(jd) * 15;
      const declination = (Math.asin(valueAt(fit.moon.sinDeclination, jd)) * 180) / Math.PI;
      const actual = {
        ayanamsa: arcsec(sweph.get_ayanamsa_ex_ut(jd, SEFLG_SWIEPH).data, valueAt(fit.ayanamsa, jd)),
        obliquity: arcsec(sweph.calc_ut(jd, SE_ECL_NUT, SEFLG_SWIEPH).data[0], valueAt(fit.obliquity, jd)),
        sidereal: arcsec(sidereal, valueAt(fit.siderealTime, jd)),
        hourAngle: arcsec(sidereal - equatorial[0], valueAt(fit.moon.hourAngle, jd)),
        declination: arcsec(equatorial[1], declination),
      };
      for (const key of Object.keys(worst) as (keyof typeof worst)[]) {
        worst[key] = Math.max(worst[key], actual[key]);
      }
    }
  }

  test('ayanamsa, obliquity and sidereal time agree within 0.02 arc second', () => {
    expect(worst.ayanamsa).toBeLessThan(0.02);
    expect(worst.obliquity).toBeLessThan(0.02);
    expect(worst.sidereal).toBeLessThan(0.02);
  });

  test('the Moon over the Earth agrees within 0.1 arc second, 7 ms of rising time', () => {
    expect(worst.hourAngle).toBeLessThan(0.1);
    expect(worst.declination).toBeLessThan(0.1);
  });

  test('where the library changes its sidereal time by 1.9 arc seconds, in 2050, the fit bridges it in 32 days', () => {
    const change = 2469807.5;
    for (const year of [2049, 2050]) {
      const { fit, from, to } = sky.year(year);
      for (let jd = from; jd < to; jd += 0.5) {
        const off = arcsec(sweph.sidtime(jd) * 15, valueAt(fit.siderealTime, jd));
        expect(off).toBeLessThan(Math.abs(jd - change) < 32 ? 1.95 : 0.02);
      }
    }
  });
});
