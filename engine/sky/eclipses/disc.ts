/**
 * The Moon's disc over the Sun's, as seen from a point. In: where the bodies stand from there. Out: radii and distance
 * of the discs, and how much is covered.
 */
import { MOON_RADIUS, SUN_RADIUS } from './radii.ts';
import { angle, length, type Vector } from './vector.ts';

/** Apparent radii of the discs and the distance of their centres, radians. */
export interface Discs {
  readonly sun: number;
  readonly moon: number;
  readonly apart: number;
}

/** The discs of Sun and Moon that stand at these vectors from the observer. */
export function discsOf(sun: Vector, moon: Vector): Discs {
  return {
    sun: Math.asin(SUN_RADIUS / length(sun)),
    moon: Math.asin(MOON_RADIUS / length(moon)),
    apart: angle(sun, moon),
  };
}

/** Share of the Sun's diameter that is covered; the ratio of the diameters where one disc lies within the other. */
export function magnitudeOf({ sun, moon, apart }: Discs): number {
  return apart < Math.abs(sun - moon) ? moon / sun : (sun + moon - apart) / (2 * sun);
}

/** Share of the Sun's disc that is covered, 0..1. */
export function obscurationOf({ sun, moon, apart }: Discs): number {
  if (apart >= sun + moon) return 0;
  if (apart <= Math.abs(sun - moon)) return Math.min(1, (moon / sun) ** 2);
  const ofMoon = Math.acos((apart ** 2 + moon ** 2 - sun ** 2) / (2 * apart * moon));
  const ofSun = Math.acos((apart ** 2 + sun ** 2 - moon ** 2) / (2 * apart * sun));
  const segments =
    moon ** 2 * (ofMoon - Math.sin(2 * ofMoon) / 2) + sun ** 2 * (ofSun - Math.sin(2 * ofSun) / 2);
  return segments / (Math.PI * sun ** 2);
}
