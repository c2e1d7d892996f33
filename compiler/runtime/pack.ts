// A chain of packs compiled: its rules ready to be evaluated for dates, windows and traces.

import type { TableNode } from '../../dsl/pack/document.ts';
import type { PlaceYear } from '../../engine/almanac/place-year.ts';
import { memoOn } from '../../engine/cache/memo.ts';
import type { Occurrence } from '../../engine/observe/occurrence.ts';
import { beginningWithin, type Spans } from '../../engine/spans/spans.ts';
import type { OtherRules } from '../front/check/other-rules.ts';
import type { PackCalendar, PackRule } from '../front/check/pack-rule.ts';
import { type Variant, variantsOf } from '../front/check/rule-variants.ts';
import type { Division, TypedExpression } from '../front/check/typed.ts';
import type { ChainPlan } from '../front/plan/chain-plan.ts';
import { buildDayIndex, type DayIndex } from '../front/plan/day-index.ts';
import type { Attributes } from './attributes.ts';
import { type BirthPack, birthPack } from './births.ts';
import { type ConditionPartSpans, type ConditionSpans, packConditions } from './conditions.ts';
import { emitterFor, type Slots } from './emit/build.ts';
import { type Inputs, noInputs } from './emit/context.ts';
import { belongsToDay } from './emit/over.ts';
import { sourceOf } from './emit/source.ts';
import { type ExpressionStep, expressionSteps } from './expression-steps.ts';
import { type DayPart, dayPartsOf, type PackKala } from './pack-kala.ts';
import { type ScoredPack, scoredPack } from './pack-scored.ts';
import { calendarDate, type Decision, type PackRun, startRun } from './run.ts';
import type { FestivalMode, Trace } from './trace.ts';
import { traceOf } from './tracing.ts';

export type { ConditionSpans };

/** An observance decided. */
export interface Observance {
  readonly rule: PackRule;
  /** its name on this date */
  readonly name: string;
  /** which of the rule's variants it is; undefined where the rule names none of its occurrences */
  readonly variant: Variant | undefined;
  /** further names that hold, such as `Angaraki` */
  readonly also: readonly Variant[];
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

/** Decides an occurrence again with the tracing build. */
export type Tracer = (occurrence: Occurrence) => Trace;

/** The options of a query besides place and date. */
export interface QueryOptions {
  readonly mode?: FestivalMode;
}

/** The options of an evaluation. */
export interface EvaluateOptions extends QueryOptions {
  readonly inputs?: Inputs;
}

/** What a chain is made of, as compiled and as shown. */
interface ChainParts {
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
}

/** A compiled chain. All methods are pure functions of the place-year; runs are cached for its lifetime. */
export interface CompiledPack extends ChainParts, Attributes, ScoredPack, BirthPack {
  /** the codes of the observances that are decided without a sky, on a year of the calendars or any other */
  readonly skyless: ReadonlySet<string>;
  /** the observances of a civil day number, which must lie in the place-year's year */
  observancesOn(py: PlaceYear, day: number, options?: QueryOptions): readonly Observance[];
  /** the observances of the whole civil year, by date */
  observancesIn(py: PlaceYear, options?: QueryOptions): readonly Observance[];
  /** those of one rule alone, for which no other is decided; none where the chain does not observe it */
  observancesOf(py: PlaceYear, code: string, options?: QueryOptions): readonly Observance[];
  /** occurrences of the year that got no date: undecided, undecidable */
  undatedIn(py: PlaceYear, options?: QueryOptions): readonly Undated[];
  /** those of one rule alone */
  undatedOf(py: PlaceYear, code: string, options?: QueryOptions): readonly Undated[];
  /** those of `undatedIn` that have a candidate on a civil day number; only rules that may fall on it are decided */
  undatedOn(py: PlaceYear, day: number, options?: QueryOptions): readonly Undated[];
  /**
   * The outcomes of a rule's occurrences that touch the days from..to (civil day numbers, within the place-year and its
   * margins), decided or not; the days of the decisions are indices of the place-year.
   */
  decisions(
    py: PlaceYear,
    code: string,
    from: number,
    to: number,
    options?: QueryOptions,
  ): readonly Decision[];
  /** the days of a rule, first and last as civil day numbers, over the place-year with its margins; found once for it */
  daysOf(
    py: PlaceYear,
    code: string,
    options?: QueryOptions,
  ): readonly { readonly day: number; readonly lastDay: number }[];
  /** makes traces of a rule's occurrences that were found in the same place-year; none where there is no such rule */
  tracer(py: PlaceYear, code: string, options?: QueryOptions): Tracer | undefined;
  /** the traces of a rule for the occurrences that touch the days from..to (civil day numbers) */
  traces(py: PlaceYear, code: string, from: number, to: number, options?: QueryOptions): readonly Trace[];
  /** the traces of a rule for the occurrences that touch the civil year */
  tracesIn(py: PlaceYear, code: string, options?: QueryOptions): readonly Trace[];
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
    options?: QueryOptions,
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
  /**
   * An expression checked under the names of this chain, evaluated on a civil day number step by step. Nothing of it is
   * kept. Throws `RangeError` for a day outside of the place-year.
   */
  evaluate(py: PlaceYear, term: TypedExpression, day: number, options?: EvaluateOptions): ExpressionStep;
  /** what a kala of the chain means; undefined if there is no such kala */
  kalaTerm(name: string): TypedExpression | undefined;
  /** what a division of the chain means; undefined if there is no such division */
  divisionTerm(name: string): Division | undefined;
}

/** The days that an undated decision leaves open, as indices of the place-year; none of one that is decided. */
export const candidateDays = ({ outcome }: Decision): readonly number[] =>
  outcome.kind === 'undecided' || outcome.kind === 'undecidable' ? outcome.candidates : [];

/** What the compiler gathered for a chain. */
export interface PackParts extends ChainParts, OtherRules {
  readonly attributes: Attributes;
  readonly kala: (name: string) => TypedExpression | undefined;
  readonly division: (name: string) => Division | undefined;
  readonly plan: ChainPlan;
}

/** Makes a compiled pack of its parts. Evaluators are emitted when first needed. */
export function compiledPack(parts: PackParts): CompiledPack {
  const slots: Slots = { count: 0 };
  const plain = emitterFor(slots, false);
  const tracing = emitterFor(slots, true);
  const source = sourceOf(parts, plain);
  const tracer = sourceOf(parts, tracing);
  const runs = memoOn<PlaceYear, Map<FestivalMode, PackRun>>();
  const years = new WeakMap<PackRun, readonly Observance[]>();
  let built: DayIndex | undefined;
  const index = (): DayIndex => {
    built ??= buildDayIndex(parts.plan.waiting);
    return built;
  };
  const divided = new Map<string, ReturnType<typeof dayPartsOf>>();

  const runOf = (py: PlaceYear, mode: FestivalMode = 'standard'): PackRun => {
    const byMode = runs.of(py, () => new Map());
    let run = byMode.get(mode);
    if (run === undefined) {
      run = startRun(source, py, mode, (there) => runOf(there, mode));
      byMode.set(mode, run);
    }
    return run;
  };
  const { plan } = parts;
  const enabled = plan.observances;
  const rulesOf = (codes: readonly string[]): readonly PackRule[] =>
    codes.flatMap((code) => parts.rules.get(code) ?? []);
  const conditions = packConditions(
    { codes: plan.conditions, rule: (code) => parts.rules.get(code) },
    source,
  );

  const variants = new Map<PackRule, ReadonlyMap<string, Variant>>();
  const variantsIn = (rule: PackRule): ReadonlyMap<string, Variant> => {
    let own = variants.get(rule);
    if (own === undefined) {
      own = variantsOf(rule, parts.rules);
      variants.set(rule, own);
    }
    return own;
  };

  const decided = (run: PackRun, rule: PackRule, from: number, to: number): Observance[] =>
    run.decisions(rule.code, from, to).flatMap(({ occurrence, outcome }): Observance[] => {
      if (outcome.kind !== 'decided' || outcome.last < from || outcome.first > to) return [];
      const cx = run.contextOf(rule.code);
      cx.target = occurrence.spans;
      const names = source.evaluator(rule.code)?.names(cx, outcome.first);
      const own = rule.linked.fields.name ?? rule.code;
      const known = variantsIn(rule);
      const variant = names?.named === undefined ? undefined : known.get(names.named);
      return [
        {
          rule,
          name: variant === undefined ? own : variant.name + qualifierOf(own),
          variant,
          also: (names?.variants ?? []).flatMap((key) => known.get(key) ?? []),
          day: run.py.firstDay + outcome.first,
          lastDay: run.py.firstDay + outcome.last,
          occurrence,
        },
      ];
    });

  const tracerOf = (py: PlaceYear, code: string, options?: QueryOptions): Tracer | undefined => {
    const rule = parts.rules.get(code);
    const evaluator = tracer.evaluator(code);
    if (rule === undefined || evaluator === undefined) return undefined;
    const run = startRun(tracer, py, options?.mode ?? 'standard');
    return (occurrence) => traceOf(run, rule, evaluator, occurrence);
  };

  const undated = (run: PackRun, rule: PackRule, from: number, to: number): Undated[] =>
    run
      .decisions(rule.code, from, to)
      .filter(({ outcome }) => outcome.kind === 'undecided' || outcome.kind === 'undecidable')
      .map((decision) => ({ rule, decision }));

  function ofYear(py: PlaceYear, options?: QueryOptions): readonly Observance[] {
    const run = runOf(py, options?.mode);
    const known = years.get(run);
    if (known !== undefined) return known;
    const found = rulesOf(enabled)
      .flatMap((rule) => decided(run, rule, py.yearStart, py.yearEnd - 1))
      .sort(inOrder);
    years.set(run, found);
    return found;
  }

  // From and to are indices of the place-year.
  const tracesOf: CompiledPack['traces'] = (py, code, from, to, options) => {
    const trace = tracerOf(py, code, options);
    if (trace === undefined) return [];
    return runOf(py, options?.mode)
      .decisions(code, from, to)
      .map(({ occurrence }) => trace(occurrence));
  };

  const { kala, division, attributes } = parts;
  return {
    name: parts.name,
    chain: parts.chain,
    // What takes time to make is read only where it is asked for; of the fingerprint, what a chain means is written out.
    get fingerprint() {
      return parts.fingerprint;
    },
    rules: parts.rules,
    calendars: parts.calendars,
    tables: parts.tables,
    kalas: parts.kalas,
    divisions: parts.divisions,
    get skyless() {
      return plan.skyless;
    },
    ...attributes,
    ...scoredPack({ scored: parts.scored, chakras: parts.chakras, ratings: plan.ratings }, plain, runOf),
    ...birthPack(parts.births),
    kalaTerm: kala,
    divisionTerm: division,
    observancesOn: (py, day, options) => {
      const run = runOf(py, options?.mode);
      const known = years.get(run);
      if (known !== undefined) return known.filter((o) => o.day <= day && day <= o.lastDay);
      const at = day - py.firstDay;
      const candidates = index().candidates(py, at);
      return rulesOf(enabled.filter((code) => candidates.has(code)))
        .flatMap((rule) => decided(run, rule, at, at))
        .sort(inOrder);
    },
    observancesIn: ofYear,
    observancesOf: (py, code, options) => {
      const run = runOf(py, options?.mode);
      return rulesOf(enabled.filter((each) => each === code))
        .flatMap((rule) => decided(run, rule, py.yearStart, py.yearEnd - 1))
        .sort(inOrder);
    },
    undatedOf: (py, code, options) => {
      const run = runOf(py, options?.mode);
      return rulesOf(enabled.filter((each) => each === code)).flatMap((rule) =>
        undated(run, rule, py.yearStart, py.yearEnd - 1),
      );
    },
    undatedIn: (py, options) => {
      const run = runOf(py, options?.mode);
      return rulesOf(enabled).flatMap((rule) => undated(run, rule, py.yearStart, py.yearEnd - 1));
    },
    undatedOn: (py, day, options) => {
      const run = runOf(py, options?.mode);
      const at = day - py.firstDay;
      const candidates = index().candidates(py, at);
      return rulesOf(enabled.filter((code) => candidates.has(code)))
        .flatMap((rule) => undated(run, rule, at, at))
        .filter(({ decision }) => candidateDays(decision).includes(at));
    },
    decisions: (py, code, from, to, options) =>
      runOf(py, options?.mode).decisions(code, from - py.firstDay, to - py.firstDay),
    daysOf: (py, code, options) =>
      runOf(py, options?.mode)
        .daysOf(code)
        .map(([first, last]) => ({ day: py.firstDay + first, lastDay: py.firstDay + last })),
    tracer: tracerOf,
    traces: (py, code, from, to, options) =>
      tracesOf(py, code, from - py.firstDay, to - py.firstDay, options),
    tracesIn: (py, code, options) => tracesOf(py, code, py.yearStart, py.yearEnd - 1, options),
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
      const candidates = index().candidates(py, day - py.firstDay);
      return { touched: enabled.filter((code) => candidates.has(code)).length, of: enabled.length };
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
    evaluate: (py, term, day, { mode = 'standard', inputs = noInputs } = {}) => {
      const at = day - py.firstDay;
      if (at < 1 || at > py.count - 2) throw new RangeError(`the day ${day} lies outside of ${py.year}`);
      // Slots of its own, in a run of its own: those of the pack live as long as the pack.
      const emitter = emitterFor({ count: 0 }, false);
      const cx = startRun(sourceOf(parts, emitter), py, mode).context(inputs);
      cx.day = at;
      return expressionSteps(emitter, term, cx);
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

/** What a rule's own name says in parentheses, which stays with the name of the day: ` (Vaishnava)`. */
export function qualifierOf(name: string): string {
  if (!name.endsWith(')')) return '';
  // After the last parenthesis that closed before, so that no name is looked through again and again.
  const from = name.lastIndexOf(')', name.length - 2) + 1;
  const at = name.slice(from).search(/\s\(/);
  return at === -1 ? '' : name.slice(from + at);
}
