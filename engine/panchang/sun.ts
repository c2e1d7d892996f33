/**
 * The Sun at an instant and over a day. In: the sky, or a place-year and a day. Out: its longitudes and
 * declination; noon, day and night.
 */
import type { PlaceYear } from '../almanac/place-year.ts';
import { instantOf, longitudeMotion } from '../sky/anga.ts';
import { valueAt } from '../sky/chebyshev.ts';
import type { SkyYear } from '../sky/sky-year.ts';

/** Where the Sun stands, apparent and geocentric, within 0.01 arcsec of the Swiss Ephemeris. */
export interface SunPosition {
  /** degrees 0..360, Lahiri */
  readonly sidereal: number;
  /** degrees 0..360, of the true equinox of date */
  readonly tropical: number;
  /** sidereal, 0 = Mesha */
  readonly rashi: number;
  /** degrees */
  readonly declination: number;
}

/** The Sun's day at a place; NaN where it does not rise or set. */
export interface SunDay {
  /** JD UT */
  readonly sunrise: number;
  /** JD UT */
  readonly sunset: number;
  /** JD UT: the Sun crosses the meridian within the civil date */
  readonly noon: number;
  /** days, sunrise to sunset (dinamana) */
  readonly dayLength: number;
  /** days, sunset to the next sunrise (ratrimana) */
  readonly nightLength: number;
}

/** The Sun at `jd` (JD UT), which must lie within the sky of the year. */
export function sunAt(sky: SkyYear, jd: number): SunPosition {
  const sidereal = sky.sunLongitude(jd);
  return {
    sidereal,
    tropical: (valueAt(sky.fit.sunLongitude, jd) + valueAt(sky.fit.ayanamsa, jd)) % 360,
    rashi: Math.floor(sidereal / 30),
    declination: (Math.asin(valueAt(sky.fit.sun.sinDeclination, jd)) * 180) / Math.PI,
  };
}

/** The Sun on the day `index`. */
export function sunOn(py: PlaceYear, index: number): SunDay {
  const sunrise = py.sunrise[index];
  const sunset = py.sunset[index];
  return {
    sunrise,
    sunset,
    noon: noonOn(py, index),
    dayLength: sunset - sunrise,
    nightLength: py.nextSunrise[index] - sunset,
  };
}

/** The first meridian passage at or after local midnight; NaN where the date ends before it, being skipped. */
function noonOn(py: PlaceYear, index: number): number {
  const hourAngle = py.sky.fit.sun.hourAngle;
  const midnight = py.midnight[index];
  const local = valueAt(hourAngle, midnight) + py.place.lon;
  const turn = Math.ceil(local / 360);
  const noon = instantOf(
    longitudeMotion(hourAngle),
    turn * 360 - py.place.lon,
    midnight + turn - local / 360,
  );
  return noon < py.midnight[index + 1] ? noon : Number.NaN;
}
