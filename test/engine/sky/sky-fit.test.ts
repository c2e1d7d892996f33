import sweph from 'sweph';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../../../engine/sky/chebyshev.ts';
import { openSky } from '../../../engine/sky/sky.ts';
import { seeded } from '../random.ts';

const { SEFLG_SWIEPH, SEFLG_SIDEREAL, SEFLG_EQUATORIAL, SE_ECL_NUT } = sweph.constants;

/** Difference of two angles in arc seconds. */
function arcsec(a: number, b: number): number {
  return Math.abs(((((a - b) % 360) + 540) % 360) - 180) * 3600;
}

describe('the fitted sky against the Swiss Ephemeris, 1700 to 3100', () => {
  const sky = openSky();
  const random = seeded(1);
  const worst = { sun: 0, moon: 0, ayanamsa: 0, obliquity: 0, sidereal: 0, hourAngle: 0, declination: 0 };
  for (const year of [1700, 1799, 1801, 1910, 1947, 1999, 2026, 2100, 2399, 2401, 2750, 2999, 3001, 3100]) {
    const { fit, from, to, sunLongitude, moonLongitude } = sky.year(year);
    for (let i = 0; i < 300; i++) {
      const jd = from + random() * (to - from);
      const sun = sweph.calc_ut(jd, 0, SEFLG_SWIEPH | SEFLG_SIDEREAL).data;
      const moon = sweph.calc_ut(jd, 1, SEFLG_SWIEPH | SEFLG_SIDEREAL).data;
      const equatorial = sweph.calc_ut(jd, 1, SEFLG_SWIEPH | SEFLG_EQUATORIAL).data;
      const sidereal = sweph.sidtime(jd) * 15;
      const declination = (Math.asin(valueAt(fit.moon.sinDeclination, jd)) * 180) / Math.PI;
      const found = {
        sun: arcsec(sun[0], sunLongitude(jd)),
        moon: arcsec(moon[0], moonLongitude(jd)),
        ayanamsa: arcsec(sweph.get_ayanamsa_ex_ut(jd, SEFLG_SWIEPH).data, valueAt(fit.ayanamsa, jd)),
        obliquity: arcsec(sweph.calc_ut(jd, SE_ECL_NUT, SEFLG_SWIEPH).data[0], valueAt(fit.obliquity, jd)),
        sidereal: arcsec(sidereal, valueAt(fit.siderealTime, jd)),
        hourAngle: arcsec(sidereal - equatorial[0], valueAt(fit.moon.hourAngle, jd)),
        declination: arcsec(equatorial[1], declination),
      };
      for (const key of Object.keys(worst) as (keyof typeof worst)[]) {
        worst[key] = Math.max(worst[key], found[key]);
      }
    }
  }

  test('longitudes agree within 0.01 arc second', () => {
    expect(worst.sun).toBeLessThan(0.01);
    expect(worst.moon).toBeLessThan(0.01);
  });

  test('ayanamsa, obliquity and sidereal time agree within 0.02 arc second', () => {
    expect(worst.ayanamsa).toBeLessThan(0.02);
    expect(worst.obliquity).toBeLessThan(0.02);
    expect(worst.sidereal).toBeLessThan(0.02);
  });

  test('the Moon over the Earth agrees within 0.1 arc second, 7 ms of rising time', () => {
    expect(worst.hourAngle).toBeLessThan(0.1);
    expect(worst.declination).toBeLessThan(0.1);
  });
});
