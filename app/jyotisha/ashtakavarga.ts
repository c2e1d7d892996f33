// The ashtakavargas of a chart, written.

import type { ashtakavargaShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { ashtakavarga, givesBindu, lagnaSign } from '@nirnaya/engine/jyotisha';
import type { Cast } from './cast.ts';
import { grahaNamed, rashiNamed } from './grahas.ts';

/** Eight owners, and eight who give: Sun to Saturn and the lagna. */
export const ownerNamed = (owner: number) => (owner === 7 ? ('Lagna' as const) : grahaNamed(owner));

const twelve = Array.from({ length: 12 }, (_, rashi) => rashi);
const eight = Array.from({ length: 8 }, (_, reference) => reference);

/** The bindus of a chart by the tables of its conventions. */
export const bindusOf = ({
  chart,
  conventions: { options },
}: Pick<Cast, 'chart' | 'conventions'>): ReturnType<typeof ashtakavarga> =>
  ashtakavarga([...chart.sign], lagnaSign(chart), {
    places: options.ashtakavarga_table,
    ekadhipatya: options.ekadhipatya,
    multipliers: options.rashi_multipliers,
    lagnaInSamudaya: options.lagna_in_samudaya === 'yes',
  });

/** The ashtakavargas of a chart, as answers have them. */
export function ashtakavargaOf(
  cast: Pick<Cast, 'chart' | 'conventions'>,
): z.output<typeof ashtakavargaShape> {
  const { options, bhinna, samudaya } = bindusOf(cast);
  return {
    options: {
      places: options.places,
      ekadhipatya: options.ekadhipatya,
      multipliers: options.multipliers,
      lagna_in_samudaya: options.lagnaInSamudaya,
    },
    rashis: twelve.map(rashiNamed),
    bhinna: bhinna.map((of) => ({
      owner: ownerNamed(of.owner),
      bindus: [...of.bindus],
      total: of.total,
      after_trikona: [...of.trikona],
      after_ekadhipatya: [...of.ekadhipatya],
      pinda: {
        rashi: of.pinda.rashi,
        graha: of.pinda.graha,
        shodhya: of.pinda.shodhya,
        plain: of.pinda.plain,
      },
      prastara: eight.map((reference) => ({
        from: ownerNamed(reference),
        bindus: twelve.map((rashi) => (givesBindu(of, reference, rashi) ? 1 : 0)),
      })),
    })),
    samudaya: { bindus: [...samudaya.bindus], total: samudaya.total },
  };
}
