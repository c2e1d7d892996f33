// How strong the grahas are that make a yoga: half by dignity, half by shadbala.

import type { chartYoga } from '@nirnaya/contract/jyotisha';
import type { z } from '@nirnaya/contract/schema';
import {
  type Chart,
  dignityOf,
  type GrahaShadbala,
  SHADBALA_SETS,
  shadbala,
  shadbalaInput,
} from '@nirnaya/engine/jyotisha';
import { grahaNamed } from './grahas.ts';

type Strength = NonNullable<z.output<typeof chartYoga>['strength']>;

/** What of 20 a dignity counts: the scale of vimshopaka (BPHS 7.21-24), with nothing for debility. */
const OF_DIGNITY = {
  exalted: 20,
  mulatrikona: 20,
  own: 20,
  'great friend': 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  'great enemy': 5,
  debilitated: 0,
} as const;

/** The share of the required shadbala that counts in full; 1 is enough by BPHS 27.32-33, so that it counts two thirds. */
const FULL_RATIO = 1.5;

// Several rules are asked about one chart.
const known = new WeakMap<Chart, readonly Pick<GrahaShadbala, 'ratio'>[] | null>();

function ratiosOf(chart: Chart): readonly Pick<GrahaShadbala, 'ratio'>[] | null {
  let ratios = known.get(chart);
  if (ratios === undefined) {
    ratios =
      Number.isNaN(chart.jd) || chart.day === undefined
        ? null
        : shadbala(shadbalaInput(chart), SHADBALA_SETS.bphs).grahas;
    known.set(chart, ratios);
  }
  return ratios;
}

/** The strength of grahas together, 0 to 100; null of none. */
export function strengthOf(chart: Chart, grahas: readonly number[]): Strength | null {
  if (grahas.length === 0) return null;
  const ratios = ratiosOf(chart);
  const makers = grahas.map((graha) => {
    const dignity = dignityOf(graha, chart.longitude[graha], chart.sign);
    const ofDignity = OF_DIGNITY[dignity] / 20;
    const ratio = ratios?.[graha]?.ratio;
    const share = ratio === undefined ? ofDignity : (ofDignity + Math.min(ratio / FULL_RATIO, 1)) / 2;
    return {
      graha: grahaNamed(graha),
      dignity,
      shadbala_ratio: ratio === undefined ? null : Math.round(ratio * 1000) / 1000,
      score: Math.round(1000 * share) / 10,
    };
  });
  const score = Math.round((10 * makers.reduce((sum, maker) => sum + maker.score, 0)) / makers.length) / 10;
  return { score, makers };
}
