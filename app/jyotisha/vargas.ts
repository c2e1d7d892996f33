// The vargas of a chart, written.

import { type ChosenOptions, type chartVarga, vargaMethodOf } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import { type Chart, degreesIn, houseOf, SHODASHAVARGA, signOf, vargaChart } from '@nirnaya/engine/jyotisha';
import { GRAHAS } from '@nirnaya/engine/sky';
import { degrees } from '../day/numbers.ts';
import { rashiNamed } from './grahas.ts';

const names: Readonly<Record<number, string>> = {
  1: 'Rashi',
  2: 'Hora',
  3: 'Drekkana',
  4: 'Chaturthamsha',
  7: 'Saptamsha',
  9: 'Navamsha',
  10: 'Dashamsha',
  12: 'Dvadashamsha',
  16: 'Shodashamsha',
  20: 'Vimshamsha',
  24: 'Chaturvimshamsha',
  27: 'Saptavimshamsha',
  30: 'Trimshamsha',
  40: 'Khavedamsha',
  45: 'Akshavedamsha',
  60: 'Shashtyamsha',
};

/** The name of a varga by its parts; that of one without a name is `D81`. */
export const vargaNamed = (part: number): string => names[part] ?? `D${part}`;

/** The vargas that a canonical chart has. */
export const fewVargas: readonly number[] = [1, 7, 9, 10, 30];

/** The sixteen vargas of Parashara. */
export const allVargas: readonly number[] = SHODASHAVARGA;

/** Some vargas of a chart, by their parts of a rashi, each by the method that options choose. */
export const vargasOf = (
  chart: Chart,
  parts: readonly number[],
  options: ChosenOptions,
): z.output<typeof chartVarga>[] =>
  parts.map((part) => {
    const varga = vargaChart(chart, part, vargaMethodOf(options, part));
    return {
      varga: `D${part}`,
      name: vargaNamed(part),
      method: varga.method,
      lagna: placeOf(varga.lagna),
      grahas: GRAHAS.map((graha, i) => ({
        graha,
        ...placeOf(varga.longitude[i]),
        house: houseOf(varga.lagnaSign, varga.sign[i]),
        vargottama: part > 1 && varga.sign[i] === chart.sign[i],
      })),
    };
  });

const placeOf = (longitude: number) => ({
  rashi: rashiNamed(signOf(longitude)),
  rashi_number: signOf(longitude) + 1,
  degrees_in_rashi: degrees(degreesIn(longitude)),
});
