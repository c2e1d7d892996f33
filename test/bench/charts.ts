// Charts of births: positions, houses, vargas, points and time lords, without strengths and without rules.

import { type Chart, chartAt } from '../../engine/jyotisha/chart.ts';
import { nakshatraDasha } from '../../engine/jyotisha/dashas/nakshatra-dasha.ts';
import type { Period } from '../../engine/jyotisha/dashas/period.ts';
import { dignityOf } from '../../engine/jyotisha/dignity.ts';
import { arudhaPadas } from '../../engine/jyotisha/points/arudhas.ts';
import { charaKarakas } from '../../engine/jyotisha/points/karakas.ts';
import { induLagnaOf, sreeLagnaOf, timedLagnasOf } from '../../engine/jyotisha/points/special-lagnas.ts';
import { aprakashaOf, kalavelasOf } from '../../engine/jyotisha/points/upagrahas.ts';
import { houseOf, signOf } from '../../engine/jyotisha/sign.ts';
import { saturnOverMoon } from '../../engine/jyotisha/transits/sade-sati.ts';
import { SHODASHAVARGA } from '../../engine/jyotisha/vargas/tables.ts';
import { vargaChart } from '../../engine/jyotisha/vargas/varga.ts';
import type { Sky } from '../../engine/sky/sky.ts';
import type { Measured } from './measure.ts';
import { newDelhi } from './subject.ts';

/** Births of a century, a prime number of days apart, so that no two fall into one segment of the ephemeris' files. */
const births: readonly number[] = Array.from(
  { length: 997 },
  (_, i) => 2_415_021 + ((i * 7919) % 36_500) + i / 997,
);

/** The chart with all that is derived of it here. */
function wholeChart(sky: Sky, jd: number): number {
  const chart = chartAt(sky.ephemeris, jd, newDelhi);
  const lagna = signOf(chart.lagna);
  let sum = 0;
  for (let graha = 0; graha < 9; graha++) {
    sum += houseOf(lagna, chart.sign[graha]) + dignityOf(graha, chart.longitude[graha], chart.sign).length;
  }
  for (const parts of SHODASHAVARGA) sum += vargaChart(chart, parts).lagnaSign;
  sum += pointsOf(chart);
  return sum + counted(nakshatraDasha('vimshottari', chart.longitude[1], jd), 3);
}

const pointsOf = (chart: Chart): number =>
  (kalavelasOf(chart)?.gulika ?? 0) +
  aprakashaOf(chart.longitude[0]).dhuma +
  (timedLagnasOf(chart)?.hora ?? 0) +
  sreeLagnaOf(chart) +
  induLagnaOf(chart) +
  arudhaPadas(chart.sign, signOf(chart.lagna)).length +
  charaKarakas(chart, 8).length;

const counted = (periods: readonly Period[], levels: number): number =>
  periods.reduce((sum, period) => sum + 1 + (levels > 1 ? counted(period.children, levels - 1) : 0), 0);

/** The tasks, with what is aimed at in milliseconds. */
export function chartTasks(sky: Sky): readonly Measured[] {
  let turn = 0;
  const nextBirth = (): number => births[turn++ % births.length];
  return [
    {
      name: 'places, houses and day of a birth',
      aim: 1,
      run: () => chartAt(sky.ephemeris, nextBirth(), newDelhi),
    },
    {
      name: 'chart of a birth: 16 vargas, points, dashas to three levels',
      aim: 2,
      run: () => wholeChart(sky, nextBirth()),
    },
    {
      name: 'sade sati of a life, tracks known',
      runs: 32,
      run: () => saturnOverMoon(sky.planets, turn++ % 12, { from: 2_447_000, to: 2_447_000 + 36_525 }),
    },
  ];
}
