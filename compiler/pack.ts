// A chain of packs compiled: its rules ready to be asked for dates, windows and traces.

import type { TableNode } from '../dsl/pack/document.ts';
import type { PlaceYear } from '../engine/almanac/place-year.ts';
import type { Occurrence } from '../engine/observe/occurrence.ts';
import { beginningWithin, type Spans } from '../engine/observe/spans.ts';
import type { Attributes } from './attributes.ts';
import type { Division, Term } from './check/term.ts';
import { type ConditionPartSpans, type ConditionSpans, conditionsOf } from './conditions.ts';
import { emitterFor, type Slots } from './emit/build.ts';
import { type Inputs, noInputs } from './emit/context.ts';
import { belongsToDay } from './emit/over.ts';
import { calendarDate, type Decision, type PackRun, startRun } from './emit/run.ts';
import { sourceOf } from './emit/source.ts';
import type { OtherRules } from './other-rules.ts';
import { type DayPart, dayPartsOf, type PackKala } from './pack-kala.ts';
import type { PackCalendar, PackRule } from './pack-rule.ts';
import { type ScoredPack, scoredPack } from './pack-scored.ts';
import { buildDayIndex } from './plan/day-index.ts';
import { type Waiting, waitingFor } from './plan/waiting.ts';
import type { FestivalMode, Trace } from './trace.ts';
import { traceOf } from './tracing.ts';

export type { ConditionSpans };

/** An observance decided. */
export interface Observance {
  readonly rule: PackRule;
  /** the name it bears on this date */
  readonly name: string;
  /** further names that hold, such as `Angaraki` */
  readonly variants: readonly string[];
  /** civil day numbers, first and last */
  readonly day: number;
  readonly lastDay: number;
  readonly occurrence: Occurrence;
}

/** An occurrence without a date, and why. */
export interface Undated {
  readonly rule: PackRule;
  readonly decision: Decision;
}

/** What is asked of a pack besides place and date. */
export interface AskOptions {
  readonly mode?: FestivalMode;
}

/** A compiled chain. All methods are pure functions of the place-year; runs are remembered for its lifetime. */
export interface CompiledPack extends Attributes, ScoredPack {
  readonly name: string;
  /** from the root down */
  readonly chain: readonly string[];
  readonly fingerprint: string;
  /** its observances and conditions; rules that score are in `scored`, chakras in `chakras` */
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
  /** the tables of the chain as written */
  readonly tables: ReadonlyMap<string, TableNode>;
  /** what people call the kalas, by name, in the order of the packs */
  readonly kalas: ReadonlyMap<string, PackKala>;
  /** what people call the divisions, by name */
  readonly divisions: ReadonlyMap<string, PackKala>;
  /** the observances of a civil day number, which must lie in the place-year's year */
  observancesOn(py: PlaceYear, day: number, options?: AskOptions): readonly Observance[];
  /** the observances of the whole civil year, by date */
  observancesIn(py: PlaceYear, options?: AskOptions): readonly Observance[];
  /** occurrences of the year that got no date: undecided, undecidable */
  undatedIn(py: PlaceYear, options?: AskOptions): readonly Undated[];
  /**
   * What came of a rule's occurrences that touch the days from..to (civil day numbers, within the place-year and its
   * margins), decided or not; the days of the decisions are indices of the place-year.
   */
  decisions(py: PlaceYear, code: string, from: number, to: number, options?: AskOptions): readonly Decision[];
  /** the traces of a rule for the occurrences that touch the days from..to (civil day numbers) */
  traces(py: PlaceYear, code: string, from: number, to: number, options?: AskOptions): readonly Trace[];
  /**
   * The conditions that hold at some time of a civil day number, each with its spans uncut. One with inputs is left
   * out where they are not given; inputs that no condition has are ignored. Throws `RangeError` for a value that is
   * none of its input's kind.
   */
  conditionsOn(py: PlaceYear, day: number, options?: { readonly inputs?: Inputs }): readonly ConditionSpans[];
  /**
   * One condition on a civil day number; undefined where it does not hold, or is not in force in the chain. Throws
   * `RangeError` where an input of it is missing or none of its kind.
   */
  conditionFor(py: PlaceYear, code: string, day: number, inputs?: Inputs): ConditionSpans | undefined;
  /** what must hold together for a condition, each by itself near a civil day number; otherwise as `conditionFor` */
  conditionParts(
    py: PlaceYear,
    code: string,
    day: number,
    inputs?: Inputs,
  ): readonly ConditionPartSpans[] | undefined;
  /** the named windows of an observance on its day */
  windowsOf(
    py: PlaceYear,
    observance: Observance,
    options?: AskOptions,
  ): readonly { readonly name: string; readonly spans: Spans }[];
  /** month (0-based, in the calendar's order) and day of a calendar on a civil day number */
  calendarDate(
    py: PlaceYear,
    calendar: string,
    day: number,
  ): { readonly month: number; readonly day: number } | undefined;
  /** how many rules the index lets a day touch, of how many */
  touched(py: PlaceYear, day: number): { readonly touched: number; readonly of: number };
  /** a kala of the chain on a civil day number; undefined if there is no such kala */
  kalaOn(py: PlaceYear, name: string, day: number): Spans | undefined;
  /**
   * A kala as almanacs list it on a day: all its spans where they belong to the day; of one that hangs on a star or a
   * tithi, as varjyam does, those that begin from this day's start to the next.
   */
  kalaListedOn(py: PlaceYear, name: string, day: number): Spans | undefined;
  /** the parts of a division on a civil day number; none without sunrise or sunset, undefined if unknown */
  divisionOn(py: PlaceYear, name: string, day: number): readonly DayPart[] | undefined;
  /** what a kala of the chain means; undefined if there is no such kala */
  kalaTerm(name: string): Term | undefined;
  /** what a division of the chain means; undefined if there is no such division */
  divisionTerm(name: string): Division | undefined;
}

/** What the compiler gathered for a chain. */
export interface PackParts extends OtherRules {
  readonly name: string;
  readonly chain: readonly string[];
  readonly fingerprint: string;
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly calendars: ReadonlyMap<string, PackCalendar>;
  /** the tables of the chain as written */
  readonly tables: ReadonlyMap<string, TableNode>;
  readonly kalas: ReadonlyMap<string, PackKala>;
  readonly divisions: ReadonlyMap<string, PackKala>;
  readonly attributes: Attributes;
  readonly kala: (name: string) => Term | undefined;
  readonly division: (name: string) => Division | undefined;
}

/** Makes a compiled pack of its parts. Evaluators are emitted when first needed. */
export function compiledPack(parts: PackParts): CompiledPack {
  const slots: Slots = { count: 0 };
  const plain = emitterFor(slots, false);
  const tracing = emitterFor(slots, true);
  const source = sourceOf(parts, plain);
  const tracer = sourceOf(parts, tracing);
  const runs = new WeakMap<PlaceYear, Map<FestivalMode, PackRun>>();
  const years = new WeakMap<PackRun, readonly Observance[]>();
  const index = buildDayIndex(waitingOfAll(parts));
  const divided = new Map<string, ReturnType<typeof dayPartsOf>>();

  const runOf = (py: PlaceYear, mode: FestivalMode = 'standard'): PackRun => {
    let byMode = runs.get(py);
    if (byMode === undefined) {
      byMode = new Map();
      runs.set(py, byMode);
    }
    let run = byMode.get(mode);
    if (run === undefined) {
      run = startRun(source, py, mode);
      byMode.set(mode, run);
    }
    return run;
  };
  const inForce = [...parts.rules.values()].filter((rule) => !rule.linked.disabled);
  const enabled = inForce.filter((rule) => rule.checked.kind === 'observance');
  const conditions = conditionsOf(
    inForce.filter((rule) => rule.checked.kind === 'condition'),
    source,
  );

  const decided = (run: PackRun, rule: PackRule, from: number, to: number): Observance[] =>
    run.decisions(rule.code, from, to).flatMap(({ occurrence, outcome }): Observance[] => {
      if (outcome.kind !== 'decided' || outcome.last < from || outcome.first > to) return [];
      const cx = run.contextOf(rule.code);
      cx.target = occurrence.spans;
      const names = source.evaluator(rule.code)?.names(cx, outcome.first);
      const own = rule.linked.fields?.name ?? rule.code;
      return [
        {
          rule,
          name: names?.named === undefined ? own : names.named + qualifierOf(own),
          variants: names?.variants ?? [],
          day: run.py.firstDay + outcome.first,
          lastDay: run.py.firstDay + outcome.last,
          occurrence,
        },
      ];
    });

  const { kala, division, attributes, ...told } = parts;
  return {
    ...told,
    ...attributes,
    ...scoredPack(parts, plain, runOf),
    kalaTerm: kala,
    divisionTerm: division,
    observancesOn: (py, day, options) => {
      const run = runOf(py, options?.mode);
      const known = years.get(run);
      if (known !== undefined) return known.filter((o) => o.day <= day && day <= o.lastDay);
      const at = day - py.firstDay;
      const candidates = index.candidates(py, at);
      return enabled
        .filter((r) => candidates.has(r.code))
        .flatMap((rule) => decided(run, rule, at, at))
        .sort(inOrder);
    },
    observancesIn: (py, options) => {
      const run = runOf(py, options?.mode);
      let known = years.get(run);
      if (known === undefined) {
        const all = enabled.flatMap((rule) => decided(run, rule, py.yearStart, py.yearEnd - 1));
        known = all.sort(inOrder);
        years.set(run, known);
      }
      return known;
    },
    undatedIn: (py, options) => {
      const run = runOf(py, options?.mode);
      return enabled.flatMap((rule) =>
        run
          .decisions(rule.code, py.yearStart, py.yearEnd - 1)
          .filter(({ outcome }) => outcome.kind === 'undecided' || outcome.kind === 'undecidable')
          .map((decision) => ({ rule, decision })),
      );
    },
    decisions: (py, code, from, to, options) =>
      runOf(py, options?.mode).decisions(code, from - py.firstDay, to - py.firstDay),
    traces: (py, code, from, to, options) => {
      const rule = parts.rules.get(code);
      const evaluator = tracer.evaluator(code);
      if (rule === undefined || evaluator === undefined) return [];
      const run = startRun(tracer, py, options?.mode ?? 'standard');
      const plainRun = runOf(py, options?.mode);
      return plainRun
        .decisions(code, from - py.firstDay, to - py.firstDay)
        .map(({ occurrence }) => traceOf(run, rule, evaluator, occurrence));
    },
    conditionsOn: (py, day, { inputs = noInputs } = {}) =>
      conditions.on(runOf(py), day - py.firstDay, inputs),
    conditionFor: (py, code, day, inputs = noInputs) =>
      conditions.one(runOf(py), code, day - py.firstDay, inputs),
    conditionParts: (py, code, day, inputs = noInputs) =>
      conditions.parts(runOf(py), code, day - py.firstDay, inputs),
    windowsOf: (py, observance, options) => {
      const { code } = observance.rule;
      const cx = runOf(py, options?.mode).contextOf(code);
      cx.target = observance.occurrence.spans;
      return source.evaluator(code)?.windows(cx, observance.day - py.firstDay) ?? [];
    },
    calendarDate: (py, calendar, day) => calendarDate(runOf(py), calendar, day - py.firstDay),
    touched: (py, day) => {
      const candidates = index.candidates(py, day - py.firstDay);
      return { touched: enabled.filter((r) => candidates.has(r.code)).length, of: enabled.length };
    },
    kalaOn: (py, name, day) => {
      const term = kala(name);
      if (term === undefined) return undefined;
      const cx = runOf(py).context();
      cx.day = day - py.firstDay;
      return plain.spans(term)(cx);
    },
    kalaListedOn: (py, name, day) => {
      const term = kala(name);
      if (term === undefined) return undefined;
      const cx = runOf(py).context();
      cx.day = day - py.firstDay;
      const spans = plain.spans(term)(cx);
      if (belongsToDay(term)) return spans;
      return beginningWithin(spans, py.dayStart[cx.day], py.dayStart[cx.day + 1]);
    },
    divisionOn: (py, name, day) => {
      let partsOn = divided.get(name);
      if (partsOn === undefined) {
        const found = division(name);
        if (found === undefined) return undefined;
        partsOn = dayPartsOf(plain, found);
        divided.set(name, partsOn);
      }
      const cx = runOf(py).context();
      cx.day = day - py.firstDay;
      return partsOn(cx);
    },
  };
}

// By the day they begin on, those of one day by their codes.
const inOrder = (a: Observance, b: Observance): number =>
  a.day - b.day || (a.rule.code < b.rule.code ? -1 : 1);

// What a rule's own name says in parentheses stays with the name of the day: `Jaya Ekadashi (Vaishnava)`.
const qualifierOf = (name: string): string => /\s\([^)]*\)$/.exec(name)?.[0] ?? '';

function waitingOfAll(parts: PackParts): Map<string, Waiting> {
  const out = new Map<string, Waiting>();
  const waiting = (code: string): Waiting => {
    const known = out.get(code);
    if (known !== undefined) return known;
    const rule = parts.rules.get(code);
    const found =
      rule === undefined
        ? { keys: [], before: 0, after: 0 }
        : waitingFor(rule.checked, {
            waiting,
            firstRashi: (calendar) => parts.calendars.get(calendar)?.firstRashi ?? 0,
          });
    out.set(code, found);
    return found;
  };
  for (const code of parts.rules.keys()) waiting(code);
  return out;
}
