/**
 * The whole ashtakavarga of a birth with its reductions and pindas. In: 0-based rashis. Every choice of a table is named,
 * so that an answer can say which it followed.
 */
import { type Bhinna, bhinnaAshtakavarga, type Samudaya, samudayaAshtakavarga } from './bindus.ts';
import { type Pinda, pindaOf, type RashiMultipliers } from './pinda.ts';
import type { PlacesTable } from './places.ts';
import {
  EKADHIPATYA_RULES,
  type EkadhipatyaName,
  ekadhipatyaShodhana,
  occupiedRashis,
  trikonaShodhana,
} from './reductions.ts';

/** Which tables are followed. */
export interface AshtakavargaOptions {
  readonly places: PlacesTable;
  readonly ekadhipatya: EkadhipatyaName;
  readonly multipliers: RashiMultipliers;
  /** whether the bindus of the lagna count in the samudaya */
  readonly lagnaInSamudaya: boolean;
}

/** What is followed unless something else is said. */
const ASHTAKAVARGA_DEFAULTS: AshtakavargaOptions = {
  places: 'parashara',
  ekadhipatya: 'parashara',
  multipliers: 'kanya_5',
  lagnaInSamudaya: false,
};

/** One ashtakavarga with what its reductions leave. */
export interface ReducedBhinna extends Bhinna {
  /** after trikona shodhana */
  readonly trikona: readonly number[];
  /** after ekadhipatya shodhana as well */
  readonly ekadhipatya: readonly number[];
  readonly pinda: Pinda;
}

/** The ashtakavargas of a birth. */
export interface Ashtakavarga {
  readonly options: AshtakavargaOptions;
  /** Sun to Saturn, then the lagna */
  readonly bhinna: readonly ReducedBhinna[];
  readonly samudaya: Samudaya;
}

/**
 * The ashtakavargas of a birth. `grahas` are the 0-based rashis of Sun to Saturn, then of Rahu and Ketu where they are
 * known; `lagna` is that of the lagna.
 */
export function ashtakavarga(
  grahas: readonly number[],
  lagna: number,
  options: Partial<AshtakavargaOptions> = {},
): Ashtakavarga {
  const chosen = { ...ASHTAKAVARGA_DEFAULTS, ...options };
  const rule = EKADHIPATYA_RULES[chosen.ekadhipatya];
  const occupied = occupiedRashis(grahas, lagna, rule);
  const bhinna = bhinnaAshtakavarga([...grahas.slice(0, 7), lagna], chosen.places).map(
    (of): ReducedBhinna => {
      const trikona = trikonaShodhana(of.bindus);
      const ekadhipatya = ekadhipatyaShodhana(trikona, occupied, rule);
      return { ...of, trikona, ekadhipatya, pinda: pindaOf(ekadhipatya, grahas, chosen.multipliers) };
    },
  );
  return { options: chosen, bhinna, samudaya: samudayaAshtakavarga(bhinna, chosen.lagnaInSamudaya) };
}
