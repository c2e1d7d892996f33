// The festivals of the world that a request asks for, in order of date.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { Religion } from '@nirnaya/contract/world';
import { civilDay } from '@nirnaya/engine/civil';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { YEARS_A_STRETCH } from '../data/packed-dates.ts';
import { nearKeys } from '../festivals/keys.ts';
import { monthBounds, yearOf } from '../requests/dates.ts';
import { notFound } from '../requests/refusal.ts';
import { countIn, countInStretch } from './counts.ts';
import { type WorldEntry, worldEntries } from './entries.ts';
import { totalsOf } from './totals.ts';
import { type Skies, type WorldYear, worldYearOf } from './year-dates.ts';

/** Which festivals. */
export interface WorldFilter {
  readonly religion?: Religion | undefined;
  /** a code, in any case */
  readonly festival_id?: string | undefined;
  /** a part of a name or of another name, in any case */
  readonly search?: string | undefined;
}

/** Which festivals of which days. */
export interface WorldQuery extends WorldFilter {
  /** civil day */
  readonly date?: number | undefined;
  readonly year?: number | undefined;
  /** 1..12 */
  readonly month?: number | undefined;
}

/** A festival on the day on which it begins. */
export interface WorldDate {
  readonly entry: WorldEntry;
  /** civil day */
  readonly day: number;
}

/** A page of them. */
export interface WorldPage {
  readonly total: number;
  readonly dates: readonly WorldDate[];
}

/** The entries that pass a filter. A `festival_id` that the chain lacks is a 404 that names near ones. */
export function selectEntries(pack: CompiledPack, filter: WorldFilter): readonly WorldEntry[] {
  const { religion, festival_id, search } = filter;
  const all = worldEntries(pack);
  const code = festival_id?.toUpperCase();
  if (code !== undefined && !all.some((entry) => entry.code === code)) {
    const near = nearKeys(code, [...new Set(all.map((entry) => entry.code))]);
    const hint = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
    throw notFound(
      'unknown_festival',
      `festival_id: no festival of the world has the id ${festival_id}.${hint}`,
    );
  }
  const part = search === undefined ? undefined : plain(search);
  return all.filter(
    (entry) =>
      (religion === undefined || entry.religion === religion) &&
      (code === undefined || entry.code === code) &&
      (part === undefined || namesOf(entry).some((name) => plain(name).includes(part))),
  );
}

const namesOf = ({ fields }: WorldEntry): readonly string[] => [fields.name ?? '', ...(fields.aliases ?? [])];

// Letters without marks, so that `tet` finds Tết.
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The festivals of some days that pass a filter: those from `offset` on, `limit` at most. */
export function findFestivals(
  skies: Skies,
  pack: CompiledPack,
  query: WorldQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): WorldPage {
  const selected = selectEntries(pack, query);
  const { date, year = date === undefined ? undefined : yearOf(date), month } = query;
  if (selected.length === 0) return { total: 0, dates: [] };
  if (year === undefined) return ofAllYears(skies, pack, selected, { limit, offset });
  const [first, after] = month === undefined ? yearBounds(year) : monthBounds(year, month);
  const [from, end] =
    date === undefined ? [first, after] : [Math.max(first, date), Math.min(after, date + 1)];
  const dates = datesIn(pack, worldYearOf(skies, pack, year, selected), from, end);
  return { total: dates.length, dates: dates.slice(offset, offset + limit) };
}

const yearBounds = (year: number): readonly [from: number, end: number] => [
  civilDay(year, 1, 1),
  civilDay(year + 1, 1, 1),
];

function ofAllYears(
  skies: Skies,
  pack: CompiledPack,
  selected: readonly WorldEntry[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
): WorldPage {
  const totals = totalsOf(skies, pack);
  const total = selected.reduce((sum, { index }) => sum + (totals[index] ?? 0), 0);
  const dates: WorldDate[] = [];
  if (offset >= total) return { total, dates };
  let before = 0;
  let first = FIRST_SKY_YEAR;
  for (; first <= LAST_SKY_YEAR; first += YEARS_A_STRETCH) {
    const count = countInStretch(skies, pack, first, selected);
    if (before + count > offset) break;
    before += count;
  }
  for (let year = first; year <= LAST_SKY_YEAR && dates.length < limit; year++) {
    const count = countIn(skies, pack, year, selected);
    if (before + count > offset) {
      const ofYear = worldYearOf(skies, pack, year, selected);
      const from = Math.max(0, offset - before);
      const some = datesIn(pack, ofYear, ofYear.newYear, civilDay(year + 1, 1, 1));
      dates.push(...some.slice(from, from + limit - dates.length));
    }
    before += count;
  }
  return { total, dates };
}

/** The festivals that begin on the days from..to, the end excluded, of a year's. */
export function datesIn(pack: CompiledPack, ofYear: WorldYear, from: number, end: number): WorldDate[] {
  const all = worldEntries(pack);
  const out: WorldDate[] = [];
  for (const [i, at] of ofYear.entries.entries()) {
    const day = ofYear.newYear + (ofYear.days[i] ?? 0);
    const entry = all[at];
    if (entry !== undefined && day >= from && day < end) out.push({ entry, day });
  }
  return out;
}
