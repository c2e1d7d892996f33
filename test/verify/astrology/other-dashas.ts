// Dashas other than Vimshottari as books and PyJHora print them.

import type { Chart } from '../../../engine/jyotisha/chart.ts';
import { DASHAS, type DashaChoices, type DashaName } from '../../../engine/jyotisha/dashas/catalogue.ts';
import { kalachakraDasha } from '../../../engine/jyotisha/dashas/kalachakra.ts';
import { lifelong } from '../../../engine/jyotisha/dashas/lifelong.ts';
import { nakshatraDasha } from '../../../engine/jyotisha/dashas/nakshatra-dasha.ts';
import type { Period } from '../../../engine/jyotisha/dashas/period.ts';
import { YEAR_DAYS } from '../../../engine/jyotisha/dashas/year-length.ts';
import { vargaChart } from '../../../engine/jyotisha/vargas/varga.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict } from '../verdict.ts';
import { checkMudda, checkPatyayini } from './annual.ts';
import { type Birth, birthOf, chartOf } from './births.ts';
import { comparedPeriods } from './compared.ts';
import { checkKalachakra } from './kalachakra.ts';
import { checkKala, checkNaisargika, checkParyaya, checkTotal } from './more-dashas.ts';
import { checkNarayana } from './narayana.ts';
import { ofLevel, printedPeriods } from './periods.ts';
import { checkOrders, same } from './vimshottari.ts';

const YEAR = 'sidereal';

/** Judges a row of function, measure, birth and what is expected. */
export function checkOtherDasha(calculator: Calculator, row: Row): Verdict {
  const name = row.at('function');
  if (name === 'mudda_varsha_vimsottari_tests') return checkMudda(row);
  if (name === 'patyayini_tests') return checkPatyayini(calculator, row);
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const chart = chartOf(calculator, birth);
  if (name.includes('narayana')) return checkNarayana(row, chart, birth);
  if (name === 'kalachakra_dhasa_tests')
    return checkKalachakra(row, kalachakraDasha(chart.longitude[1], birth.jd), birth.offset);
  if (name.startsWith('_ashtothari')) return checkAshtottari(row, chart, birth);
  if (name.startsWith('naisargika')) return checkNaisargika(row, chart, birth);
  if (name === 'buddhi_gathi_test' && row.at('label') === 'total duration') return checkTotal(row, chart);
  if (name === 'paryaaya_dhasa_test') return checkParyaya(row, chart, birth);
  if (name === 'kaala_test') return checkKala(calculator, row, birth);
  // The first part of a tenth of the first row of Panchaka is six of thirty-one.
  const panchaka = row.at('expected').includes('1.94') && name === 'sandhya_test' ? ' panchaka' : '';
  const periods = BY_FUNCTION[`${name}${panchaka}`]?.(chart, birth);
  if (periods === undefined) return uncovered;
  const pairs = name === 'chara_dhasa_test' ? 'lords' : 'lord and years';
  const [first] = printedPeriods(JSON.parse(row.at('expected')), pairs);
  return comparedPeriods(
    row,
    ofLevel(periods, first.lords.length),
    { offset: birth.offset, days: YEAR_DAYS[YEAR] },
    { pairs },
  );
}

type Dasha = (chart: Chart, birth: Birth) => readonly Period[] | undefined;

const named =
  (name: DashaName, choices: Partial<DashaChoices> = {}): Dasha =>
  (chart) =>
    DASHAS[name].periods(chart, { year: YEAR, ...choices });

// The programs go through the lords so often that the first period of the last round is still one of a life.
const repeated =
  (name: DashaName): Dasha =>
  (chart, birth) => {
    const once = named(name)(chart, birth);
    return once && lifelong(once, chart.jd, LONGEST_YEARS * YEAR_DAYS[YEAR]);
  };

/** Years that rows of repeated dashas cover at most. */
const LONGEST_YEARS = 144;

/** By the function of the rows. */
const BY_FUNCTION: Readonly<Record<string, Dasha>> = {
  dwadasottari_test: named('dwadashottari'),
  dwisatpathi_test: repeated('dwisaptati_sama'),
  panchottari_test: named('panchottari'),
  sataatbika_test: named('shatabdika'),
  shastihayani_test: named('shashtihayani'),
  shattrimsa_sama_test: repeated('shattrimshat_sama'),
  // Of the Moon of the navamsa.
  chathuraseethi_sama_tests: (chart, { jd }) =>
    nakshatraDasha('chaturashiti_sama', vargaChart(chart, 9).longitude[1], jd, { year: YEAR }),
  tithi_yogini_test: repeated('tithi_yogini'),
  tithi_ashtottari_tests: named('tithi_ashtottari', { order: { from: 'next', direction: 1 } }),
  karana_chathuraseethi_sama_test: named('karana_chaturashiti_sama'),
  saptharishi_nakshathra_test: named('saptarishi'),
  tara_dhasa_test: named('tara'),
  buddhi_gathi_test: named('buddhi_gati'),
  brahma_dhasa_test: named('brahma'),
  sthira_dhasa_test: named('sthira'),
  mandooka_dhasa_test: named('manduka'),
  navamsa_dhasa_test: named('navamsha'),
  tara_lagna_dhasa_test: named('tara_lagna'),
  karaka_dhasa_test: named('karaka'),
  moola_dhasa_test: named('kendradi'),
  trikona_dhasa_test: named('trikona'),
  chara_dhasa_test: named('chara', { chara: 'rangacharya_female' }),
  sudasa_tests: named('sudasa'),
  sandhya_test: named('sandhya'),
  'sandhya_test panchaka': named('sandhya_panchaka'),
  chakra_test: named('chakra'),
};

// Rows that list periods, name one, or list the orders within one.
function checkAshtottari(row: Row, chart: Chart, { jd, offset }: Birth): Verdict {
  const moon = chart.longitude[1];
  const periods = nakshatraDasha('ashtottari', moon, jd, { year: YEAR });
  const measure = row.at('measure');
  if (measure === 'list(vb.keys())') return checkOrders('ashtottari', row, moon, jd);
  // Rows are numbered by the eight parts of each period.
  const nth = /^ad\[(\d+)\]\[0\]\[0\]$/.exec(measure);
  if (nth !== null)
    return same(
      row,
      'lord of a period',
      Number(row.at('expected')),
      periods[Math.floor(Number(nth[1]) / 8)].lord,
    );
  const [first] = printedPeriods(JSON.parse(row.at('expected')), 'lord and years');
  const ours = ofLevel(periods, first.lords.length);
  const from = ours.findIndex(({ lords }) => lords.join() === first.lords.join());
  return comparedPeriods(row, ours.slice(from), { offset, days: YEAR_DAYS[YEAR] });
}
