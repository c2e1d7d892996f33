// One target on two skies: at which of its ends the day is decided, when that end is on either sky, and the moment of the day
// that lies between the two.

import type { PackRule } from '@nirnaya/compiler/front';
import type { Trace } from '@nirnaya/compiler/runtime';
import type { SkyName } from '@nirnaya/dsl/vocabulary';
import { placeYearOn } from '@nirnaya/engine/almanac';
import { jdOfCivilDay, jdOfMs } from '@nirnaya/engine/civil';
import type { Track } from '@nirnaya/engine/sky';
import type { LocalClock } from '../dates/clock.ts';
import type { ExplainOptions } from '../sentences/options.ts';
import { weighedWindows, windowWords } from './overlap.ts';

/** A moment of a day that a rule looks at. */
export interface DayMoment {
  /** `sunset`, `sunrise`, or the window that begins or ends then */
  readonly name: string;
  readonly edge: 'moment' | 'begin' | 'end';
  /** JD UT */
  readonly at: number;
}

/** An end of a target, or the sankranti that begins the month of a date, on two skies, JD UT. */
export interface SkyBoundary {
  readonly end: 'begin' | 'end' | 'sankranti';
  readonly own: number;
  readonly other: number;
  /** undefined where no single moment lies between, as where shares of a window are compared */
  readonly between: DayMoment | undefined;
}

/** A moment, and how near it is to what decided: the clause that did first, then the day's own begin, then the rest. */
interface Ranked extends DayMoment {
  readonly rank: number;
}

/**
 * The end of the target that the day depends on, of two traces of one occurrence. Without a moment between, it is the end that
 * the skies place farther apart. For a date of a calendar of months it is the sankranti of its month; undefined for other
 * targets of whole days, whose instants are those of the rule that they are counted from.
 */
export function skyBoundary(
  rule: PackRule,
  own: Trace,
  other: Trace,
  options: ExplainOptions,
): SkyBoundary | undefined {
  if (rule.checked.wholeDays) return sankrantiBoundary(rule, own, other, options);
  const begin = { end: 'begin', own: own.occurrence.start, other: other.occurrence.start } as const;
  const end = { end: 'end', own: own.occurrence.end, other: other.occurrence.end } as const;
  const ends = own.target.event ? [begin] : [begin, end];
  const moments = momentsOf(rule, [own, other], options);
  const crossed = ends.flatMap((one) => {
    const [from, to] = [Math.min(one.own, one.other), Math.max(one.own, one.other)];
    // A window of the sky itself, as Bhadra, ends with the target.
    return moments
      .filter(({ at }) => from + second < at && at < to - second)
      .map((moment) => ({ ...one, moment }));
  });
  const [first] = crossed.sort((a, b) => a.moment.rank - b.moment.rank);
  if (first !== undefined) {
    const { moment, ...one } = first;
    const { name, edge, at } = moment;
    return { ...one, between: { name, edge, at } };
  }
  const [farthest] = [...ends].sort((a, b) => apart(b) - apart(a));
  return farthest && { ...farthest, between: undefined };
}

const second = 1 / 86_400;

const apart = ({ own, other }: Pick<SkyBoundary, 'own' | 'other'>): number => Math.abs(own - other);

function momentsOf(rule: PackRule, traces: readonly Trace[], options: ExplainOptions): readonly Ranked[] {
  const deciding = traces.map(({ clauses, decidedBy }) => clauses[decidedBy ?? -1]?.text ?? '');
  const windows = traces.flatMap((trace) => {
    const words = windowWords(rule, trace, options);
    return weighedWindows(rule, trace, options).flatMap(({ name: written, spans }): Ranked[] => {
      const rank = deciding.some((text) => text.includes(written)) ? 0 : 2;
      const name = /^\w+$/.test(written) ? written : (words.get(written)?.english ?? written);
      const [first, last] = [spans[0], spans[spans.length - 1]];
      if (name === 'day' || name === 'night') {
        const ends = name === 'day' ? (['sunrise', 'sunset'] as const) : (['sunset', 'sunrise'] as const);
        return [
          { name: ends[0], edge: 'moment', at: first, rank },
          { name: ends[1], edge: 'moment', at: last, rank },
        ];
      }
      if (first === last) return [{ name, edge: 'moment', at: first, rank }];
      return [
        { name, edge: 'begin', at: first, rank },
        { name, edge: 'end', at: last, rank },
      ];
    });
  });
  if (rule.checked.day !== 'sunrise') return windows;
  const sunrises = traces.flatMap(({ candidates }) =>
    candidates.flatMap(({ sunrise: at }): Ranked[] =>
      Number.isNaN(at) ? [] : [{ name: 'sunrise', edge: 'moment', at, rank: 1 }],
    ),
  );
  return [...windows, ...sunrises];
}

// The sankranti that begins the month of a date, on either sky.
function sankrantiBoundary(
  rule: PackRule,
  own: Trace,
  other: Trace,
  { pack, placeYear }: ExplainOptions,
): SkyBoundary | undefined {
  const { target } = rule.checked;
  if (target.op !== 'calendar' || pack === undefined || placeYear === undefined) return undefined;
  const calendar = pack.calendars.get(target.calendar);
  if (calendar === undefined || own.outcome.kind !== 'decided') return undefined;
  const { first } = own.outcome;
  const date = pack.calendarDate(placeYear, target.calendar, first);
  if (date === undefined) return undefined;
  const rashi = (calendar.firstRashi + date.month) % 12;
  const near = jdOfCivilDay(first - date.day + 1);
  const entry = (sky: SkyName): number => entryNear(placeYearOn(placeYear, sky).sky.sunRashi, rashi, near);
  return { end: 'sankranti', own: entry(own.sky), other: entry(other.sky), between: undefined };
}

function entryNear({ first, cycle, starts }: Track, label: number, near: number): number {
  const entries = starts.filter((_, i) => (first + i) % cycle === label);
  return entries.reduce(
    (best, at) => (Math.abs(at - near) < Math.abs(best - near) ? at : best),
    Number.POSITIVE_INFINITY,
  );
}

/** Such an end as JSON: its instants by a local clock. */
export interface SkyBoundaryJson {
  readonly which: SkyBoundary['end'];
  readonly own_at: string;
  readonly other_at: string;
  readonly between: { readonly name: string; readonly edge: DayMoment['edge']; readonly at: string } | null;
}

/** Writes an end of a target on two skies. */
export const skyBoundaryJson = (
  { end, own, other, between }: SkyBoundary,
  clock: LocalClock,
): SkyBoundaryJson => ({
  which: end,
  own_at: clock.iso(own) ?? '',
  other_at: clock.iso(other) ?? '',
  between:
    between === undefined
      ? null
      : { name: between.name, edge: between.edge, at: clock.iso(between.at) ?? '' },
});

/** Reads what `skyBoundaryJson` wrote, to the second. */
export const skyBoundaryOf = ({ which, own_at, other_at, between }: SkyBoundaryJson): SkyBoundary => ({
  end: which,
  own: jdOfIso(own_at),
  other: jdOfIso(other_at),
  between: between === null ? undefined : { ...between, at: jdOfIso(between.at) },
});

const jdOfIso = (iso: string): number => jdOfMs(Date.parse(iso));
