// The diagram of a chart or of one of its vargas, from an answer.

import { type Diagram, diagramOf } from '@nirnaya/app/jyotisha';
import { unknownText } from '@nirnaya/dsl/vocabulary';
import { UsageError } from '../../options/failure.ts';
import type { ShownChart } from './page.ts';

/** The diagram of a varga, `D1` the chart itself. */
export function diagramIn({ vargas, grahas, birth }: ShownChart, requested = 'D1'): Diagram {
  const varga = vargas.find((of) => of.varga.toLowerCase() === requested.toLowerCase());
  if (varga === undefined) {
    const known = vargas.map((of) => of.varga);
    throw new UsageError(`--varga: ${unknownText({ what: 'varga', text: requested, known })}`);
  }
  const retrograde = new Set(grahas.flatMap((of, i) => (of.retrograde ? [i] : [])));
  const signs = varga.grahas.map((of) => of.rashi_number - 1);
  const title = [
    ...(birth.name === null ? [] : [birth.name]),
    `${birth.date} ${birth.time}`,
    `${varga.varga} ${varga.name}`,
  ];
  return diagramOf(varga.lagna.rashi_number - 1, signs, retrograde, title);
}
