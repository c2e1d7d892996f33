// One pack applied to one place-year: a cache of what is computed once, and references between rules.

import type { SkyName } from '@nirnaya/dsl/vocabulary';
import { type PlaceYear, placeYearOn, placeYearUnder } from '@nirnaya/engine/almanac';
import type { Occurrence, Outcome } from '@nirnaya/engine/observe';
import type { Place } from '@nirnaya/engine/place';
import type { ConditionEvaluator } from './emit/condition.ts';
import { type CalendarMonth, type Context, type Inputs, noInputs, type Run } from './emit/context.ts';
import type { RuleEvaluator } from './emit/rule.ts';
import type { FestivalMode } from './trace.ts';

/** What a run needs of its pack. */
export interface RunSource {
  /** the sky of the chain */
  readonly sky: SkyName;
  /** the sky of a rule that has one of its own */
  skyOf(code: string): SkyName | undefined;
  evaluator(code: string): RuleEvaluator | undefined;
  place(code: string): Place | undefined;
  condition(code: string): ConditionEvaluator | undefined;
  calendar(
    name: string,
  ): { readonly evaluator: RuleEvaluator; readonly firstRashi: number; readonly sky: SkyName } | undefined;
}

/** An occurrence with its outcome; days are indices of the place-year. */
export interface Decision {
  readonly occurrence: Occurrence;
  readonly outcome: Outcome;
}

/** A run that can also evaluate rules. */
export interface PackRun extends Run {
  readonly mode: FestivalMode;
  context(inputs?: Inputs): Context;
  /** decisions of a rule for occurrences touching the days from..to (indices, inclusive, margins included) */
  decisions(code: string, from: number, to: number): Decision[];
  /** the context a rule is evaluated in: of its own place and its own sky where it has them */
  contextOf(code: string, inputs?: Inputs): Context;
}

/** The day indices that can be decided: a few days of room are kept at both ends for neighbours. */
const margin = 4;

/** The year and the sky of a run. */
interface RunAt {
  readonly py: PlaceYear;
  readonly sky: SkyName;
}

/** Starts a run of a chain on a place-year, on the sky of the chain; by itself it keeps the runs that it needs besides. */
export const startRun = (source: RunSource, py: PlaceYear, mode: FestivalMode): PackRun => {
  const runOn = (at: RunAt): PackRun => runAt(source, at, mode, runOn);
  return runOn({ py: placeYearOn(py, source.sky), sky: source.sky });
};

/**
 * A run on a year that is of its sky. `runOn` returns the runs on the years of places and skies that rules are tied to, where
 * they are kept.
 */
export function runAt(
  source: RunSource,
  { py, sky }: RunAt,
  mode: FestivalMode,
  runOn: (there: RunAt) => PackRun,
): PackRun {
  const days = new Map<string, readonly (readonly [number, number])[]>();
  const calendars = new Map<string, readonly CalendarMonth[]>();
  const elsewhere = new Map<string, PackRun>();
  const contextFor = (at: PackRun, inputs: Inputs = noInputs): Context => ({
    run: at,
    py: at.py,
    day: 0,
    target: [],
    readAt: Number.NaN,
    inputs,
    range: undefined,
    readings: undefined,
  });
  // A rule tied to a place or a sky is evaluated on its own year; day indices mean the same dates.
  const runThere = (place: Place | undefined, itsSky: SkyName): PackRun => {
    if (place === undefined && itsSky === sky) return run;
    const key = place === undefined ? itsSky : `${itsSky} ${place.lat},${place.lon},${place.zone}`;
    let there = elsewhere.get(key);
    if (there === undefined) {
      const year = placeYearOn(py, itsSky);
      there = runOn({ py: place === undefined ? year : placeYearUnder(year, place), sky: itsSky });
      elsewhere.set(key, there);
    }
    return there;
  };
  // The dates of a rule are of its chain's sky whoever asks for them; what a condition says is of the sky of who asks.
  const skyOf = (code: string): SkyName =>
    source.skyOf(code) ?? (source.condition(code) === undefined ? source.sky : sky);
  const run: PackRun = {
    py,
    mode,
    sky,
    memo: [],
    context: (inputs) => contextFor(run, inputs),
    contextOf: (code, inputs) => contextFor(runThere(source.place(code), skyOf(code)), inputs),
    decisions: (code, from, to) => {
      const evaluator = source.evaluator(code);
      return evaluator === undefined ? [] : decideAll(run.contextOf(code), evaluator, { mode, from, to });
    },
    daysOf: (code) => {
      let spans = days.get(code);
      if (spans === undefined) {
        spans = run
          .decisions(code, margin, py.count - margin)
          .flatMap(({ outcome }) =>
            outcome.kind === 'decided' ? [[outcome.first, outcome.last] as const] : [],
          );
        days.set(code, spans);
      }
      return spans;
    },
    spansOf: (code, inputs) => source.condition(code)?.spans(run.contextOf(code, inputs)),
    calendar: (name) => {
      let months = calendars.get(name);
      if (months === undefined) {
        const there = runThere(undefined, source.calendar(name)?.sky ?? sky);
        months = there === run ? calendarMonths(run, source, name) : there.calendar(name);
        calendars.set(name, months);
      }
      return months;
    },
  };
  return run;
}

/** What is decided. */
interface Query {
  readonly mode: FestivalMode;
  /** indices of days, inclusive */
  readonly from: number;
  readonly to: number;
}

function decideAll(cx: Context, evaluator: RuleEvaluator, { mode, from, to }: Query): Decision[] {
  const { dayStart, count } = cx.py;
  const first = dayStart[Math.max(margin, from)] - 3 - evaluator.more;
  const last = dayStart[Math.min(count - margin, to)] + 4;
  const out: Decision[] = [];
  for (const occurrence of evaluator.occurrences(cx)) {
    if (occurrence.end < first || occurrence.start > last) continue;
    if (occurrence.start < dayStart[margin] || occurrence.end > dayStart[count - margin]) continue;
    out.push({ occurrence, outcome: evaluator.decide(cx, occurrence, mode) });
  }
  return out;
}

function calendarMonths(run: PackRun, source: RunSource, name: string): CalendarMonth[] {
  const calendar = source.calendar(name);
  if (calendar === undefined) return [];
  const cx = run.context();
  const { sunRashi } = cx.py.sky;
  const starts = decideAll(cx, calendar.evaluator, { mode: run.mode, from: 0, to: cx.py.count }).flatMap(
    ({ occurrence, outcome }) => {
      if (outcome.kind !== 'decided') return [];
      // A hair after the ingress the Sun is in the sign it entered.
      const at = occurrence.start + 1e-6;
      let rashi = 0;
      for (let i = 0; i + 1 < sunRashi.starts.length; i++) {
        if (sunRashi.starts[i] <= at && at < sunRashi.starts[i + 1]) rashi = (sunRashi.first + i) % 12;
      }
      return [{ first: outcome.first, month: (rashi - calendar.firstRashi + 12) % 12 }];
    },
  );
  // Where a sankranti could not be decided (no sunset near the poles) the months about it have no known length.
  return starts.flatMap((start, i): CalendarMonth[] => {
    const next = starts[i + 1];
    return next !== undefined && next.month === (start.month + 1) % 12
      ? [{ ...start, last: next.first - 1 }]
      : [];
  });
}

/** The month and day of a calendar on a day index; undefined outside what the run covers. */
export function calendarDate(
  run: Run,
  name: string,
  day: number,
): { readonly month: number; readonly day: number } | undefined {
  const month = run.calendar(name).find((m) => m.first <= day && day <= m.last);
  return month && { month: month.month, day: day - month.first + 1 };
}
