/**
 * A new moon or a solar term near an instant, out of the ephemeris itself.
 */

import { BODY, type SkySource } from '../../engine/sky/sky-source.ts';

/** Mean daily motions, degrees. */
const ELONGATION_A_DAY = 12.190749;
const SUN_A_DAY = 0.9856474;

// Degrees to the nearest whole round.
const signed = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

// The instant at which an angle that grows evenly enough is 0, from a guess within half a round.
function zeroNear(angle: (jd: number) => number, guess: number, aDay: number): number {
  let jd = guess;
  let step = Number.POSITIVE_INFINITY;
  let slope = aDay;
  let value = angle(jd);
  for (let round = 0; round < 40 && Math.abs(step) > 1e-7; round++) {
    step = -value / slope;
    const next = angle(jd + step);
    const estimate = signed(next - value) / step;
    // The true motion is within a fifth of the mean one.
    if (Math.abs(step) > 1e-5 && estimate > 0.8 * aDay && estimate < 1.25 * aDay) slope = estimate;
    jd += step;
    value = next;
  }
  return jd;
}

/** The new moon within half a lunation of an instant; both JD UT. */
export function newMoonNear(ephemeris: SkySource, guess: number): number {
  const elongation = (jd: number): number =>
    signed(ephemeris.position(jd, BODY.moon).longitude - ephemeris.position(jd, BODY.sun).longitude);
  return zeroNear(elongation, guess, ELONGATION_A_DAY);
}

/** The instant within half a year of another at which the Sun has a tropical longitude in degrees; both JD UT. */
export function solarTermNear(ephemeris: SkySource, guess: number, longitude: number): number {
  const ahead = (jd: number): number =>
    signed(
      ephemeris.position(jd, BODY.sun).longitude +
        ephemeris.meanAyanamsa(jd) +
        ephemeris.orientation(jd).nutation -
        longitude,
    );
  return zeroNear(ahead, guess, SUN_A_DAY);
}
