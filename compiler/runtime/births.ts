// What the rules of a chain say of a birth: its yogas and doshas, the grahas of a set, readings, and the match of two charts.

import type { Cited } from '@nirnaya/dsl/pack';
import { nameOf } from '@nirnaya/dsl/vocabulary';
import { type Chart, GRAHA_COUNT } from '@nirnaya/engine/jyotisha';
import type { CheckedCancellation, CheckedPart } from '../front/check/birth/rule.ts';
import type { BirthTerm } from '../front/check/birth/terms.ts';
import type { BirthRule } from '../front/check/other-rules.ts';
import { makersOf } from './birth-makers.ts';
import { type BirthCondition, traceOf, traceValue } from './birth-trace.ts';
import {
  type BirthEmitter,
  type BirthValue,
  emitSet,
  emitTruth,
  emitValue,
  lowest,
} from './emit/birth/emit.ts';
import { type Frame, frameOf, pairOf } from './emit/birth/frame.ts';

/** What sets a rule aside in a chart: why, and on whose authority. */
export interface Cancellation {
  readonly because: string;
  readonly cite: readonly Cited[];
  /** of a kuta: the points that it has where this is counted; undefined where it is only told */
  readonly points: number | undefined;
  /** the condition with what was found; only where traces are asked for */
  readonly trace?: BirthCondition;
}

/** A yoga or a dosha of a chart. */
export interface BirthResult {
  readonly code: string;
  readonly kind: 'yoga' | 'dosha';
  readonly rule: BirthRule;
  /** whether its condition is met, whatever cancels it */
  readonly holds: boolean;
  /** what cancels it, as far as it holds */
  readonly cancelled: readonly Cancellation[];
  /** the condition with what was found; only where traces are asked for */
  readonly trace?: BirthCondition;
}

/** A value of a reading: a number, a text, the name of a sign or a graha, several of them, or none. */
export type ReadingValue = boolean | number | string | readonly string[] | null;

/** What a reading finds in a chart. */
export interface ReadingResult {
  readonly code: string;
  readonly rule: BirthRule;
  readonly values: Readonly<Record<string, ReadingValue>>;
  /** each of its lets and values as it is written and found; only where traces are asked for */
  readonly trace?: readonly { readonly name: string; readonly text: string; readonly value: string }[];
}

/** One kuta of a match. */
export interface KutaResult {
  readonly code: string;
  readonly rule: BirthRule;
  readonly maximum: number;
  /** those of the table, whatever sets it aside */
  readonly points: number;
  /** where its exceptions are counted: the most that one of them gives, or those of the table */
  readonly withExceptions: number;
  /** what the table is entered by: a number, a text, a name; undefined where it has no rows or columns */
  readonly row: string | number | undefined;
  readonly column: string | number | undefined;
  /** the exceptions that hold */
  readonly cancelled: readonly Cancellation[];
  /** what led to the row, the column and the points; only where traces are asked for */
  readonly trace?: readonly { readonly name: string; readonly text: string; readonly value: string }[];
}

/** The match of a bride and a groom. */
export interface MatchResult {
  readonly kutas: readonly KutaResult[];
  /** of the tables */
  readonly total: number;
  readonly totalWithExceptions: number;
  readonly maximum: number;
}

/** What may be asked for besides. */
export interface BirthOptions {
  /** whether each condition is to be given with what was found; it takes some time */
  readonly trace?: boolean;
}

/** What may be asked for of a match besides. */
export interface KutaOptions extends BirthOptions {
  /** the codes of the kutas that are computed; default all */
  readonly only?: ReadonlySet<string> | undefined;
}

/** The answers of rules of births. A disabled rule has none. */
export interface BirthResults {
  /** every yoga and dosha of the chain, in its order, those that do not hold too */
  yogas(chart: Chart, options?: BirthOptions): readonly BirthResult[];
  /** one of them; undefined where the chain has none of that code in force */
  yoga(chart: Chart, code: string, options?: BirthOptions): BirthResult | undefined;
  /** the grahas by which a yoga or a dosha that holds does so, 0 = Sun; none of one that does not hold */
  makers(chart: Chart, code: string): readonly number[];
  /** the grahas of a set, 0 = Sun; undefined where the chain has none of that code */
  grahas(chart: Chart, code: string): readonly number[] | undefined;
  /** every reading of the chain */
  readings(chart: Chart, options?: BirthOptions): readonly ReadingResult[];
  /** one of them; undefined where the chain has none of that code in force */
  reading(chart: Chart, code: string, options?: BirthOptions): ReadingResult | undefined;
  /** the kutas of the chain, in its order; only longitudes are read of the charts unless an exception reads more */
  match(bride: Chart, groom: Chart, options?: KutaOptions): MatchResult;
}

/** Makes the answers. Evaluators are emitted when first needed. */
export function birthResults(births: ReadonlyMap<string, BirthRule>): BirthResults {
  const ready = evaluatorsOf(births);
  const frames = new WeakMap<Chart, Frame>();
  const frame = (chart: Chart): Frame => {
    let ofChart = frames.get(chart);
    if (ofChart === undefined) {
      ofChart = frameOf(chart);
      frames.set(chart, ofChart);
    }
    return ofChart;
  };
  // Found when the first birth is asked for: most chains have none.
  let known: Readonly<Record<'holding' | 'kutas' | 'readings', readonly BirthRule[]>> | undefined;
  const inForce = (): NonNullable<typeof known> => {
    if (known === undefined) {
      const all = [...births.values()].filter(({ linked }) => !linked.disabled);
      known = {
        holding: all.filter(({ checked }) => checked.kind === 'yoga' || checked.kind === 'dosha'),
        kutas: all.filter(({ checked }) => checked.kind === 'kuta'),
        readings: all.filter(({ checked }) => checked.kind === 'reading'),
      };
    }
    return known;
  };
  const result = (f: Frame, rule: BirthRule, { trace = false }: BirthOptions): BirthResult => {
    const { code, checked } = rule;
    const holds = ready.holds(code)(f);
    const birthResult: BirthResult = {
      code,
      kind: checked.kind as BirthResult['kind'],
      rule,
      holds,
      cancelled: holds ? ready.cancelled(code, f, trace) : noCancellations,
    };
    if (!trace || checked.holds === undefined) return birthResult;
    return { ...birthResult, trace: traceOf(ready.emitter, ready.termOf, checked.holds.term, f) };
  };
  return {
    yogas: (chart, options = {}) => {
      const f = frame(chart);
      return inForce().holding.map((rule) => result(f, rule, options));
    },
    yoga: (chart, code, options = {}) => {
      const rule = inForce().holding.find((each) => each.code === code);
      return rule && result(frame(chart), rule, options);
    },
    makers: (chart, code) => {
      const term = ready.termOf(code);
      const f = frame(chart);
      if (term?.type !== 'truth' || !ready.holds(code)(f)) return [];
      return grahasIn(makersOf(ready.emitter, ready.termOf, term, f));
    },
    grahas: (chart, code) => {
      if (births.get(code)?.checked.kind !== 'set') return undefined;
      return grahasIn(ready.emitter.rule(code)(frame(chart)));
    },
    readings: (chart, options = {}) => {
      const f = frame(chart);
      return inForce().readings.map((rule) => readingResult(ready, rule, f, options));
    },
    reading: (chart, code, options = {}) => {
      const rule = inForce().readings.find((each) => each.code === code);
      return rule && readingResult(ready, rule, frame(chart), options);
    },
    match: (bride, groom, options = {}) => {
      const f = pairOf(frame(bride), frame(groom));
      const { only } = options;
      const results = inForce()
        .kutas.filter(({ code }) => only?.has(code) ?? true)
        .map((rule) => kutaResult(ready, rule, f, options));
      return {
        kutas: results,
        total: results.reduce((sum, { points }) => sum + points, 0),
        totalWithExceptions: results.reduce((sum, { withExceptions }) => sum + withExceptions, 0),
        maximum: results.reduce((sum, { maximum }) => sum + maximum, 0),
      };
    },
  };
}

const grahasIn = (set: number): readonly number[] =>
  Array.from({ length: GRAHA_COUNT }, (_, i) => i).filter((i) => (set & (1 << i)) !== 0);

const noCancellations: readonly Cancellation[] = [];

/** Rules made ready, each when it is first needed. */
interface Evaluators {
  readonly emitter: BirthEmitter;
  readonly termOf: (code: string) => BirthTerm | undefined;
  readonly holds: (code: string) => (frame: Frame) => boolean;
  readonly cancelled: (code: string, frame: Frame, trace: boolean) => readonly Cancellation[];
  readonly value: (part: CheckedPart) => BirthValue;
}

function evaluatorsOf(births: ReadonlyMap<string, BirthRule>): Evaluators {
  const truths = new Map<string, (frame: Frame) => boolean>();
  const sets = new Map<string, (frame: Frame) => number>();
  const exceptions = new Map<
    string,
    readonly { readonly test: (frame: Frame) => boolean; readonly entry: CheckedCancellation }[]
  >();
  const values = new Map<CheckedPart, BirthValue>();
  const emitter: BirthEmitter = {
    rule: (code) => {
      const isSet = births.get(code)?.checked.kind === 'set';
      return (frame) => {
        let known = frame.known.get(code);
        if (known === undefined) {
          known = isSet ? setOf(code)(frame) : holdsUncancelled(code, frame) ? 1 : 0;
          frame.known.set(code, known);
        }
        return known;
      };
    },
  };
  const setOf = (code: string): ((frame: Frame) => number) =>
    remembered(sets, code, () => {
      const part = births.get(code)?.checked.holds;
      return part === undefined ? () => 0 : emitSet(emitter, part.term);
    });
  const holds = (code: string): ((frame: Frame) => boolean) =>
    remembered(truths, code, () => {
      const part = births.get(code)?.checked.holds;
      return part === undefined ? () => false : emitTruth(emitter, part.term);
    });
  const exceptionsOf = (code: string) =>
    remembered(exceptions, code, () =>
      (births.get(code)?.checked.cancelled ?? []).map((entry) => ({
        test: emitTruth(emitter, entry.term),
        entry,
      })),
    );
  const holdsUncancelled = (code: string, frame: Frame): boolean =>
    holds(code)(frame) && !exceptionsOf(code).some(({ test }) => test(frame));
  const termOf = (code: string): BirthTerm | undefined => births.get(code)?.checked.holds?.term;
  return {
    emitter,
    termOf,
    holds,
    cancelled: (code, frame, trace) => {
      const all = exceptionsOf(code);
      if (all.length === 0) return noCancellations;
      return all
        .filter(({ test }) => test(frame))
        .map(({ entry: { because, cite, points, term } }) =>
          trace
            ? { because, cite, points, trace: traceOf(emitter, termOf, term, frame) }
            : { because, cite, points },
        );
    },
    value: (part) => remembered(values, part, () => emitValue(emitter, part.term)),
  };
}

function remembered<K, T>(known: Map<K, T>, key: K, make: () => T): T {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}

function kutaResult(
  ready: Evaluators,
  rule: BirthRule,
  f: Frame,
  { trace = false }: BirthOptions,
): KutaResult {
  const { code, checked } = rule;
  const read = (part: CheckedPart | undefined): number | string | undefined => {
    const value = part && ready.value(part)(f);
    return part && shownOne(part.term, value);
  };
  // A table that lacks a pair gives nothing for it.
  const value = checked.points && ready.value(checked.points)(f);
  const points = typeof value === 'number' ? value : 0;
  const cancelled = ready.cancelled(code, f, trace);
  const result: KutaResult = {
    code,
    rule,
    maximum: checked.maximum ?? 0,
    points,
    withExceptions: Math.max(points, ...cancelled.map((one) => one.points ?? points)),
    row: read(checked.row),
    column: read(checked.column),
    cancelled,
  };
  if (!trace) return result;
  const parts = [...checked.bindings, checked.row, checked.column, checked.points].flatMap(
    (part) => part ?? [],
  );
  return { ...result, trace: parts.map(({ name, term }) => traceValue(ready.emitter, name, term, f)) };
}

// A label by its name, any other value as it is.
function shownOne(term: BirthTerm, value: number | string | undefined): number | string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (typeof term.type === 'object') return nameOf(term.type.label, value);
  if (term.type === 'sign') return nameOf('rashi', value);
  if (term.type === 'graha') return nameOf('graha', value);
  return value;
}

function readingResult(
  ready: Evaluators,
  rule: BirthRule,
  f: Frame,
  { trace = false }: BirthOptions,
): ReadingResult {
  const { code, checked } = rule;
  const values = Object.fromEntries(
    checked.results.map(({ name, term }, i): [string, ReadingValue] => {
      if (term.type === 'grahas' || term.type === 'signs') {
        const kind = term.type === 'grahas' ? 'graha' : 'rashi';
        return [name, namesIn(emitSet(ready.emitter, term)(f), kind)];
      }
      if (term.type === 'truth') return [name, emitTruth(ready.emitter, term)(f)];
      return [name, shownOne(term, ready.value(checked.results[i])(f)) ?? null];
    }),
  );
  if (!trace) return { code, rule, values };
  const parts = [...checked.bindings, ...checked.results];
  return {
    code,
    rule,
    values,
    trace: parts.map(({ name, term }) => traceValue(ready.emitter, name, term, f)),
  };
}

/** The names of the bits of a set. */
function namesIn(set: number, kind: 'graha' | 'rashi'): readonly string[] {
  const out: string[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(nameOf(kind, lowest(rest)));
  return out;
}
