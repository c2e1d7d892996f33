/**
 * Vectors from the Earth's centre in its equatorial radii: x to the meridian of Greenwich, y to 90 degrees east,
 * z north. They turn with the Earth, so that places stand still.
 */
import { valueAt } from '../chebyshev.ts';
import type { EarthPath } from '../sky-fit.ts';

export type Vector = readonly [x: number, y: number, z: number];

const DEG = Math.PI / 180;

/** Where a body stands at `jd` (JD UT), apparent. */
export function bodyAt(path: EarthPath, jd: number): Vector {
  const hour = valueAt(path.hourAngle, jd) * DEG;
  const sinDec = valueAt(path.sinDeclination, jd);
  const distance = valueAt(path.distance, jd);
  const axial = distance * Math.sqrt(1 - sinDec * sinDec);
  // the hour angle grows to the west
  return [axial * Math.cos(hour), -axial * Math.sin(hour), distance * sinDec];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

/** `a + factor * b`. */
export function sum(a: Vector, b: Vector, factor: number): Vector {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}

export function scaled(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

/** Angle between two directions, radians. */
export function angle(a: Vector, b: Vector): number {
  return Math.atan2(length(cross(a, b)), dot(a, b));
}
