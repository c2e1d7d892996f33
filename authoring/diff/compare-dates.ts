// Runs two versions of some rules over years and places and gathers the dates that differ, each with the clause
// that decided it. One pass over the years: the sky of a year is shared by all places, a place's year by all rules.

import type { CompiledPack, FestivalMode } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { civilDay } from '@nirnaya/engine/civil';
import type { Place } from '@nirnaya/engine/place';
import { type Dated, datedIn, decidedBy } from './dated.ts';
import { type Decided, type Move, movesOf } from './moved.ts';

/** Two versions of a rule at a place. A version that is not there, or not observed, has no dates. */
export interface Pairing {
  readonly code: string;
  readonly before: CompiledPack | undefined;
  readonly after: CompiledPack | undefined;
  readonly place: Place;
}

/** The scope of a comparison of dates. */
export interface DateRange {
  /** Gregorian years, both inclusive */
  readonly from: number;
  readonly to: number;
  readonly mode: FestivalMode;
}

/** The dates that differ for each pairing, in its order. */
export function compareDates(
  pairings: readonly Pairing[],
  range: DateRange,
  placeYear: (place: Place, year: number) => PlaceYear,
  progress: (year: number) => void = () => undefined,
): readonly (readonly Move[])[] {
  const { from, to, mode } = range;
  const seen = pairings.map((pairing) => ({ pairing, before: [] as Decided[], after: [] as Decided[] }));
  // Pairings of one place follow each other, so that its year is computed once.
  const byPlace = [...seen].sort((a, b) => keyOf(a.pairing.place).localeCompare(keyOf(b.pairing.place)));
  for (let year = from; year <= to; year++) {
    for (const { pairing, before, after } of byPlace) {
      const py = placeYear(pairing.place, year);
      const both = compareYear(pairing, py, mode);
      before.push(...both.before);
      after.push(...both.after);
    }
    progress(year);
  }
  const days = civilDay(to + 1, 1, 1) - civilDay(from, 1, 1);
  return seen.map(({ before, after }) => movesOf(before, after, days));
}

const keyOf = ({ lat, lon, zone }: Place): string => `${lat} ${lon} ${zone}`;

function compareYear({ code, before, after }: Pairing, py: PlaceYear, mode: FestivalMode) {
  const old = before === undefined ? [] : datedIn(before, py, code, mode);
  const now = after === undefined ? [] : datedIn(after, py, code, mode);
  return {
    before: withClauses(before, py, { code, mode, own: old, other: now }),
    after: withClauses(after, py, { code, mode, own: now, other: old }),
  };
}

/** The dates of a rule in two versions. */
interface Compared {
  readonly code: string;
  readonly mode: FestivalMode;
  /** of this version */
  readonly own: readonly Dated[];
  /** of the other */
  readonly other: readonly Dated[];
}

// Only dates that the other version lacks are traced: a trace costs many times what a date does.
function withClauses(
  pack: CompiledPack | undefined,
  py: PlaceYear,
  { code, mode, own, other }: Compared,
): readonly Decided[] {
  const known = new Set(other.map(({ text }) => text));
  if (pack === undefined || own.every(({ text }) => known.has(text)))
    return own.map(({ day, text }) => ({ day, text, by: '' }));
  const trace = pack.traces.tracer(py, code, { mode });
  return own.map(({ day, text, occurrence }) => ({
    day,
    text,
    by: trace === undefined || known.has(text) ? '' : decidedBy(trace(occurrence)),
  }));
}
