/**
 * A body about an instant: one segment each of its longitude, latitude and distance, and the place and velocity that they
 * give. Segments are smooth a little beyond their ends, so motions are measured on one segment throughout.
 */
import { motionIn, type Series, valueIn } from '@nirnaya/engine/sky';
import { type Spherical, toVector, type Vector } from './vector.ts';

/** One segment of one quantity: a polynomial and a linear term. */
export interface Segment {
  readonly series: Series;
  /** which segment of the series */
  readonly index: number;
  /** JD UT */
  readonly from: number;
  readonly to: number;
  /** `offset + rate * (jd - epoch)` is added, degrees or AU */
  readonly offset: number;
  readonly rate: number;
  readonly epoch: number;
}

/** The value of a segment, degrees or AU. */
export function segmentValue({ series, index, offset, rate, epoch }: Segment, jd: number): number {
  return valueIn(series, index, jd) + offset + rate * (jd - epoch);
}

const motion = new Float64Array(2);

// Its rate a day.
function segmentRate({ series, index, rate }: Segment, jd: number): number {
  motionIn(series, index, jd, motion);
  return motion[1] + rate;
}

/** A body by its segments. */
export interface Sphere {
  readonly longitude: Segment;
  readonly latitude: Segment;
  readonly distance: Segment;
}

/** Where the body is. */
export function placeAt({ longitude, latitude, distance }: Sphere, jd: number): Spherical {
  return {
    longitude: segmentValue(longitude, jd),
    latitude: segmentValue(latitude, jd),
    distance: segmentValue(distance, jd),
  };
}

/** The same as a vector, AU. */
export const vectorAt = (sphere: Sphere, jd: number): Vector => toVector(placeAt(sphere, jd));

const DEG = Math.PI / 180;

/** How it moves, AU a day. */
export function velocityAt(sphere: Sphere, jd: number): Vector {
  const { longitude, latitude, distance } = placeAt(sphere, jd);
  const along = segmentRate(sphere.longitude, jd) * DEG;
  const across = segmentRate(sphere.latitude, jd) * DEG;
  const away = segmentRate(sphere.distance, jd);
  const [sinL, cosL] = [Math.sin(longitude * DEG), Math.cos(longitude * DEG)];
  const [sinB, cosB] = [Math.sin(latitude * DEG), Math.cos(latitude * DEG)];
  const flat = away * cosB - distance * sinB * across;
  const sideways = distance * cosB * along;
  return [
    flat * cosL - sideways * sinL,
    flat * sinL + sideways * cosL,
    away * sinB + distance * cosB * across,
  ];
}
