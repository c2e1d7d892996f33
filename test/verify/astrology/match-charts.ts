// Charts of which only the Moon is known, for matches.

import { nakshatraNames } from '../../../dsl/vocabulary/names.ts';
import type { Chart } from '../../../engine/jyotisha/chart.ts';
import { givenChart } from '../../../engine/jyotisha/given-chart.ts';

const charts = new Map<string, Chart>();

/** The Moon in the middle of a pada; undefined where the star is unknown. `UttaraPhalguni` is spelled so too. */
export function chartOfPada(nakshatra: string, pada: string): Chart | undefined {
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

/** The Moon at a sidereal longitude, degrees; nothing else is known. */
export function chartOfMoon(longitude: number): Chart {
  const places = new Array<number>(9).fill(Number.NaN);
  places[1] = longitude;
  return givenChart({ longitude: places, lagna: Number.NaN });
}
