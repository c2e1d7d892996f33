// What there is of each religion: how many festivals, in which years.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { type Religion, religions } from '@nirnaya/contract/world';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { worldEntries } from './entries.ts';
import { totalsOf } from './totals.ts';
import type { Skies } from './year-dates.ts';

/** The festivals of a religion. */
export interface ReligionSpan {
  readonly religion: Religion;
  /** records in all years */
  readonly total_festivals: number;
  /** festivals, each under its own id */
  readonly unique_festivals: number;
  readonly min_year: number;
  readonly max_year: number;
}

/** Every religion that the chain has festivals of. All are decided by rules, so that each spans the years of the sky. */
export function religionSpans(skies: Skies, pack: CompiledPack): readonly ReligionSpan[] {
  const totals = totalsOf(skies, pack);
  const entries = worldEntries(pack);
  return religions.flatMap((religion): ReligionSpan[] => {
    const own = entries.filter((entry) => entry.religion === religion);
    if (own.length === 0) return [];
    return [
      {
        religion,
        total_festivals: own.reduce((sum, { index }) => sum + (totals[index] ?? 0), 0),
        unique_festivals: own.length,
        min_year: FIRST_SKY_YEAR,
        max_year: LAST_SKY_YEAR,
      },
    ];
  });
}
