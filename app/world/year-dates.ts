// On which days of a year the festivals of the world begin.

import type { CompiledPack } from '@nirnaya/compiler/runtime';
import { type Almanac, calendarYear, type PlaceYear } from '@nirnaya/engine/almanac';
import { openCache } from '@nirnaya/engine/cache';
import { civilDay } from '@nirnaya/engine/civil';
import type { Place } from '@nirnaya/engine/place';
import type { WorldDates } from '../data/world-dates.ts';
import { newDelhi } from '../places/locations.ts';
import { type WorldEntry, worldEntries } from './entries.ts';

/** The festivals of a year in order of time, those of a day in the order of the list. */
export interface WorldYear {
  /** civil day of 1 January */
  readonly newYear: number;
  /** places in the list of the chain */
  readonly entries: Uint16Array;
  /** days after 1 January, of each */
  readonly days: Uint16Array;
}

/** All 1,401 years of the packs that come with Nirnaya: some 5 MB. */
const years = openCache<string, WorldYear>({ name: 'years of world festivals', limit: 1500 });

/** Where the years of places come from, and the dates that were found beforehand. */
export interface Skies {
  readonly almanac: Almanac;
  readonly worldDates: WorldDates;
}

/** Whose days decide where the sky does, and the rule names no place of its own. */
const place: Place = { lat: newDelhi.latitude, lon: newDelhi.longitude, zone: newDelhi.timezone };

/** Entries are numbered in 16 bits. */
const MOST_ENTRIES = 65_536;

/** The festivals of a whole year; from the cache where they are known. */
export function worldYear(skies: Skies, pack: CompiledPack, year: number): WorldYear {
  const key = `${pack.fingerprint} ${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const decided = decidedYear(skies, pack, year);
  years.set(key, decided);
  return decided;
}

/** The festivals of a whole year decided, whether or not they are known. */
export const decidedYear = (skies: Skies, pack: CompiledPack, year: number): WorldYear =>
  datesOf(skies, worldEntries(pack), { pack, year });

/** The same of some entries alone. */
export function worldYearOf(
  skies: Skies,
  pack: CompiledPack,
  year: number,
  some: readonly WorldEntry[],
): WorldYear {
  const all = worldEntries(pack);
  // A few are found sooner than all are; of many, all are worth keeping.
  const known = years.get(`${pack.fingerprint} ${year}`);
  if (known === undefined && some.length * 4 < all.length) return datesOf(skies, some, { pack, year });
  const whole = known ?? worldYear(skies, pack, year);
  return some.length === all.length ? whole : among(whole, new Set(some.map(({ index }) => index)));
}

function among({ newYear, entries, days }: WorldYear, selected: ReadonlySet<number>): WorldYear {
  const at = [...entries.keys()].filter((i) => selected.has(entries[i] ?? -1));
  return {
    newYear,
    entries: Uint16Array.from(at, (i) => entries[i] ?? 0),
    days: Uint16Array.from(at, (i) => days[i] ?? 0),
  };
}

function datesOf(
  skies: Skies,
  some: readonly WorldEntry[],
  { pack, year }: { readonly pack: CompiledPack; readonly year: number },
): WorldYear {
  const newYear = civilDay(year, 1, 1);
  const next = civilDay(year + 1, 1, 1);
  const plain = calendarYear(year, skies.almanac.calendars);
  let ofPlace: PlaceYear | undefined;
  // A number for each: the day after 1 January, then the place in the list.
  const daysOfAll: number[] = [];
  for (let i = 0; i < some.length; i++) {
    const entry = some[i] as WorldEntry;
    const known = entry.needsSky ? skies.worldDates.datesOf(entry.digest) : undefined;
    if (known !== undefined) {
      for (let at = firstFrom(known, newYear); at < known.length && (known[at] as number) < next; at++) {
        daysOfAll.push(((known[at] as number) - newYear) * MOST_ENTRIES + entry.index);
      }
      continue;
    }
    if (entry.needsSky) ofPlace ??= skies.almanac.placeYear(place, year);
    const py = ofPlace !== undefined && entry.needsSky ? ofPlace : plain;
    for (const { outcome } of pack.decisions.between(py, entry.code, { from: newYear, to: next - 1 })) {
      if (outcome.kind !== 'decided') continue;
      const day = py.firstDay + outcome.first;
      if (day >= newYear && day < next) daysOfAll.push((day - newYear) * MOST_ENTRIES + entry.index);
    }
  }
  const sorted = Float64Array.from(daysOfAll).sort();
  const entries = new Uint16Array(sorted.length);
  const days = new Uint16Array(sorted.length);
  for (let i = 0; i < sorted.length; i++) {
    const value = sorted[i] as number;
    days[i] = Math.floor(value / MOST_ENTRIES);
    entries[i] = value % MOST_ENTRIES;
  }
  return { newYear, entries, days };
}

// Where sorted days are at or after a day.
function firstFrom(days: Int32Array, day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
