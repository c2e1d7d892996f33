// Guna milan as others score it: pairs of padas by two programs that agree in few totals, and expectations of a test.

import type { CompiledPack } from '../../../compiler/runtime/pack.ts';
import { nakshatraNames } from '../../../dsl/vocabulary/names.ts';
import type { Chart } from '../../../engine/jyotisha/chart.ts';
import { givenChart } from '../../../engine/jyotisha/given-chart.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';

/** Our kutas by the columns of the matrices. */
const KUTAS = {
  varna: 'KUTA_VARNA',
  vashya: 'KUTA_VASHYA',
  tara: 'KUTA_TARA',
  yoni: 'KUTA_YONI',
  maitri: 'KUTA_MAITRI',
  gana: 'KUTA_GANA',
  bhakoot: 'KUTA_BHAKOOT',
  nadi: 'KUTA_NADI',
} as const;

/** Why programs depart from our tables, kuta by kuta. */
const REASONS: Readonly<Record<keyof typeof KUTAS, string>> = {
  varna:
    'the program has the table of varnas with bride and groom the other way round, or the signs of Raman',
  vashya: 'each program has a table of its own; only the diagonal is common',
  tara: 'the program takes the first tara for bad, or counts one way, or has other points for a mixed pair',
  yoni: 'the scale between friends and enemies is of tradition; two programs differ in single cells',
  maitri: 'the program has other points for neutral and enemy, or for friend and enemy',
  gana: 'programs differ between gods and demons, and in which side of gods and men has five',
  bhakoot: 'the program sets the fault aside where the lords are one or friends, or counts other pairs',
  nadi: 'the program sets the fault aside for one star or sign, or reads the nadis of other stars',
};

/** Judges a row of two padas and the points of each kuta. */
export function checkMatch(calculator: Calculator, row: Row): Verdict {
  const pack = calculator.pack('jyotisha');
  const groom = chartOfPada(row.at('boy_nakshatra'), row.at('boy_pada'));
  const bride = chartOfPada(row.at('girl_nakshatra'), row.at('girl_pada'));
  if (pack === undefined || groom === undefined || bride === undefined) return uncovered;
  const points = pointsOf(pack, bride, groom);
  const stated = (Object.keys(KUTAS) as (keyof typeof KUTAS)[]).filter((kuta) => row.at(kuta) !== '');
  const differing = stated.filter((kuta) => Number(row.at(kuta)) !== points[kuta]);
  const program = row.at('source').split(' ')[0];
  const parts = Object.fromEntries(stated.map((kuta) => [`${kuta}, ${program}`, !differing.includes(kuta)]));
  return verdict(
    differing.length === 0,
    () => ({
      what: `${row.at('boy_nakshatra')} ${row.at('boy_pada')}, ${row.at('girl_nakshatra')} ${row.at('girl_pada')}`,
      expected: differing.map((kuta) => `${kuta} ${row.at(kuta)}`).join(', '),
      actual: differing.map((kuta) => `${kuta} ${points[kuta]}`).join(', '),
      reason: differing.map((kuta) => `${kuta}: ${REASONS[kuta]}`).join('; '),
    }),
    parts,
  );
}

/** Judges a row of two longitudes of the Moon and a total. */
export function checkGunaMilan(calculator: Calculator, row: Row): Verdict {
  const pack = calculator.pack('jyotisha');
  const [groom, bride] = [row.at('inputs.boy_moon'), row.at('inputs.girl_moon')].map(Number);
  if (pack === undefined || Number.isNaN(groom) || Number.isNaN(bride)) return uncovered;
  const points = pointsOf(pack, chartOfMoon(bride), chartOfMoon(groom));
  const total = Object.values(points).reduce((sum, n) => sum + n, 0);
  return verdict(total === Number(row.at('expected.total')), () => ({
    what: `the Moon at ${groom} and ${bride}`,
    expected: row.at('expected.total'),
    actual: `${total}: ${Object.entries(points)
      .map(([kuta, n]) => `${kuta} ${n}`)
      .join(', ')}`,
    reason: REASONS.yoni,
  }));
}

function pointsOf(pack: CompiledPack, bride: Chart, groom: Chart): Record<keyof typeof KUTAS, number> {
  const { kutas } = pack.matchOf(bride, groom);
  const of = (code: string): number => kutas.find((kuta) => kuta.code === code)?.tablePoints ?? Number.NaN;
  return Object.fromEntries(Object.entries(KUTAS).map(([kuta, code]) => [kuta, of(code)])) as Record<
    keyof typeof KUTAS,
    number
  >;
}

const charts = new Map<string, Chart>();

// The Moon in the middle of a pada; nothing else is read.
function chartOfPada(nakshatra: string, pada: string): Chart | undefined {
  const name = nakshatra.replace(/([a-z])([A-Z])/, '$1 $2');
  const star = nakshatraNames.findIndex((spellings) => spellings.includes(name));
  if (star < 0 || star > 26) return undefined;
  const key = `${star} ${pada}`;
  let chart = charts.get(key);
  if (chart === undefined) {
    chart = chartOfMoon(((star * 4 + Number(pada) - 0.5) * 360) / 108);
    charts.set(key, chart);
  }
  return chart;
}

function chartOfMoon(longitude: number): Chart {
  const places = new Array<number>(9).fill(Number.NaN);
  places[1] = longitude;
  return givenChart({ longitude: places, lagna: Number.NaN });
}
