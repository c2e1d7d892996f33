// The next festivals of the world from a day on.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { yearOf } from '../requests/dates.ts';
import { datesIn, selectEntries, type WorldDate, type WorldFilter } from './find.ts';
import { type Skies, worldYearOf } from './year-dates.ts';

/** How many years ahead are looked through: a festival of a lunar calendar may leave out a Gregorian year. */
const YEARS_AHEAD = 2;

/** The festivals that begin on a civil day or later, the nearest first; `limit` at most. */
export function upcomingFestivals(
  skies: Skies,
  pack: CompiledPack,
  filter: WorldFilter,
  { from, limit }: { readonly from: number; readonly limit: number },
): readonly WorldDate[] {
  const selected = selectEntries(pack, filter);
  const dates: WorldDate[] = [];
  const last = Math.min(LAST_SKY_YEAR, yearOf(from) + YEARS_AHEAD);
  for (let year = yearOf(from); year <= last && dates.length < limit; year++) {
    dates.push(...datesIn(pack, worldYearOf(skies, pack, year, selected), from, Number.POSITIVE_INFINITY));
  }
  return dates.slice(0, limit);
}
