// The outcomes of the occurrences of a rule in the requested years, as dates that can be compared and shown.

import type { CompiledPack, FestivalMode, Trace } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { civilFromDay, isoDate } from '@nirnaya/engine/civil';
import type { Occurrence, Outcome } from '@nirnaya/engine/observe';

/** An occurrence that got a date, or none because it is undecided or undecidable. */
export interface Dated {
  /** civil day number: the first decided, or the first that was weighed */
  readonly day: number;
  /** `2026-09-14`, `2026-10-11..2026-10-20`, `undecided 2026-09-21|2026-09-22`, `no moonrise 2026-06-01` */
  readonly text: string;
  readonly occurrence: Occurrence;
}

/** The occurrences of a rule that are dated in a place-year's civil year, by date. */
export function datedIn(
  pack: CompiledPack,
  py: PlaceYear,
  code: string,
  mode: FestivalMode,
): readonly Dated[] {
  const from = py.firstDay + py.yearStart;
  const to = py.firstDay + py.yearEnd - 1;
  const out: Dated[] = [];
  for (const { occurrence, outcome } of pack.decisions.between(py, code, { from, to, mode })) {
    const [first] = daysOf(outcome);
    if (first === undefined) continue;
    const day = py.firstDay + first;
    if (civilFromDay(day).year !== py.year) continue;
    out.push({ day, text: outcomeText(outcome, py.firstDay), occurrence });
  }
  return out.sort((a, b) => a.day - b.day);
}

function daysOf(outcome: Outcome): readonly number[] {
  switch (outcome.kind) {
    case 'decided':
      return [outcome.first, outcome.last];
    case 'nothing':
      return [];
    default:
      return outcome.candidates;
  }
}

/** An outcome as text; its days count from `firstDay`, in a trace from 0. */
export function outcomeText(outcome: Outcome, firstDay = 0): string {
  const date = (day: number): string => isoDate(firstDay + day);
  switch (outcome.kind) {
    case 'decided':
      return outcome.first === outcome.last
        ? date(outcome.first)
        : `${date(outcome.first)}..${date(outcome.last)}`;
    case 'undecided':
      return `undecided ${outcome.candidates.map(date).join('|')}`;
    case 'undecidable':
      return `no ${outcome.absent} ${outcome.candidates.map(date).join('|')}`;
    case 'nothing':
      return 'none';
  }
}

/** The deciding clause as written, or `only day` where there was no choice. */
export function decidedBy({ outcome, clauses, decidedBy: index }: Trace): string {
  if (outcome.kind === 'undecided') return 'undecided';
  if (outcome.kind === 'undecidable') return `no ${outcome.absent}`;
  return index === undefined ? 'only day' : (clauses[index]?.text ?? '');
}
