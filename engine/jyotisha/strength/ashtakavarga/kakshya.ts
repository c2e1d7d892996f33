/** Kakshyas: the eighths of a rashi, each of one of the eight references of an ashtakavarga. Longitudes in degrees. */
import { G } from '../../graha.ts';
import { degreesIn, signOf } from '../../sign.ts';
import { type Bhinna, givesBindu } from './bindus.ts';
import { LAGNA } from './places.ts';

/** Degrees of a kakshya. */
const KAKSHYA_DEGREES = 3.75;

/** Who has them from the begin of a rashi: from the slowest, then the lagna. */
const LORDS: readonly number[] = [G.saturn, G.jupiter, G.mars, G.sun, G.venus, G.mercury, G.moon, LAGNA];

/** A kakshya of a transit. */
export interface Kakshya {
  /** 0..7 from the begin of the rashi */
  readonly index: number;
  /** 0 = Sun .. 6 = Saturn, 7 = lagna */
  readonly lord: number;
  /** whether the lord gives a bindu to the rashi in the ashtakavarga that is asked */
  readonly bindu: boolean;
}

/** The kakshya that a longitude of a transit lies in, and whether it has a bindu in the ashtakavarga of a birth. */
export function kakshyaAt(bhinna: Bhinna, longitude: number): Kakshya {
  const index = Math.min(7, Math.floor(degreesIn(longitude) / KAKSHYA_DEGREES));
  const lord = LORDS[index];
  return { index, lord, bindu: givesBindu(bhinna, lord, signOf(longitude)) };
}
