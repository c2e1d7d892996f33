// The strengths of a birth: each kind alone, and all of them.

import { type Chart, chartAt, lagnaSign } from '../../engine/jyotisha/chart.ts';
import { ashtakavarga } from '../../engine/jyotisha/strength/ashtakavarga/ashtakavarga.ts';
import { avasthas } from '../../engine/jyotisha/strength/avasthas/avasthas.ts';
import { BHAVA_BALA_SETS, bhavaBala } from '../../engine/jyotisha/strength/bhava-bala.ts';
import { shadbalaInput } from '../../engine/jyotisha/strength/shadbala/input.ts';
import { shadbala } from '../../engine/jyotisha/strength/shadbala/shadbala.ts';
import { vimshopaka } from '../../engine/jyotisha/strength/vimshopaka.ts';
import type { Measured } from './measure.ts';
import { newDelhi, type Subject } from './subject.ts';

/** Births, days apart by no round number, so that grahas, lagna and hour differ from one to the next. */
const BIRTHS = 40;
const FIRST = 2_440_000.1;
const APART = 331.37;

/** The tasks, with what is aimed at in milliseconds. */
export function strengthTasks({ sky }: Subject): readonly Measured[] {
  const charts = Array.from({ length: BIRTHS }, (_, i) =>
    chartAt(sky.ephemeris, FIRST + i * APART, newDelhi),
  );
  let turn = 0;
  const next = () => charts[turn++ % BIRTHS];
  const shadbalaOf = (chart: Chart) => {
    const input = shadbalaInput(chart);
    const result = shadbala(input);
    return { result, bhavas: bhavaBala(input, result, BHAVA_BALA_SETS.bphs) };
  };
  const ashtakavargaOf = (chart: Chart) => ashtakavarga([...chart.sign], lagnaSign(chart));
  return [
    { name: 'shadbala and bhava bala of a birth', run: () => shadbalaOf(next()) },
    { name: 'ashtakavarga of a birth, reductions and all', run: () => ashtakavargaOf(next()) },
    { name: 'avasthas of a birth', run: () => avasthas(next(), {}, 1) },
    {
      name: 'all strengths of a birth',
      aim: 1.5,
      run: () => {
        const chart = next();
        return [
          shadbalaOf(chart),
          ashtakavargaOf(chart),
          avasthas(chart, {}, 1),
          vimshopaka(chart.longitude),
        ];
      },
    },
  ];
}
