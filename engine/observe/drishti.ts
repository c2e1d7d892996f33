/**
 * Graha drishti: which signs a graha looks at, counted from its own as the first. In: grahas and 0-based rashis. The
 * full aspects of BPHS 26; Rahu and Ketu are given the seventh, which all grahas have, and no other.
 */
import type { Graha } from '../sky/grahas.ts';
import { signCount } from '../sky/zodiac.ts';

const SEVENTH: readonly number[] = [7];

const FULL_ASPECTS: Readonly<Record<Graha, readonly number[]>> = {
  Sun: SEVENTH,
  Moon: SEVENTH,
  Mars: [4, 7, 8],
  Mercury: SEVENTH,
  Jupiter: [5, 7, 9],
  Venus: SEVENTH,
  Saturn: [3, 7, 10],
  Rahu: SEVENTH,
  Ketu: SEVENTH,
};

/** Whether a graha in rashi `from` aspects rashi `to` fully; both 0 = Mesha. */
export function aspects(graha: Graha, from: number, to: number): boolean {
  return FULL_ASPECTS[graha].includes(signCount(from, to));
}
