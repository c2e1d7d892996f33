/** Dig bala: strength by direction, in virupas (BPHS 27.7). Grahas are Sun to Saturn. */
import { apart } from '../../angle.ts';

/** The bhava, 0 = first, in whose middle each graha has none. */
export const POWERLESS_BHAVA: readonly number[] = [3, 9, 3, 6, 6, 9, 0];

/** A third of the arc between a graha and the middle of its powerless bhava, both sidereal degrees 0..360. */
export function digBala(longitude: number, powerless: number, arc: 'folded' | 'plain'): number {
  return (arc === 'folded' ? apart(longitude, powerless) : Math.abs(longitude - powerless)) / 3;
}
