// Rules of births: the yogas and doshas of a chart, and matches of two.

import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { type Chart, chartAt } from '../../engine/jyotisha/chart.ts';
import type { Measured } from './measure.ts';
import { newDelhi, type Subject } from './subject.ts';

/** So many charts that none is read twice in a run: what has been read of a chart is kept with it. */
const CHARTS = 2000;

/** The tasks. A chart that has been read is copied, and is read as a new one. */
export function birthTasks({ sky, pack }: Subject): readonly Measured[] {
  const rules: CompiledPack = pack('jyotisha');
  const charts = Array.from({ length: CHARTS }, (_, i) =>
    chartAt(sky.ephemeris, 2_447_892.7 + i * 37.3, newDelhi),
  );
  let next = 0;
  const fresh = (): Chart => ({ ...charts[next++ % CHARTS] });
  return [
    { name: 'all yogas and doshas of a chart', aim: 1, run: () => rules.birthResults.yogas(fresh()).length },
    { name: 'score of a match', aim: 1, run: () => rules.birthResults.match(fresh(), fresh()).total },
    {
      name: '1,000 matches in a batch',
      aim: 700,
      run: () => {
        let sum = 0;
        for (let i = 0; i < 1000; i++) sum += rules.birthResults.match(fresh(), fresh()).total;
        return sum;
      },
    },
  ];
}
