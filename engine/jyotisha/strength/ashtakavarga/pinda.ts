/**
 * Shodhya pinda: the weight of a reduced ashtakavarga (BPHS 69). In: reduced bindus by rashi, 0 = Mesha.
 */

/** Multipliers of the rashis. Kanya's is 5 in the verse and in worked charts, 6 in some editions and programs. */
export const RASHI_MULTIPLIERS = {
  kanya_5: [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12],
  kanya_6: [7, 10, 8, 4, 10, 6, 7, 8, 9, 5, 11, 12],
} as const satisfies Record<string, readonly number[]>;

/** Name of a table of rashi multipliers. */
export type RashiMultipliers = keyof typeof RASHI_MULTIPLIERS;

/** Multipliers of Sun to Saturn. */
export const GRAHA_MULTIPLIERS: readonly number[] = [5, 5, 8, 5, 10, 7, 5];

/** The pindas of one ashtakavarga. */
export interface Pinda {
  /** reduced bindus times the multipliers of their rashis */
  readonly rashi: number;
  /** reduced bindus of the rashi that each graha occupies times the multiplier of the graha */
  readonly graha: number;
  /** both together */
  readonly shodhya: number;
  /** the bindus as they are, added up: Mantreswara's yoga pinda */
  readonly plain: number;
}

/** The pindas of reduced bindus; `rashis` are the 0-based rashis of Sun to Saturn, anything after them is ignored. */
export function pindaOf(
  bindus: readonly number[],
  rashis: readonly number[],
  multipliers: RashiMultipliers = 'kanya_5',
): Pinda {
  const of = RASHI_MULTIPLIERS[multipliers];
  let rashi = 0;
  let plain = 0;
  for (let n = 0; n < 12; n++) {
    rashi += bindus[n] * of[n];
    plain += bindus[n];
  }
  let graha = 0;
  for (let n = 0; n < 7; n++) graha += bindus[rashis[n]] * GRAHA_MULTIPLIERS[n];
  return { rashi, graha, shodhya: rashi + graha, plain };
}
