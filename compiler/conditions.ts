// The conditions of a chain on a day: which of them hold, when, under what kind and with what windows.

import type { InputKind } from '../dsl/pack/document.ts';
import { firstEndingAfter, near, type Spans } from '../engine/observe/spans.ts';
import type { SkyYear } from '../engine/sky/sky-year.ts';
import type { ConditionEvaluator, ConditionWindow } from './emit/condition.ts';
import type { Context, Inputs } from './emit/context.ts';
import type { PackRun, RunSource } from './emit/run.ts';
import type { PackRule } from './pack-rule.ts';

/** One stretch of a condition. */
export interface ConditionSpan {
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
  /** what the rule's `kind` says of it; undefined where it says nothing, or `none` */
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

/** The conditions of a chain. Days are indices of the run's place-year. */
export interface Conditions {
  /** those that hold at some time of a day; one with inputs that are not given is left out */
  on(run: PackRun, day: number, inputs: Inputs): readonly ConditionSpans[];
  /** one of them; undefined where it does not hold on the day, or there is none of the code */
  one(run: PackRun, code: string, day: number, inputs: Inputs): ConditionSpans | undefined;
}

/** How many values an input of a kind may have: labels from 0; a number is any. */
const labelsOfKind: Readonly<Record<InputKind, number>> = {
  rashi: 12,
  nakshatra: 27,
  nakshatra28: 28,
  tithi: 30,
  weekday: 7,
  number: Number.POSITIVE_INFINITY,
};

/** Makes the conditions of a chain from its rules in force and their evaluators. What holds is remembered by run. */
export function conditionsOf(rules: readonly PackRule[], source: RunSource): Conditions {
  const byRun = new WeakMap<PackRun, Map<string, Told>>();
  const find = (
    run: PackRun,
    rule: PackRule,
    day: number,
    inputs: Inputs,
    needed: boolean,
  ): ConditionSpans | undefined => {
    const evaluator = source.condition(rule.code);
    if (evaluator === undefined || !areGiven(rule, inputs, needed)) return undefined;
    const from = run.py.dayStart[day];
    const to = run.py.dayStart[day + 1];
    if (rule.checked.inputs.length > 0) {
      const cx = run.contextOf(rule.code, inputs);
      const spans = evaluator.ofSky
        ? near(skyward(cx, rule, evaluator), from, to)
        : evaluator.near(cx, from, to);
      return asked(cx, rule, evaluator, spans);
    }
    let byCode = byRun.get(run);
    if (byCode === undefined) {
      byCode = new Map();
      byRun.set(run, byCode);
    }
    let told = byCode.get(rule.code);
    if (told === undefined) {
      told = { all: evaluator.spans(run.contextOf(rule.code)), spans: [], windows: [] };
      byCode.set(rule.code, told);
    }
    return remembered(run, rule, evaluator, told, from, to);
  };
  // What the sky alone decides is found once for every place, for each value of the inputs.
  const bySky = new WeakMap<SkyYear, Map<string, Spans>>();
  const skyward = (cx: Context, { code, checked }: PackRule, evaluator: ConditionEvaluator): Spans => {
    const { sky } = cx.py;
    let known = bySky.get(sky);
    if (known === undefined) {
      known = new Map();
      bySky.set(sky, known);
    }
    const key = [code, ...checked.inputs.map(({ name }) => cx.inputs[name])].join(' ');
    let spans = known.get(key);
    if (spans === undefined) {
      spans = evaluator.spans(cx);
      known.set(key, spans);
    }
    return spans;
  };
  const byCode = new Map(rules.map((rule) => [rule.code, rule]));
  return {
    on: (run, day, inputs) => rules.flatMap((rule) => find(run, rule, day, inputs, false) ?? []),
    one: (run, code, day, inputs) => {
      const rule = byCode.get(code);
      return rule && find(run, rule, day, inputs, true);
    },
  };
}

// Whether a rule's inputs are all given. Throws `RangeError` for a value that is none of its kind, and for a missing
// one that is needed.
function areGiven({ code, checked }: PackRule, inputs: Inputs, needed: boolean): boolean {
  for (const { name, kind } of checked.inputs) {
    const value = inputs[name];
    if (value === undefined) {
      if (needed) throw new RangeError(`${code} needs the input ${name}, a ${kind}`);
      return false;
    }
    const count = labelsOfKind[kind];
    if (kind === 'number' ? Number.isFinite(value) : Number.isInteger(value) && value >= 0 && value < count) {
      continue;
    }
    const wanted = kind === 'number' ? 'a number' : `a ${kind} from 0 to ${count - 1}`;
    throw new RangeError(`the input ${name} of ${code} is ${wanted}, found ${value}`);
  }
  return true;
}

// What is known of a condition in a year: its spans, and by their index what was asked about them.
interface Told {
  readonly all: Spans;
  readonly spans: (ConditionSpan | undefined)[];
  readonly windows: (readonly ConditionWindow[] | undefined)[];
}

function remembered(
  run: PackRun,
  rule: PackRule,
  evaluator: ConditionEvaluator,
  { all, ...told }: Told,
  from: number,
  to: number,
): ConditionSpans | undefined {
  const spans: ConditionSpan[] = [];
  const windows: (readonly ConditionWindow[])[] = [];
  for (let i = firstEndingAfter(all, from); i < all.length && all[i] < to; i += 2) {
    const [start, end] = [all[i], all[i + 1]];
    let span = told.spans[i / 2];
    let own = told.windows[i / 2];
    if (span === undefined || own === undefined) {
      const cx = run.contextOf(rule.code);
      span = { start, end, kind: evaluator.kind(cx, start, end) };
      own = evaluator.windows(cx, start, end);
      told.spans[i / 2] = span;
      told.windows[i / 2] = own;
    }
    spans.push(span);
    windows.push(own);
  }
  return spans.length === 0 ? undefined : { rule, spans, windows: pooled(windows) };
}

function asked(
  cx: Context,
  rule: PackRule,
  evaluator: ConditionEvaluator,
  all: Spans,
): ConditionSpans | undefined {
  if (all.length === 0) return undefined;
  const spans: ConditionSpan[] = [];
  for (let i = 0; i < all.length; i += 2) spans.push(new AskedSpan(cx, evaluator, all[i], all[i + 1]));
  return new AskedSpans(rule, spans, cx, evaluator);
}

// Who asks for many births mostly wants to know when, not what kind or with what windows: these are found when read.
class AskedSpan implements ConditionSpan {
  readonly start: number;
  readonly end: number;
  readonly #cx: Context;
  readonly #evaluator: ConditionEvaluator;

  constructor(cx: Context, evaluator: ConditionEvaluator, start: number, end: number) {
    this.start = start;
    this.end = end;
    this.#cx = cx;
    this.#evaluator = evaluator;
  }

  get kind(): string | undefined {
    return this.#evaluator.kind(this.#cx, this.start, this.end);
  }
}

class AskedSpans implements ConditionSpans {
  readonly rule: PackRule;
  readonly spans: readonly ConditionSpan[];
  readonly #cx: Context;
  readonly #evaluator: ConditionEvaluator;

  constructor(rule: PackRule, spans: readonly ConditionSpan[], cx: Context, evaluator: ConditionEvaluator) {
    this.rule = rule;
    this.spans = spans;
    this.#cx = cx;
    this.#evaluator = evaluator;
  }

  get windows(): readonly ConditionWindow[] {
    return pooled(this.spans.map(({ start, end }) => this.#evaluator.windows(this.#cx, start, end)));
  }
}

// The windows of several spans under each name together; spans follow each other, and so do their windows.
function pooled(windows: readonly (readonly ConditionWindow[])[]): readonly ConditionWindow[] {
  const [first = [], ...rest] = windows;
  if (rest.length === 0 || first.length === 0) return first;
  return first.map(({ name }, i) => ({ name, spans: windows.flatMap((own) => own[i].spans) }));
}
