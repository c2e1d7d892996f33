/**
 * The Sun over Tehran, where the days of the Badi calendar turn: at sunset.
 */

import { JD_OF_CIVIL_DAY_0 } from '../civil/civil.ts';

/** The point of observation that the Universal House of Justice chose in 2014: the city of Tehran. */
const LAT = 35.6944;
const LON = 51.4215;
const HOURS = 3.5;

/** Degrees of the Sun's centre below the horizon at sunset. */
const DIP = 0.8333;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const signed = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

// The Sun's apparent right ascension and declination, degrees, to a hundredth (Meeus, Astronomical Algorithms, 25).
function sunAt(jd: number): { readonly ascension: number; readonly declination: number } {
  const t = (jd - 2_451_545) / 36_525;
  const anomaly = rad(357.52911 + 35_999.05029 * t - 0.0001537 * t * t);
  const centre =
    (1.914602 - 0.004817 * t) * Math.sin(anomaly) +
    (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly);
  const node = rad(125.04 - 1934.136 * t);
  const longitude = rad(
    280.46646 + 36_000.76983 * t + 0.0003032 * t * t + centre - 0.00569 - 0.00478 * Math.sin(node),
  );
  const obliquity = rad(23.439291 - 0.0130042 * t + 0.00256 * Math.cos(node));
  return {
    ascension: (Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) * 180) / Math.PI,
    declination: (Math.asin(Math.sin(obliquity) * Math.sin(longitude)) * 180) / Math.PI,
  };
}

// Whether the Sun stands below the horizon.
function isDown(jd: number): boolean {
  const { ascension, declination } = sunAt(jd);
  const sidereal = 280.46061837 + 360.98564736629 * (jd - 2_451_545);
  const hour = signed(sidereal + LON - ascension);
  const height =
    Math.sin(rad(LAT)) * Math.sin(rad(declination)) +
    Math.cos(rad(LAT)) * Math.cos(rad(declination)) * Math.cos(rad(hour));
  return height < Math.sin(rad(-DIP));
}

/** The Badi day of an instant (JD UT), by the civil day on whose evening it ends: what follows sunset is the next day's. */
export function badiDayAt(jd: number): number {
  const clock = jd - JD_OF_CIVIL_DAY_0 + HOURS / 24;
  const civil = Math.floor(clock);
  return clock - civil >= 0.5 && isDown(jd) ? civil + 1 : civil;
}
