// The conditions of a chain on a day: which of them hold, when, under what kind and with what windows.

import { printExpression } from '@nirnaya/dsl/syntax';
import type { PlaceYear } from '@nirnaya/engine/almanac';
import { memoOn, setWithin } from '@nirnaya/engine/cache';
import type { SkyYear } from '@nirnaya/engine/sky';
import { firstEndingAfter, near, type Spans } from '@nirnaya/engine/spans';
import type { PackRule } from '../front/check/pack-rule.ts';
import type { ConditionEvaluator, ConditionWindow } from './emit/condition.ts';
import { type Context, type Inputs, noInputs } from './emit/context.ts';
import { hasInputs } from './inputs.ts';
import type { InputOptions, RunOf } from './query.ts';
import type { PackRun, RunSource } from './run.ts';

/** One stretch of a condition. */
export interface ConditionSpan {
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
  /** the value of the rule's `kind` for it; undefined where there is none */
  readonly kind: string | undefined;
}

/** A condition that holds during some of a day. */
export interface ConditionSpans {
  readonly rule: PackRule;
  /** those that touch the day, uncut by it */
  readonly spans: readonly ConditionSpan[];
  /** the rule's windows in these spans; one that is nowhere in them has no spans */
  readonly windows: readonly ConditionWindow[];
}

/** The conditions of a chain. Days are civil day numbers. */
export interface Conditions {
  /**
   * The conditions that hold at some time of a day, each with its spans uncut. One with inputs is left out where they are
   * not given; inputs that no condition has are ignored. Throws `RangeError` for a value that is none of its input's kind.
   */
  on(py: PlaceYear, day: number, options?: InputOptions): readonly ConditionSpans[];
  /**
   * One condition on a day; undefined where it does not hold, or is not in force in the chain. Throws `RangeError` where
   * an input of it is missing or none of its kind.
   */
  ofRule(py: PlaceYear, code: string, day: number, inputs?: Inputs): ConditionSpans | undefined;
  /** what must hold together for a condition, each by itself near a day; otherwise as `ofRule` */
  partsOf(
    py: PlaceYear,
    code: string,
    day: number,
    inputs?: Inputs,
  ): readonly ConditionPartSpans[] | undefined;
}

/** One of the things that must hold together, and when it does. */
export interface ConditionPartSpans {
  /** the expression in its canonical spelling */
  readonly text: string;
  /** those that touch the day, uncut by it */
  readonly spans: Spans;
}

/** Conditions with values of inputs whose spans are memoized for a sky year: more than all births of a rule differ in. */
const MOST_INPUTS = 2048;

/** Conditions in force: their codes, and the rule of each. */
interface ConditionRules {
  readonly codes: readonly string[];
  rule(code: string): PackRule | undefined;
}

/** Makes the conditions of a chain from its rules in force and their evaluators. What holds is cached by run. */
export function packConditions(
  { codes, rule: ruleOf }: ConditionRules,
  source: RunSource,
  runOf: RunOf,
): Conditions {
  const byRun = new WeakMap<PackRun, Map<string, Remark>>();
  // The inputs of a rule are all given, but for those that may be left out.
  const spansOn = (
    py: PlaceYear,
    rule: PackRule,
    day: number,
    inputs: Inputs,
  ): ConditionSpans | undefined => {
    const evaluator = source.condition(rule.code);
    if (evaluator === undefined) return undefined;
    const run = runOf(py);
    const from = py.dayStart[day - py.firstDay];
    const to = py.dayStart[day - py.firstDay + 1];
    if (rule.checked.inputs.length > 0) {
      const context = (): Context => run.contextOf(rule.code, inputs);
      const spans = evaluator.ofSky
        ? near(
            skyward(py.sky, rule, inputs, () => evaluator.spans(context())),
            from,
            to,
          )
        : evaluator.near(context(), from, to);
      return spans.length === 0 ? undefined : new LazySpans(rule, spans, evaluator, context);
    }
    let byCode = byRun.get(run);
    if (byCode === undefined) {
      byCode = new Map();
      byRun.set(run, byCode);
    }
    let remark = byCode.get(rule.code);
    if (remark === undefined) {
      remark = { all: evaluator.spans(run.contextOf(rule.code)), spans: [], windows: [] };
      byCode.set(rule.code, remark);
    }
    return remembered({ context: () => run.contextOf(rule.code), rule, evaluator, remark }, from, to);
  };
  // What the sky alone decides is found once for every place, for each value of the inputs.
  const bySky = memoOn<SkyYear, Map<string, Spans>>();
  const skyward = (sky: SkyYear, { code, checked }: PackRule, inputs: Inputs, find: () => Spans): Spans => {
    const known = bySky.of(sky, () => new Map());
    let key = code;
    // Texts may have spaces of their own.
    for (const { name } of checked.inputs) key += ` ${JSON.stringify(inputs[name])}`;
    let spans = known.get(key);
    if (spans === undefined) {
      spans = find();
      setWithin(known, MOST_INPUTS, key, spans);
    }
    return spans;
  };
  const inForce = new Set(codes);
  const known = (code: string): PackRule | undefined => (inForce.has(code) ? ruleOf(code) : undefined);
  return {
    on: (py, day, { inputs = noInputs } = {}) =>
      codes.flatMap((code) => {
        const rule = known(code);
        if (rule === undefined || !hasInputs(code, rule.checked.inputs, inputs, false)) return [];
        return spansOn(py, rule, day, inputs) ?? [];
      }),
    ofRule: (py, code, day, inputs = noInputs) => {
      const rule = known(code);
      if (rule === undefined) return undefined;
      hasInputs(code, rule.checked.inputs, inputs, true);
      return spansOn(py, rule, day, inputs);
    },
    partsOf: (py, code, day, inputs = noInputs) => {
      const rule = known(code);
      if (rule === undefined) return undefined;
      hasInputs(code, rule.checked.inputs, inputs, true);
      const cx = runOf(py).contextOf(code, inputs);
      const at = day - py.firstDay;
      return source
        .condition(code)
        ?.parts()
        .map((part) => ({
          text: printExpression(part.source),
          spans: part.near(cx, py.dayStart[at], py.dayStart[at + 1]),
        }));
    },
  };
}

// What is known of a condition in a year: its spans, and by their index what was computed of them.
interface Remark {
  readonly all: Spans;
  readonly spans: (ConditionSpan | undefined)[];
  readonly windows: (readonly ConditionWindow[] | undefined)[];
}

/** A condition in a year. */
interface InYear {
  readonly rule: PackRule;
  readonly evaluator: ConditionEvaluator;
  readonly remark: Remark;
  context(): Context;
}

function remembered(
  { rule, evaluator, remark: { all, ...remark }, context }: InYear,
  from: number,
  to: number,
): ConditionSpans | undefined {
  const spans: ConditionSpan[] = [];
  const windows: (readonly ConditionWindow[])[] = [];
  for (let i = firstEndingAfter(all, from); i < all.length && all[i] < to; i += 2) {
    const [start, end] = [all[i], all[i + 1]];
    let span = remark.spans[i / 2];
    let own = remark.windows[i / 2];
    if (span === undefined || own === undefined) {
      const cx = context();
      span = { start, end, kind: evaluator.kind(cx, start, end) };
      own = evaluator.windows(cx, start, end);
      remark.spans[i / 2] = span;
      remark.windows[i / 2] = own;
    }
    spans.push(span);
    windows.push(own);
  }
  return spans.length === 0 ? undefined : { rule, spans, windows: pooled(windows) };
}

// A caller with many births mostly wants the times only: kinds and windows are computed when read.
class LazySpans implements ConditionSpans {
  readonly rule: PackRule;
  readonly spans: readonly ConditionSpan[];
  readonly #evaluator: ConditionEvaluator;
  readonly #context: () => Context;

  constructor(rule: PackRule, all: Spans, evaluator: ConditionEvaluator, context: () => Context) {
    this.rule = rule;
    this.#evaluator = evaluator;
    this.#context = context;
    const spans: ConditionSpan[] = [];
    for (let i = 0; i < all.length; i += 2) spans.push(new LazySpan(this, all[i], all[i + 1]));
    this.spans = spans;
  }

  get windows(): readonly ConditionWindow[] {
    return pooled(this.spans.map(({ start, end }) => this.#evaluator.windows(this.#context(), start, end)));
  }

  kindOf(start: number, end: number): string | undefined {
    return this.#evaluator.kind(this.#context(), start, end);
  }
}

class LazySpan implements ConditionSpan {
  readonly start: number;
  readonly end: number;
  readonly #of: LazySpans;

  constructor(of: LazySpans, start: number, end: number) {
    this.start = start;
    this.end = end;
    this.#of = of;
  }

  get kind(): string | undefined {
    return this.#of.kindOf(this.start, this.end);
  }
}

// The windows of several spans under each name together; spans follow each other, and so do their windows.
function pooled(windows: readonly (readonly ConditionWindow[])[]): readonly ConditionWindow[] {
  const [first = [], ...rest] = windows;
  if (rest.length === 0 || first.length === 0) return first;
  return first.map(({ name }, i) => ({ name, spans: windows.flatMap((own) => own[i].spans) }));
}
