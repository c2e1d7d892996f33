/** The dashas of a birth by name: who their lords are, and their periods. */
import type { Chart } from '../chart.ts';
import { G } from '../graha.ts';
import { sreeLagnaOf } from '../points/special-lagnas.ts';
import { lordOf, signOf } from '../sign.ts';
import { vargaChart } from '../vargas/varga.ts';
import { brahmaDasha, sthiraDasha } from './brahma.ts';
import { buddhiGatiDasha } from './buddhi-gati.ts';
import { type CharaMethod, charaDasha } from './chara.ts';
import { chakraSeed, naisargikaDasha, PANCHAKA, tenYearsEach } from './fixed.ts';
import { kalaDasha, kalaPartAt } from './kala.ts';
import { kalachakraDasha } from './kalachakra.ts';
import { karakaDasha } from './karaka.ts';
import { karanaDasha } from './karana-dasha.ts';
import { kendradiDasha, trikonaDasha } from './kendradi.ts';
import { mandukaDasha } from './manduka.ts';
import { nakshatraDasha, type SubOrder } from './nakshatra-dasha.ts';
import { NAKSHATRA_SYSTEMS, type NakshatraDasha, OF_TITHIS, OF_YOGAS } from './nakshatra-systems.ts';
import { narayanaDasha, vargaSeed } from './narayana.ts';
import { navamshaDasha, taraLagnaDasha } from './nine-years.ts';
import { paryayaDasha } from './paryaya.ts';
import type { Period } from './period.ts';
import { saptarishiDasha } from './saptarishi.ts';
import { type DashaSeed, seedLongitude } from './seeds.ts';
import { sudasa } from './sudasa.ts';
import { taraDasha } from './tara.ts';
import type { YearLength } from './year-length.ts';

/** How the dashas of a birth are made; what does not concern one is passed over. */
export interface DashaChoices {
  readonly year: YearLength;
  /** of dashas of nakshatras */
  readonly order?: SubOrder;
  /** of Chara dasha */
  readonly chara?: CharaMethod | undefined;
  /** of dashas of nakshatras, Narayana and Paryaya dasha: the varga, by its parts */
  readonly varga?: number | undefined;
  /** the method of that varga; default Parashara's */
  readonly vargaMethod?: string | undefined;
  /** of dashas of nakshatras: where they begin; default the Moon */
  readonly seed?: DashaSeed | undefined;
  /** of dashas of nakshatras: Tribhagi, every period a third as long */
  readonly tribhagi?: boolean | undefined;
}

/** A dasha: `lords` says whether lords are grahas (9 is the lagna), rashis or nakshatras. */
export interface DashaOfBirth {
  readonly lords: 'grahas' | 'rashis' | 'nakshatras';
  /** undefined where it needs a sunrise or a graha in a kendra that there is not */
  readonly periods: (chart: Chart, choices: DashaChoices) => readonly Period[] | undefined;
}

/** The longitude that a dasha of nakshatras begins with: of its seed in the chart or in a varga, of tithis and yogas the Moon's with the Sun's. */
export function dashaLongitude(
  name: NakshatraDasha,
  chart: Pick<Chart, 'longitude' | 'lagna'>,
  { varga, vargaMethod, seed }: Pick<DashaChoices, 'varga' | 'vargaMethod' | 'seed'>,
): number {
  const places = varga === undefined || varga === 1 ? chart : vargaChart(chart, varga, vargaMethod);
  const [sun, moon] = places.longitude;
  if (OF_TITHIS.includes(name)) return moon - sun;
  if (OF_YOGAS.includes(name)) return moon + sun;
  return seedLongitude(places, seed);
}

const ofNakshatras = (name: NakshatraDasha): DashaOfBirth & { readonly lords: 'grahas' } => ({
  lords: 'grahas',
  periods: (chart, choices) => {
    const { year, order, tribhagi = false } = choices;
    return nakshatraDasha(name, dashaLongitude(name, chart, choices), chart.jd, {
      year,
      ...(order === undefined ? {} : { order }),
      ...(tribhagi ? { scale: 1 / 3 } : {}),
    });
  },
});

const ofRashis = (
  periods: (chart: Chart, lagna: number, choices: DashaChoices) => readonly Period[] | undefined,
): DashaOfBirth & { readonly lords: 'rashis' } => ({
  lords: 'rashis',
  periods: (chart, choices) => periods(chart, signOf(chart.lagna), choices),
});

const nakshatraDashas = Object.fromEntries(
  Object.keys(NAKSHATRA_SYSTEMS).map((name) => [name, ofNakshatras(name as NakshatraDasha)]),
) as Readonly<Record<NakshatraDasha, DashaOfBirth & { readonly lords: 'grahas' }>>;

/** By name. */
export const DASHAS = {
  ...nakshatraDashas,
  naisargika: {
    lords: 'grahas',
    periods: ({ jd, sign, lagna }, { year }) => naisargikaDasha(jd, { sign, lagna: signOf(lagna) }, year),
  },
  karana_chaturashiti_sama: {
    lords: 'grahas',
    periods: ({ jd, longitude }, { year }) => karanaDasha(longitude[G.moon] - longitude[G.sun], jd, year),
  },
  saptarishi: {
    lords: 'nakshatras',
    periods: ({ jd, longitude }, { year }) => saptarishiDasha(longitude[G.moon], jd, year),
  },
  tara: { lords: 'grahas', periods: (chart, { year }) => taraDasha(chart, chart.lagna, chart.jd, year) },
  buddhi_gati: {
    lords: 'grahas',
    periods: (chart, { year }) => buddhiGatiDasha(chart, chart.lagna, chart.jd, year),
  },
  kala: {
    lords: 'grahas',
    periods: ({ day, jd }, { year }) => {
      const part = day && kalaPartAt(day, jd);
      return part && kalaDasha(part.over, jd, year);
    },
  },
  karaka: { lords: 'grahas', periods: (chart, { year }) => karakaDasha(chart, chart.jd, year) },
  kalachakra: ofRashis(({ jd, longitude }, _, { year }) => kalachakraDasha(longitude[G.moon], jd, year)),
  chara: ofRashis((chart, _, { year, chara }) =>
    charaDasha(chart, chart.lagna, chart.jd, { method: chara, year }),
  ),
  narayana: ofRashis((chart, lagna, { year, varga = 1, vargaMethod }) => {
    if (varga === 1) return narayanaDasha(chart, lagna, chart.jd, year);
    const stand = vargaChart(chart, varga, vargaMethod);
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
  brahma: ofRashis((chart, lagna, { year }) => brahmaDasha(chart, lagna, chart.jd, year)),
  sthira: ofRashis((chart, lagna, { year }) => sthiraDasha(chart, lagna, chart.jd, year)),
  manduka: ofRashis((chart, lagna, { year }) => mandukaDasha(chart, lagna, chart.jd, year)),
  navamsha: ofRashis((chart, _, { year }) => navamshaDasha(vargaChart(chart, 9).lagnaSign, chart.jd, year)),
  tara_lagna: ofRashis((chart, _, { year }) => taraLagnaDasha(chart, chart.lagna, chart.jd, year)),
  paryaya: ofRashis((chart, _, { year, varga = 6, vargaMethod }) => {
    const stand = vargaChart(chart, varga, vargaMethod);
    return paryayaDasha(stand, stand.lagnaSign, chart.jd, { parts: varga, year });
  }),
} as const satisfies Readonly<Record<string, DashaOfBirth>>;

/** A dasha by name. */
export type DashaName = keyof typeof DASHAS;
