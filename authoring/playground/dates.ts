// The dates of a rule over years beside those of the rule in force, and why one of them is what it is.

import { monthNamesOf, type Pack, worksOf } from '@nirnaya/compiler/front';
import type { CompiledPack } from '@nirnaya/compiler/runtime';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { civilFromDay, isoDate } from '@nirnaya/engine/civil';
import { clockIn } from '@nirnaya/explain/dates';
import { decisionDrawing } from '@nirnaya/explain/drawing';
import { observatoryOf } from '@nirnaya/explain/observatory';
import { type ExplainOptions, sentenceOf, traceFor } from '@nirnaya/explain/sentences';
import type {
  PlaygroundClause,
  PlaygroundPlace,
  PlaygroundReason,
  PlaygroundSpan,
  PlaygroundYear,
} from './answer.ts';

/** A chain at a place. */
export interface Decided {
  readonly pack: CompiledPack;
  readonly packs: ReadonlyMap<string, Pack>;
  readonly place: PlaygroundPlace;
  yearOf(year: number): PlaceYear;
}

/** Days for which the spans of a condition are looked for, and how many are given. */
const spanDays = 400;
const mostSpans = 40;

/** The dates of a rule in some years, beside those of the rule in force. */
export const yearsOf = (
  now: Decided,
  before: Decided | undefined,
  code: string,
  { from, years }: { readonly from: number; readonly years: number },
): readonly PlaygroundYear[] =>
  Array.from({ length: years }, (_, i) => {
    const year = from + i;
    return {
      year,
      dates: datesIn(now, code, year),
      open: openIn(now, code, year),
      before: before?.pack.rules.has(code) === true ? datesIn(before, code, year) : undefined,
    };
  });

// An observance that lasts over the new year is of the year in which it begins.
function datesIn({ pack, yearOf }: Decided, code: string, year: number): readonly string[] {
  return pack.observances
    .ofRule(yearOf(year), code)
    .filter(({ day }) => civilFromDay(day).year === year)
    .map(({ day }) => isoDate(day));
}

function openIn({ pack, yearOf }: Decided, code: string, year: number): readonly string[] {
  const py = yearOf(year);
  return pack.undecided
    .ofRule(py, code)
    .flatMap(({ decision: { outcome } }) =>
      outcome.kind === 'undecided' ? outcome.candidates.map((day) => isoDate(py.firstDay + day)) : [],
    );
}

/** Why a rule has a date on a civil day number; undefined where it has none there. */
export function reasonOn(decided: Decided, code: string, day: number): PlaygroundReason | undefined {
  const { pack, packs, place, yearOf } = decided;
  const rule = pack.rules.get(code);
  const placeYear = yearOf(civilFromDay(day).year);
  const trace = rule && traceFor(pack.traces.inYear(placeYear, code), day);
  if (rule === undefined || trace === undefined) return undefined;
  const options: ExplainOptions = {
    zone: place.zone,
    dayZone: place.zone,
    date: day,
    placeYear,
    pack,
    works: worksOf(pack.chain, packs),
    monthNames: monthNamesOf(pack.chain, packs),
  };
  const drawn = (layout: 'wide' | 'narrow') =>
    decisionDrawing(rule, trace, { ...options, placeName: place.name }, { layout, frame: 'page' });
  const [wide, phone] = [drawn('wide'), drawn('narrow')];
  const { clauses } = observatoryOf(rule, trace, options);
  return {
    date: isoDate(day),
    sentence: sentenceOf(rule, trace, options),
    clauses: clauses.map(
      ({ clause, authority, narrowed, decided: decides, results }): PlaygroundClause => ({
        clause,
        authority: authority === null ? null : authority.work,
        effect: decides ? 'decides' : narrowed ? 'narrows' : 'idle',
        left: results.filter(({ survives }) => survives).map(({ date }) => date),
      }),
    ),
    drawing: wide === undefined || phone === undefined ? undefined : { wide, phone },
  };
}

/** The spans of a condition from a civil day number on; none where it waits for an input. */
export function spansFrom(
  { pack, place, yearOf }: Decided,
  code: string,
  day: number,
): readonly PlaygroundSpan[] {
  const clock = clockIn(place.zone);
  const spans = new Map<number, PlaygroundSpan>();
  for (let on = day; on < day + spanDays && spans.size < mostSpans; on++) {
    const py = yearOf(civilFromDay(on).year);
    for (const { start, end } of pack.conditions.ofRule(py, code, on)?.spans ?? [])
      spans.set(start, { start: clock.iso(start) ?? '', end: clock.iso(end) ?? '' });
  }
  return [...spans.values()].slice(0, mostSpans);
}
