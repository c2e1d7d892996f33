// What a pack leaves without a date: undecided by its authority, or undecidable under this sky.

import type { CompiledPack, Undated } from '../../compiler/pack.ts';
import type { FestivalMode } from '../../compiler/trace.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { sentenceOf } from '../../explain/sentence.ts';
import type { Asked, Reckoning } from '../asked.ts';
import { yearOf } from '../dates.ts';
import type { undecidedItem } from '../schemas/festival.ts';
import type { z } from '../schemas/zod.ts';
import { type FestivalFilter, wanted } from './days.ts';

/** An occurrence without a date, as answered. */
export type UndecidedItem = z.output<typeof undecidedItem>;

// A pack finds its undated occurrences by looking through the whole year; that is done once for each place-year.
const found = new WeakMap<CompiledPack, WeakMap<PlaceYear, Map<FestivalMode, readonly Undated[]>>>();

function undatedIn(pack: CompiledPack, py: PlaceYear, mode: FestivalMode): readonly Undated[] {
  const years = found.get(pack) ?? new WeakMap<PlaceYear, Map<FestivalMode, readonly Undated[]>>();
  found.set(pack, years);
  const modes = years.get(py) ?? new Map<FestivalMode, readonly Undated[]>();
  years.set(py, modes);
  const undated = modes.get(mode) ?? pack.undatedIn(py, { mode });
  modes.set(mode, undated);
  return undated;
}

/** Occurrences without a date that have a candidate on the days from..to (civil day numbers, inclusive). */
export function undecidedIn(asked: Asked, from: number, to: number, filter: FestivalFilter): UndecidedItem[] {
  const out = new Map<string, UndecidedItem>();
  for (let year = yearOf(from); year <= yearOf(to); year++) {
    const py = asked.year(year);
    for (const undated of undatedIn(asked.pack, py, asked.mode)) {
      const { occurrence } = undated.decision;
      if (!wanted(undated.rule.linked.fields ?? {}, filter)) continue;
      const days = candidatesOf(undated.decision).map((index) => py.firstDay + index);
      if (!days.some((day) => from <= day && day <= to)) continue;
      out.set(`${undated.rule.code} ${Math.round(occurrence.start)}`, undecidedOf(asked, undated, year));
    }
  }
  return [...out.values()];
}

/** An occurrence without a date that was found in a year. */
export function undecidedOf(asked: Reckoning, { rule, decision }: Undated, year: number): UndecidedItem {
  const { occurrence, outcome } = decision;
  const { firstDay } = asked.year(year);
  const days = candidatesOf(decision).map((index) => firstDay + index);
  const trace = asked.traces(year, rule.code).find((t) => t.occurrence.start === occurrence.start);
  const overlaps = new Map(trace?.candidates.map(({ day, overlap }) => [day, overlap]));
  return {
    code: rule.code,
    name: rule.linked.fields?.name ?? rule.code,
    decision_status: outcome.kind === 'undecided' ? 'REQUIRES_SOURCE_CERTIFICATION' : 'UNDECIDABLE',
    reason: trace === undefined ? '' : sentenceOf(rule, trace, asked.explaining(year)),
    candidates: days.map((day) => ({
      date: isoDate(day),
      overlap_minutes: Math.round((overlaps.get(day) ?? 0) * 1440),
    })),
  };
}

// The days left open, as indices of the place-year.
const candidatesOf = ({ outcome }: Undated['decision']): readonly number[] =>
  outcome.kind === 'undecided' || outcome.kind === 'undecidable' ? outcome.candidates : [];
