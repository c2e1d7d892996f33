// Vargas of one birth as another program places the lagna and the grahas, by the methods that it takes unless asked.

import { vargaLongitude } from '../../../engine/jyotisha/vargas/varga.ts';
import type { Calculator } from '../calculator.ts';
import type { Row } from '../rows.ts';
import { uncovered, type Verdict, verdict } from '../verdict.ts';
import { birthOf, chartOf } from './births.ts';

/** Degrees in the varga's rashi are printed to two decimals. */
const ROUNDED = 0.0051;

/** Its own method of a varga, where it is not Parashara's. */
const METHODS: Readonly<Record<number, string>> = { 2: 'even_reversed' };

const placeIn = (parts: number, longitude: number): number =>
  vargaLongitude(longitude, parts, METHODS[parts] ?? 'parashara');

/** Judges a row of varga, birth and the place of each. */
export function checkVarga(calculator: Calculator, row: Row): Verdict {
  const birth = birthOf(row);
  if (birth === undefined) return uncovered;
  const chart = chartOf(calculator, birth);
  const parts = Number(row.at('varga'));
  const expected: Record<string, readonly [number, number]> = JSON.parse(row.at('expected'));
  const wrong = Object.entries(expected).flatMap(([who, [sign, degrees]]) => {
    const place = placeIn(parts, who === 'L' ? chart.lagna : chart.longitude[Number(who)]);
    const fits = Math.floor(place / 30) === sign && Math.abs((place % 30) - degrees) < ROUNDED;
    return fits ? [] : [`${who} ${Math.floor(place / 30)} ${(place % 30).toFixed(2)}`];
  });
  return verdict(
    wrong.length === 0,
    () => ({ what: `D${parts}`, expected: row.at('expected'), actual: wrong.join(', '), reason: null }),
    { [`D${parts}`]: wrong.length === 0 },
  );
}
