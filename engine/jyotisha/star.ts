/** Nakshatras and padas of a longitude: 0-based, 0 = Ashvini. */
import { DIVISIONS, labelOf } from '../sky/zodiac.ts';
import { normalizeDegrees } from './angle.ts';

/** Length of a nakshatra in degrees. */
export const NAKSHATRA_DEGREES = 360 / 27;

/** 0..26. */
export const nakshatraOf = (longitude: number): number => labelOf(DIVISIONS.nakshatra, longitude);

/** The quarter of the nakshatra, 0..3. */
export const padaOf = (longitude: number): number => labelOf(DIVISIONS.pada, longitude) % 4;

/** The share of the nakshatra that lies behind a longitude, 0..1. */
export function nakshatraTraversed(longitude: number): number {
  const parts = normalizeDegrees(longitude) / NAKSHATRA_DEGREES;
  return parts - Math.floor(parts);
}
