/**
 * A body as a place at sea level sees it. In: an observer and the body's vector from the Earth's centre. Out: its
 * vector from the place, its altitude, and whether it stands above the horizon.
 */
import { dot, length, sum, type Vector } from '../sky/eclipses/vector.ts';
import type { HorizonRule, Observer } from './horizon.ts';

const DEG = Math.PI / 180;

/** A place as vectors that turn with the Earth: where it is, in Earth radii, and which way is up. */
export interface Standpoint {
  readonly place: Vector;
  readonly zenith: Vector;
}

/** The standpoint of an observer. */
export function standpointOf({ lon, axial, polar, sinLat, cosLat }: Observer): Standpoint {
  const [cosLon, sinLon] = [Math.cos(lon * DEG), Math.sin(lon * DEG)];
  return {
    place: [axial * cosLon, axial * sinLon, polar],
    zenith: [cosLat * cosLon, cosLat * sinLon, sinLat],
  };
}

/** From the place to a body. */
export function seenFrom({ place }: Standpoint, body: Vector): Vector {
  return sum(body, place, -1);
}

/** True altitude in degrees of the centre of a body at this vector from the place: no refraction. */
export function altitudeOf({ zenith }: Standpoint, seen: Vector): number {
  return Math.asin(dot(zenith, seen) / length(seen)) / DEG;
}

/** Whether a body at this vector from the Earth's centre stands above the horizon of a rule. */
export function isUp(
  standpoint: Standpoint,
  body: Vector,
  { altitude, radius, seenFrom: from }: HorizonRule,
): boolean {
  const seen = from === 'surface' ? seenFrom(standpoint, body) : body;
  return altitudeOf(standpoint, seen) + radius / length(seen) / DEG > altitude;
}
