// How many records each festival has in the years served. Of the rules that come with Nirnaya that was counted beforehand
// (scripts/world), for counting takes all years; of others it is counted when it is first asked for.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { keptCounts } from './data/kept-dates.ts';
import { type WorldEntry, worldEntries } from './entries.ts';
import { countOf, STRETCHES } from './packed-dates.ts';
import { type Skies, worldYearOf } from './year-dates.ts';

const counted = new WeakMap<CompiledPack, Uint32Array>();

/** The records of each entry of the chain, by its place in the list. */
export function totalsOf(skies: Skies, pack: CompiledPack): Uint32Array {
  const known = counted.get(pack);
  if (known !== undefined) return known;
  const entries = worldEntries(pack);
  const totals = Uint32Array.from(entries, ({ digest }) => totalOf(keptCounts.get(digest)));
  addTotals(
    skies,
    pack,
    entries.filter(({ digest }) => !keptCounts.has(digest)),
    totals,
  );
  counted.set(pack, totals);
  return totals;
}

function totalOf(packed: string | undefined): number {
  if (packed === undefined) return 0;
  let total = 0;
  for (let stretch = 0; stretch < STRETCHES; stretch++) total += countOf(packed, stretch);
  return total;
}

/** Adds to totals the records of some entries in all years. */
function addTotals(skies: Skies, pack: CompiledPack, some: readonly WorldEntry[], totals: Uint32Array): void {
  if (some.length === 0) return;
  for (let year = FIRST_SKY_YEAR; year <= LAST_SKY_YEAR; year++) {
    const { entries } = worldYearOf(skies, pack, year, some);
    for (const entry of entries) totals[entry] = (totals[entry] ?? 0) + 1;
  }
}
