/** The dashas of a birth by name: who their lords are, and their periods. */
import type { Chart } from '../chart.ts';
import { G } from '../graha.ts';
import { sreeLagnaOf } from '../points/special-lagnas.ts';
import { lordOf, signOf } from '../sign.ts';
import { vargaChart } from '../vargas/varga.ts';
import { type CharaMethod, charaDasha } from './chara.ts';
import { chakraSeed, naisargikaDasha, PANCHAKA, tenYearsEach } from './fixed.ts';
import { kalachakraDasha } from './kalachakra.ts';
import { karakaDasha } from './karaka.ts';
import { kendradiDasha, trikonaDasha } from './kendradi.ts';
import { nakshatraDasha, type SubOrder } from './nakshatra-dasha.ts';
import { NAKSHATRA_SYSTEMS, type NakshatraDasha, OF_TITHIS } from './nakshatra-systems.ts';
import { narayanaDasha, vargaSeed } from './narayana.ts';
import type { Period } from './period.ts';
import { sudasa } from './sudasa.ts';
import type { YearLength } from './year-length.ts';

/** How the dashas of a birth are made; what does not concern one is passed over. */
export interface DashaChoices {
  readonly year: YearLength;
  /** of dashas of nakshatras */
  readonly order?: SubOrder;
  /** of dashas of nakshatras: rounds of all lords, default 1 */
  readonly rounds?: number;
  /** of Chara dasha */
  readonly chara?: CharaMethod;
  /** of Narayana dasha: the varga, by its parts */
  readonly varga?: number;
}

/** A dasha: `lords` says whether lords are grahas (9 is the lagna) or rashis. */
export interface DashaOfBirth {
  readonly lords: 'grahas' | 'rashis';
  /** undefined where it needs a sunrise that there is not */
  readonly periods: (chart: Chart, choices: DashaChoices) => readonly Period[] | undefined;
}

const ofNakshatras = (name: NakshatraDasha): DashaOfBirth => ({
  lords: 'grahas',
  periods: ({ jd, longitude }, { year, order, rounds = 1 }) => {
    const moon = longitude[G.moon];
    const from = OF_TITHIS.includes(name) ? moon - longitude[G.sun] : moon;
    return nakshatraDasha(name, from, jd, { year, rounds, ...(order === undefined ? {} : { order }) });
  },
});

const ofRashis = (
  periods: (chart: Chart, lagna: number, choices: DashaChoices) => readonly Period[] | undefined,
): DashaOfBirth => ({
  lords: 'rashis',
  periods: (chart, choices) => periods(chart, signOf(chart.lagna), choices),
});

const nakshatraDashas = Object.fromEntries(
  Object.keys(NAKSHATRA_SYSTEMS).map((name) => [name, ofNakshatras(name as NakshatraDasha)]),
) as Readonly<Record<NakshatraDasha, DashaOfBirth>>;

/** By name. */
export const DASHAS = {
  ...nakshatraDashas,
  naisargika: { lords: 'grahas', periods: ({ jd }, { year }) => naisargikaDasha(jd, year) },
  karaka: { lords: 'grahas', periods: (chart, { year }) => karakaDasha(chart, chart.jd, year) },
  kalachakra: ofRashis(({ jd, longitude }, _, { year }) => kalachakraDasha(longitude[G.moon], jd, year)),
  chara: ofRashis((chart, _, { year, chara }) => charaDasha(chart, chart.lagna, chart.jd, chara, year)),
  narayana: ofRashis((chart, lagna, { year, varga = 1 }) => {
    if (varga === 1) return narayanaDasha(chart, lagna, chart.jd, year);
    const stand = vargaChart(chart, varga);
    return narayanaDasha(stand, vargaSeed(chart, lagna, stand, varga), chart.jd, year);
  }),
  sudasa: ofRashis((chart, _, { year }) => sudasa(chart, sreeLagnaOf(chart), chart.jd, year)),
  kendradi: ofRashis((chart, lagna, { year }) => kendradiDasha(chart, lagna, chart.jd, year)),
  trikona: ofRashis((chart, lagna, { year }) => trikonaDasha(chart, lagna, chart.jd, year)),
  sandhya: ofRashis(({ jd }, lagna, { year }) => tenYearsEach(lagna, jd, year)),
  sandhya_panchaka: ofRashis(({ jd }, lagna, { year }) => tenYearsEach(lagna, jd, year, PANCHAKA)),
  chakra: ofRashis(
    ({ jd, day, sign }, lagna, { year }) =>
      day && tenYearsEach(chakraSeed(lagna, sign[lordOf(lagna)], day.byDay), jd, year),
  ),
} as const satisfies Readonly<Record<string, DashaOfBirth>>;

/** A dasha by name. */
export type DashaName = keyof typeof DASHAS;
