// How many records each festival has in a year or a stretch of years: a page far on in all years is found without deciding
// the years before it. Of the rules that come with Nirnaya stretches were counted beforehand; years are counted once.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { stretchOf, YEARS_A_STRETCH } from '../data/packed-dates.ts';
import { type WorldEntry, worldEntries } from './entries.ts';
import { type Skies, worldYearOf } from './year-dates.ts';

const YEARS = LAST_SKY_YEAR - FIRST_SKY_YEAR + 1;

/** Not counted yet; no festival has as many records in a year. */
const UNKNOWN = 255;

// A byte for each festival and year: a megabyte for the packs that come with Nirnaya.
const counts = new WeakMap<CompiledPack, Uint8Array>();

function countsOf(pack: CompiledPack): Uint8Array {
  let ofPack = counts.get(pack);
  if (ofPack === undefined) {
    ofPack = new Uint8Array(worldEntries(pack).length * YEARS).fill(UNKNOWN);
    counts.set(pack, ofPack);
  }
  return ofPack;
}

/** The records of some entries in a year: each entry is decided for it once, as long as the pack is in force. */
export function countIn(skies: Skies, pack: CompiledPack, year: number, some: readonly WorldEntry[]): number {
  const known = countsOf(pack);
  const at = ({ index }: Pick<WorldEntry, 'index'>): number => index * YEARS + year - FIRST_SKY_YEAR;
  const uncounted = some.filter((entry) => known[at(entry)] === UNKNOWN);
  if (uncounted.length > 0) {
    const { entries } = worldYearOf(skies, pack, year, uncounted);
    for (const entry of uncounted) known[at(entry)] = 0;
    for (const index of entries) known[at({ index })] = (known[at({ index })] ?? 0) + 1;
  }
  return some.reduce((sum, entry) => sum + (known[at(entry)] ?? 0), 0);
}

/** The records of some entries in the stretch of years that begins with a year. */
export function countInStretch(
  skies: Skies,
  pack: CompiledPack,
  first: number,
  some: readonly WorldEntry[],
): number {
  const stretch = stretchOf(first);
  let sum = 0;
  const others: WorldEntry[] = [];
  for (const entry of some) {
    const counted = skies.worldDates.countsOf(entry.digest);
    if (counted === undefined) others.push(entry);
    else sum += counted[stretch] ?? 0;
  }
  if (others.length === 0) return sum;
  for (let year = first; year < first + YEARS_A_STRETCH && year <= LAST_SKY_YEAR; year++) {
    sum += countIn(skies, pack, year, others);
  }
  return sum;
}
