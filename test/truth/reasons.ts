// Why a list may give another date for a festival than we do. Every reason is a fact measured on the row at hand;
// none knows a date or a year. In: the list's day and ours. Out: the first reason that holds, or none.

import type { Observance } from '../../compiler/pack.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { civilFromDay, isoDate } from '../../engine/place/civil.ts';
import { near, type Spans } from '../../engine/observe/spans.ts';
import { decidingClause } from './deciding-clause.ts';
import { EDGE_MINUTES } from './limits.ts';
import { heldOnlyOn, nearestMoment, targetOf, timeWithin } from './measures.ts';
import { otherDates } from './other-dates.ts';
import type { OtherDay } from './names.ts';
import { type PlaceName, places } from './places.ts';
import { type Asked, nearest, type Reckoning } from './reckoning.ts';

/** A festival that differs. */
export interface FestivalDifference {
  readonly asked: Asked;
  /** the list's civil day number */
  readonly theirs: number;
  readonly ours: Observance;
  readonly others: readonly OtherDay[];
}

/** What was found. */
export interface Explanation {
  readonly reason: string | null;
  readonly note: string;
}

/** Looks for the reason of a difference, the most telling first. */
export function explainFestival(reckoning: Reckoning, difference: FestivalDifference): Explanation {
  const { asked, ours, theirs } = difference;
  const clause = decidingClause(reckoning, asked, ours);
  const days = theirs - ours.day;
  const note = `list ${days > 0 ? '+' : ''}${days} d; ours by: ${clause}`;
  const found = anotherAuthority(reckoning, difference) ?? fromTheSky(reckoning, difference);
  return { reason: found === undefined ? null : `${found} (${note})`, note };
}

// Another rule, mode, chain or place of ours that gives the list's date.
function anotherAuthority(reckoning: Reckoning, difference: FestivalDifference): string | undefined {
  const { asked, theirs, others } = difference;
  for (const other of others) {
    if (otherDates(reckoning, asked, other, theirs).includes(theirs)) return `another authority: ${other.says}`;
  }
  const gives = (variant: Asked): boolean =>
    reckoning.observances(variant, theirs).some((o) => o.day === theirs);
  for (const code of rivals(reckoning, difference)) {
    if (gives({ ...asked, code })) return `another authority: ${code} falls on its date`;
  }
  const mode = asked.mode === 'drik' ? 'standard' : 'drik';
  if (gives({ ...asked, mode })) return `another authority: the ${mode} mode of the rule gives its date`;
  for (const pack of reckoning.chains.keys()) {
    if (gives({ ...asked, pack })) return `another authority: chain ${pack} gives its date`;
  }
  for (const name of Object.keys(places) as PlaceName[]) {
    if (gives({ ...asked, place: places[name] })) return `another place: the rule gives its date for ${name}`;
  }
  return undefined;
}

// Rules of the chain that decide on the same occurrence in another way, such as Smarta and Vaishnava.
function rivals(reckoning: Reckoning, { asked, ours }: FestivalDifference): string[] {
  const rules = reckoning.pack(asked.pack)?.rules ?? new Map();
  const text = (code: string): string | undefined => rules.get(code)?.linked.fields?.observe?.text;
  const own = text(ours.rule.code);
  return [...rules.keys()].filter((code) => code !== asked.code && own !== undefined && text(code) === own);
}

function fromTheSky(reckoning: Reckoning, difference: FestivalDifference): string | undefined {
  const { asked, ours, theirs } = difference;
  const based = basis(reckoning, difference);
  if (based === undefined) return undefined;
  const { spans, shift } = based;
  const day = theirs - shift;
  const py = reckoning.yearOf(asked.place, civilFromDay(day).year);
  if (py === undefined) return undefined;
  const index = day - py.firstDay;
  const own = ours.day - shift - py.firstDay;
  if (timeWithin(py, index, spans) === 0) return outside(py, index, spans, ours);
  const held = heldOnlyOn(py, index, own, spans);
  if (held.length > 0) return `another authority: the target holds at ${held.join(', ')} of its day and not of ours`;
  const edge = nearestMoment(py, index, spans);
  if (edge.minutes <= EDGE_MINUTES) {
    return `the target begins or ends ${edge.minutes.toFixed(1)} min from ${edge.name}: its Sun or Delta T differs`;
  }
  return undefined;
}

function outside(py: PlaceYear, index: number, spans: Spans, ours: Observance): string {
  const gap = Math.min(
    ...near(spans, py.dayStart[index] - 60, py.dayStart[index + 1] + 60).map((t) =>
      Math.min(Math.abs(t - py.dayStart[index]), Math.abs(t - py.dayStart[index + 1])),
    ),
  );
  const far = gap > 20 && ours.occurrence.lunation !== undefined;
  if (far) return 'the list counts another lunation as the month';
  return `the list's own error or a day proclaimed: the target is ${(gap * 24).toFixed(1)} h away from its day`;
}

// The spans decided on, and how many days later the festival is kept than they decide.
function basis(
  reckoning: Reckoning,
  { asked, ours }: FestivalDifference,
): { readonly spans: Spans; readonly shift: number } | undefined {
  const spans = targetOf(ours);
  if (spans !== undefined) return { spans, shift: 0 };
  const [code, ...more] = ours.rule.checked.references.keys();
  if (code === undefined || more.length > 0) return undefined;
  const first = nearest(reckoning.observances({ ...asked, code }, ours.day), ours.day);
  const base = first && targetOf(first);
  return base && first && { spans: base, shift: ours.day - first.day };
}

/** A date as the report shows it. */
export function shown(day: number | undefined): string {
  return day === undefined ? 'no date' : isoDate(day);
}
