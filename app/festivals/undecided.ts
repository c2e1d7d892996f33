// What a pack leaves without a date: undecided by its authority, or undecidable under this sky.

import {
  type CompiledPack,
  candidateDays,
  type FestivalMode,
  type UndecidedObservance,
} from '@nirnaya/compiler/runtime';
import type { undecidedItem } from '@nirnaya/contract/festivals';
import type { z } from '@nirnaya/contract/schema';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { memoOn } from '@nirnaya/engine/cache';
import { isoDate } from '@nirnaya/engine/civil';
import { sentenceOf } from '@nirnaya/explain/sentences';
import type { RequestContext, RuleContext } from '../context/request-context.ts';
import { yearOf } from '../requests/dates.ts';
import { type FestivalFilter, passesFilter } from './days.ts';

/** An occurrence without a date, as answered. */
export type UndecidedItem = z.output<typeof undecidedItem>;

// The undated occurrences of a whole year, found once for each place-year.
const memoized = memoOn<
  PlaceYear,
  WeakMap<CompiledPack, Map<FestivalMode, readonly UndecidedObservance[]>>
>();

function undecidedObservancesIn(
  pack: CompiledPack,
  py: PlaceYear,
  mode: FestivalMode,
): readonly UndecidedObservance[] {
  const packs = memoized.of(py, () => new WeakMap());
  const modes = packs.get(pack) ?? new Map<FestivalMode, readonly UndecidedObservance[]>();
  packs.set(pack, modes);
  let undecided = modes.get(mode);
  if (undecided === undefined) {
    undecided = pack.undecided.inYear(py, { mode });
    modes.set(mode, undecided);
  }
  return undecided;
}

const undecidedObservancesOn = (
  { pack, mode }: RequestContext,
  py: PlaceYear,
  day: number,
): readonly UndecidedObservance[] =>
  memoized.known(py)?.get(pack)?.get(mode) ?? pack.undecided.on(py, day, { mode });

/** Occurrences without a date that have a candidate on the days from..to (civil day numbers, inclusive). */
function undecidedIn(
  context: RequestContext,
  from: number,
  to: number,
  filter: FestivalFilter,
): UndecidedItem[] {
  const out = new Map<string, UndecidedItem>();
  for (let year = yearOf(from); year <= yearOf(to); year++) {
    const py = context.year(year);
    // One date does not decide the whole year.
    const all =
      from === to
        ? undecidedObservancesOn(context, py, from)
        : undecidedObservancesIn(context.pack, py, context.mode);
    for (const undecided of all) {
      const { occurrence } = undecided.decision;
      if (!passesFilter(undecided.rule.linked.fields, filter)) continue;
      const days = candidateDays(undecided.decision).map((index) => py.firstDay + index);
      if (!days.some((day) => from <= day && day <= to)) continue;
      out.set(
        `${undecided.rule.code} ${Math.round(occurrence.start)}`,
        undecidedOf(context, undecided, year),
      );
    }
  }
  return [...out.values()];
}

/** The same as part of an answer, which leaves it out where there is none. */
export function undecidedPart(
  context: RequestContext,
  from: number,
  to: number,
  filter: FestivalFilter,
): { readonly undecided?: UndecidedItem[] } {
  const undecided = undecidedIn(context, from, to, filter);
  return undecided.length === 0 ? {} : { undecided };
}

/** An occurrence without a date that was found in a year. */
export function undecidedOf(
  context: RuleContext,
  { rule, decision }: UndecidedObservance,
  year: number,
): UndecidedItem {
  const { occurrence, outcome } = decision;
  const { firstDay } = context.year(year);
  const days = candidateDays(decision).map((index) => firstDay + index);
  const trace = context.trace(year, rule.code, occurrence);
  const overlaps = new Map(trace?.candidates.map(({ day, overlap }) => [day, overlap]));
  return {
    code: rule.code,
    name: rule.linked.fields.name ?? rule.code,
    decision_status: outcome.kind === 'undecided' ? 'REQUIRES_SOURCE_CERTIFICATION' : 'UNDECIDABLE',
    reason: trace === undefined ? '' : sentenceOf(rule, trace, context.explaining(year)),
    candidates: days.map((day) => ({
      date: isoDate(day),
      overlap_minutes: Math.round((overlaps.get(day) ?? 0) * 1440),
    })),
  };
}
