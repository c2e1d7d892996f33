// How many records each festival has in the years served. Of the rules that come with Nirnaya that was counted beforehand
// (scripts/world), for counting takes all years; of others it is counted when it is first asked for.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { type WorldEntry, worldEntries } from './entries.ts';
import { type Skies, worldYearOf } from './year-dates.ts';

const counted = new WeakMap<CompiledPack, Uint32Array>();

/** The records of each entry of the chain, by its place in the list. */
export function totalsOf(skies: Skies, pack: CompiledPack): Uint32Array {
  const before = counted.get(pack);
  if (before !== undefined) return before;
  const entries = worldEntries(pack);
  const known = entries.map(({ digest }) => skies.worldDates.countsOf(digest));
  const totals = Uint32Array.from(known, (counts) => counts?.reduce((sum, count) => sum + count, 0) ?? 0);
  addTotals(
    skies,
    pack,
    entries.filter((_, i) => known[i] === undefined),
    totals,
  );
  counted.set(pack, totals);
  return totals;
}

/** Adds to totals the records of some entries in all years. */
function addTotals(skies: Skies, pack: CompiledPack, some: readonly WorldEntry[], totals: Uint32Array): void {
  if (some.length === 0) return;
  for (let year = FIRST_SKY_YEAR; year <= LAST_SKY_YEAR; year++) {
    const { entries } = worldYearOf(skies, pack, year, some);
    for (const entry of entries) totals[entry] = (totals[entry] ?? 0) + 1;
  }
}
