// The observances of a chain: those of a day, of a year and of one rule, and the occurrences that get no date.

import { type PlaceYear, placeYearOn } from '@nirnaya/engine/almanac';
import type { Occurrence } from '@nirnaya/engine/observe';
import type { Spans } from '@nirnaya/engine/spans';
import type { PackRule } from '../front/check/pack-rule.ts';
import { type Variant, variantsOf } from '../front/check/rule-variants.ts';
import type { ChainPlan } from '../front/plan/chain-plan.ts';
import { buildDayIndex, type DayIndex } from '../front/plan/day-index.ts';
import type { DayRange, QueryOptions, RunOf } from './query.ts';
import type { Decision, PackRun, RunSource } from './run.ts';

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
export interface UndecidedObservance {
  readonly rule: PackRule;
  readonly decision: Decision;
}

/** What a chain has on the days of a place-year. */
interface ByDay<T> {
  /** what a civil day number has, which must lie in the place-year's year; only rules that may touch it are decided */
  on(py: PlaceYear, day: number, options?: QueryOptions): readonly T[];
  /** that of the whole civil year, by date */
  inYear(py: PlaceYear, options?: QueryOptions): readonly T[];
  /** that of one rule alone, for which no other is decided; none where the chain does not observe it */
  ofRule(py: PlaceYear, code: string, options?: QueryOptions): readonly T[];
}

/** The observances of a chain. */
export interface Observances extends ByDay<Observance> {
  /** those of one rule on a civil day number, which must lie in the place-year's year */
  ofRuleOn(py: PlaceYear, code: string, day: number, options?: QueryOptions): readonly Observance[];
  /** the named windows of an observance on its day */
  windowsOf(
    py: PlaceYear,
    observance: Observance,
    options?: QueryOptions,
  ): readonly { readonly name: string; readonly spans: Spans }[];
  /** how many rules the index lets a day touch, of how many */
  touched(py: PlaceYear, day: number): { readonly touched: number; readonly of: number };
}

/** The decisions about the rules of a chain. */
export interface Decisions {
  /**
   * The outcomes of a rule's occurrences that touch some days, decided or not; the days of the decisions are indices of
   * the place-year.
   */
  between(py: PlaceYear, code: string, query: DayRange & QueryOptions): readonly Decision[];
  /** the days of a rule, first and last as civil day numbers, over the place-year with its margins; found once for it */
  daysOf(
    py: PlaceYear,
    code: string,
    options?: QueryOptions,
  ): readonly { readonly day: number; readonly lastDay: number }[];
}

/** The observances of a chain, its occurrences without a date, and the decisions that both come from. */
export interface ObservanceAnswers {
  readonly observances: Observances;
  /** occurrences that got no date: undecided, undecidable; `on` has those with a candidate on the day */
  readonly undecided: ByDay<UndecidedObservance>;
  readonly decisions: Decisions;
}

/** The days that an undated decision leaves open, as indices of the place-year; none of one that is decided. */
export const candidateDays = ({ outcome }: Decision): readonly number[] =>
  outcome.kind === 'undecided' || outcome.kind === 'undecidable' ? outcome.candidates : [];

/** The rules that are observed, and what is known of them before any is read. */
interface ObservanceRules {
  readonly rules: ReadonlyMap<string, PackRule>;
  readonly plan: ChainPlan;
}

/** Makes the answers. What is decided of a year is cached by its run. */
export function observanceAnswers(
  { rules, plan }: ObservanceRules,
  source: RunSource,
  runOf: RunOf,
): ObservanceAnswers {
  const { observances: enabled } = plan;
  const years = new WeakMap<PackRun, readonly Observance[]>();
  let built: DayIndex | undefined;
  const touching = (py: PlaceYear, day: number): readonly string[] => {
    built ??= buildDayIndex(plan.indexKeys);
    const candidates = built.candidates(placeYearOn(py, source.sky), day - py.firstDay);
    return enabled.filter((code) => candidates.has(code));
  };
  const rulesOf = (codes: readonly string[]): readonly PackRule[] =>
    codes.flatMap((code) => rules.get(code) ?? []);
  const only = (code: string): readonly PackRule[] => rulesOf(enabled.filter((each) => each === code));
  const decided = decidedBy(source, rules);
  return {
    observances: {
      on: (py, day, options) => {
        const run = runOf(py, options?.mode);
        const known = years.get(run);
        if (known !== undefined) return known.filter((o) => o.day <= day && day <= o.lastDay);
        const at = day - py.firstDay;
        return rulesOf(touching(py, day))
          .flatMap((rule) => decided(run, rule, { from: at, to: at }))
          .sort(inOrder);
      },
      inYear: (py, options) => {
        const run = runOf(py, options?.mode);
        const known = years.get(run);
        if (known !== undefined) return known;
        const observances = rulesOf(enabled)
          .flatMap((rule) => decided(run, rule, wholeYear(py)))
          .sort(inOrder);
        years.set(run, observances);
        return observances;
      },
      ofRule: (py, code, options) => {
        const run = runOf(py, options?.mode);
        return only(code)
          .flatMap((rule) => decided(run, rule, wholeYear(py)))
          .sort(inOrder);
      },
      ofRuleOn: (py, code, day, options) => {
        const at = day - py.firstDay;
        const run = runOf(py, options?.mode);
        return only(code).flatMap((rule) => decided(run, rule, { from: at, to: at }));
      },
      windowsOf: (py, observance, options) => {
        const { code } = observance.rule;
        const cx = runOf(py, options?.mode).contextOf(code);
        cx.target = observance.occurrence.spans;
        return source.evaluator(code)?.windows(cx, observance.day - py.firstDay) ?? [];
      },
      touched: (py, day) => ({ touched: touching(py, day).length, of: enabled.length }),
    },
    undecided: {
      on: (py, day, options) => {
        const run = runOf(py, options?.mode);
        const at = day - py.firstDay;
        return rulesOf(touching(py, day))
          .flatMap((rule) => undecidedOf(run, rule, { from: at, to: at }))
          .filter(({ decision }) => candidateDays(decision).includes(at));
      },
      inYear: (py, options) => {
        const run = runOf(py, options?.mode);
        return rulesOf(enabled).flatMap((rule) => undecidedOf(run, rule, wholeYear(py)));
      },
      ofRule: (py, code, options) => {
        const run = runOf(py, options?.mode);
        return only(code).flatMap((rule) => undecidedOf(run, rule, wholeYear(py)));
      },
    },
    decisions: {
      between: (py, code, { from, to, mode }) =>
        runOf(py, mode).decisions(code, from - py.firstDay, to - py.firstDay),
      daysOf: (py, code, options) =>
        runOf(py, options?.mode)
          .daysOf(code)
          .map(([first, last]) => ({ day: py.firstDay + first, lastDay: py.firstDay + last })),
    },
  };
}

/** Days from..to, both inclusive, as indices of a place-year. */
interface IndexRange {
  readonly from: number;
  readonly to: number;
}

const wholeYear = ({ yearStart, yearEnd }: PlaceYear): IndexRange => ({ from: yearStart, to: yearEnd - 1 });

// What a rule is decided to be on some days, with its names.
function decidedBy(source: RunSource, rules: ReadonlyMap<string, PackRule>) {
  const variants = new Map<PackRule, ReadonlyMap<string, Variant>>();
  const variantsIn = (rule: PackRule): ReadonlyMap<string, Variant> => {
    let own = variants.get(rule);
    if (own === undefined) {
      own = variantsOf(rule, rules);
      variants.set(rule, own);
    }
    return own;
  };
  return (run: PackRun, rule: PackRule, { from, to }: IndexRange): Observance[] =>
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
}

const undecidedOf = (run: PackRun, rule: PackRule, { from, to }: IndexRange): UndecidedObservance[] =>
  run
    .decisions(rule.code, from, to)
    .filter(({ outcome }) => outcome.kind === 'undecided' || outcome.kind === 'undecidable')
    .map((decision) => ({ rule, decision }));

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
