// The ashtakavargas of a chart, written.

import type { ashtakavargaShape } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import {
  type AshtakavargaOptions,
  ashtakavarga,
  type Chart,
  givesBindu,
  lagnaSign,
} from '@nirnaya/engine/jyotisha';
import { grahaNamed, rashiNamed } from './grahas.ts';

/** Eight owners, and eight who give: Sun to Saturn and the lagna. */
const ownerNamed = (owner: number) => (owner === 7 ? ('Lagna' as const) : grahaNamed(owner));

const twelve = Array.from({ length: 12 }, (_, rashi) => rashi);
const eight = Array.from({ length: 8 }, (_, reference) => reference);

/** The ashtakavargas of a chart by the tables of its conventions. */
export function ashtakavargaOf(chart: Chart, by: AshtakavargaOptions): z.output<typeof ashtakavargaShape> {
  const { options, bhinna, samudaya } = ashtakavarga([...chart.sign], lagnaSign(chart), by);
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
