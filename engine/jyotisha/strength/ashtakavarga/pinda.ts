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
const GRAHA_MULTIPLIERS: readonly number[] = [5, 5, 8, 5, 10, 7, 5];

/** The pindas of one ashtakavarga. */
export interface Pinda {
  /** reduced bindus times the multipliers of their rashis */
  readonly rashi: number;
  /** reduced bindus of the rashi that each graha occupies times the multiplier of the graha */
  readonly graha: number;
  /** both together */
  readonly shodhya: number;
  /** what each of the twelve rashis adds to the first, and each of Sun to Saturn to the second */
  readonly terms: { readonly rashi: readonly number[]; readonly graha: readonly number[] };
  /** the bindus as they are, added up: Mantreswara's yoga pinda */
  readonly plain: number;
}

/** The pindas of reduced bindus; `rashis` are the 0-based rashis of Sun to Saturn, anything after them is ignored. */
export function pindaOf(
  bindus: readonly number[],
  rashis: readonly number[],
  multipliers: RashiMultipliers = 'kanya_5',
): Pinda {
  const terms = {
    rashi: RASHI_MULTIPLIERS[multipliers].map((multiplier, sign) => bindus[sign] * multiplier),
    graha: GRAHA_MULTIPLIERS.map((multiplier, graha) => bindus[rashis[graha]] * multiplier),
  };
  const [rashi, graha] = [sumOf(terms.rashi), sumOf(terms.graha)];
  return { rashi, graha, shodhya: rashi + graha, terms, plain: sumOf(bindus) };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
