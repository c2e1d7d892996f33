/** Special tithis (tithis of a matter): the tithi of a multiple of the Moon's elongation. */
import { normalizeDegrees } from '../angle.ts';

/**
 * Tithis that a multiple of the elongation has run through, 0 to 30 (excluded): the whole part is the 0-based tithi of the lunation, the
 * rest the share of it that is over. `elongation`: Moon minus Sun in degrees; `multiplier`: a whole number from 1, which gives the tithi itself.
 * A special tithi lasts as much shorter as its multiplier is large: the twelfth some two hours.
 *
 * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 26.8.
 */
export const specialTithi = (elongation: number, multiplier: number): number =>
  normalizeDegrees(elongation * multiplier) / 12;
