/**
 * Places as angles and as vectors. Angles are degrees, lengths AU; x points to longitude 0, z to the pole.
 */

/** A place by its angles. */
export interface Spherical {
  /** degrees */
  readonly longitude: number;
  /** degrees */
  readonly latitude: number;
  /** AU */
  readonly distance: number;
}

/** x, y, z. */
export type Vector = readonly [number, number, number];

/** The Moon's share of the mass of Earth and Moon: 1 / (1 + 81.30056907), DE431. */
export const EARTH_MOON_SHARE = 1 / 82.30056907;

const DEG = Math.PI / 180;

export function toVector({ longitude, latitude, distance }: Spherical): Vector {
  const flat = distance * Math.cos(latitude * DEG);
  return [
    flat * Math.cos(longitude * DEG),
    flat * Math.sin(longitude * DEG),
    distance * Math.sin(latitude * DEG),
  ];
}

/** Longitude 0..360. */
export function fromVector([x, y, z]: Vector): Spherical {
  const flat = Math.hypot(x, y);
  const longitude = Math.atan2(y, x) / DEG;
  return {
    longitude: longitude < 0 ? longitude + 360 : longitude,
    latitude: Math.atan2(z, flat) / DEG,
    distance: Math.hypot(flat, z),
  };
}

/** The inner product. */
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** a + factor * b. */
export const plus = (a: Vector, b: Vector, factor = 1): Vector => [
  a[0] + factor * b[0],
  a[1] + factor * b[1],
  a[2] + factor * b[2],
];

/** The vector times a number. */
export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

/** Its length. */
export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));
