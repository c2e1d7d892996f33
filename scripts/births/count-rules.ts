// In how many of some births each yoga and dosha holds, whether something cancels it there or not.

import type { CompiledPack } from '../../compiler/runtime/pack.ts';
import { chartAt } from '../../engine/jyotisha/chart.ts';
import type { RandomBirth } from './random-births.ts';

/** Counts by code; a rule that never held has 0. */
export function countRules(
  pack: CompiledPack,
  ephemeris: Parameters<typeof chartAt>[0],
  births: Iterable<RandomBirth>,
): ReadonlyMap<string, number> {
  const fulfilled = new Map<string, number>();
  for (const { jd, lat, lon } of births) {
    const chart = chartAt(ephemeris, jd, { lat, lon, zone: 'Asia/Kolkata' });
    for (const { code, holds } of pack.birthResults.yogas(chart)) {
      fulfilled.set(code, (fulfilled.get(code) ?? 0) + (holds ? 1 : 0));
    }
  }
  return fulfilled;
}

/** Counted in how many births, and in how many of them it held. */
export interface Sample {
  readonly fulfilled: number;
  readonly births: number;
}

/** How many standard errors two shares of one truth may lie apart: with 320 rules, once in some 500 runs of other seeds. */
const errors = 4.5;

/** Whether two samples can be of the same share: they lie apart by their sampling error, or by one birth and a half. */
export function areOfOneShare(one: Sample, other: Sample): boolean {
  const share = (one.fulfilled + other.fulfilled) / (one.births + other.births);
  const error = Math.sqrt(share * (1 - share) * (1 / one.births + 1 / other.births));
  const apart = Math.abs(one.fulfilled / one.births - other.fulfilled / other.births);
  return apart <= errors * error + 1.5 / Math.min(one.births, other.births);
}
