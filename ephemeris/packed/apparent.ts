/**
 * Where a body is seen from the Earth, out of where it is: the time of light, the bending of light by the Sun and the
 * aberration by the Earth's motion. Lengths are AU, times days; vectors stand in an ecliptic frame about the Sun.
 *
 * Formulas: Explanatory Supplement to the Astronomical Almanac (1992), 3.314 (light time), 3.26 (deflection), 3.252
 * (aberration). The motion of the Sun about the barycentre of the planets is left out: it shifts the body by its light
 * time as much as it shifts the aberration, to 1e-6 arcsec.
 */
import { dot, lengthOf, plus, times, type Vector } from './vector.ts';

/** Speed of light, AU a day. */
export const LIGHT = 173.1446326846693;

/** Twice the Sun's gravity over the square of the speed of light, AU: 2 * 1.32712440017987e20 / c^2. */
const SCHWARZSCHILD = (2 * 1.32712440017987e20) / 299792458 ** 2 / 1.495978707e11;

/** Radius of the Sun, AU: 959.63 arcsec at 1 AU. */
const SUN_RADIUS = (959.63 / 3600) * (Math.PI / 180);

/**
 * A direction as bent by the Sun. `body` is seen from the Earth, `around` the same body from the Sun, `earth` the Earth
 * from the Sun; `massWithin` is the share of the Sun's mass within a fraction 0..1 of its radius, for light that passes
 * through the place of its disc.
 */
export function bent(
  body: Vector,
  heliocentric: Vector,
  earth: Vector,
  massWithin: (fraction: number) => number,
): Vector {
  const distance = lengthOf(body);
  const fromSun = lengthOf(earth);
  const u = times(body, 1 / distance);
  const e = times(earth, 1 / fromSun);
  const q = times(heliocentric, 1 / lengthOf(heliocentric));
  const ue = dot(u, e);
  const apart = Math.sqrt(Math.max(0, 1 - ue * ue));
  const radius = SUN_RADIUS / fromSun;
  const mass = apart < radius ? massWithin(apart / radius) : 1;
  const strength = (SCHWARZSCHILD * mass) / fromSun / (1 + dot(q, e));
  const uq = dot(u, q);
  return times(plus(plus(u, e, strength * uq), q, -strength * ue), distance);
}

/** A direction as it appears to an observer who moves with `velocity`, AU a day. Its length stays. */
export function aberrated(body: Vector, velocity: Vector): Vector {
  const distance = lengthOf(body);
  const u = times(body, 1 / distance);
  const v = times(velocity, 1 / LIGHT);
  const inverseGamma = Math.sqrt(1 - dot(v, v));
  const along = dot(u, v);
  const seen = plus(times(u, inverseGamma), v, 1 + along / (1 + inverseGamma));
  return times(seen, distance / (1 + along));
}
