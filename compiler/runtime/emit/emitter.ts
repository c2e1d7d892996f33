// What the emitting files share: slots for values computed once a year, and the probe of the tracing build.

import type { TypedExpression } from '../../front/check/typed.ts';
import type { Context, NumberOf, Reading, SpansOf, TruthOf, ValuesOf } from './context.ts';

/** One build of a pack's evaluators: plain, or tracing. Both come from the same definitions. */
export interface Emitter {
  readonly tracing: boolean;
  /** a new slot of `Run.memo` */
  slot(): number;
  spans(term: TypedExpression): SpansOf;
  /** an instant (JD UT), duration (days), number or label */
  number(term: TypedExpression): NumberOf;
  truth(term: TypedExpression): TruthOf;
  values(term: TypedExpression): ValuesOf;
}

/** Wraps an evaluator so that a tracing build records what it gave; a plain build keeps it bare. */
export function probed<T>(
  emitter: Emitter,
  term: TypedExpression,
  evaluate: (cx: Context) => T,
  describe: (value: T) => Reading['value'],
): (cx: Context) => T {
  if (!emitter.tracing) return evaluate;
  const { source } = term;
  return (cx) => {
    const value = evaluate(cx);
    cx.readings?.push({ source, day: cx.day, value: describe(value) });
    return value;
  };
}

/** An evaluator of spans that depend on neither day nor target, computed once for each place-year. */
export function once(emitter: Emitter, evaluate: SpansOf): SpansOf {
  const slot = emitter.slot();
  return (cx) => {
    const { memo } = cx.run;
    let spans = memo[slot];
    if (spans === undefined) {
      spans = evaluate(cx);
      memo[slot] = spans;
    }
    return spans;
  };
}

/** Evaluates as if on another day. */
export function onDay<T>(cx: Context, day: number, evaluate: (cx: Context) => T): T {
  const before = cx.day;
  cx.day = day;
  const value = evaluate(cx);
  cx.day = before;
  return value;
}

/** Evaluates with bare quantities read at an instant. */
export function readingAt<T>(cx: Context, jd: number, evaluate: (cx: Context) => T): T {
  const before = cx.readAt;
  cx.readAt = jd;
  const value = evaluate(cx);
  cx.readAt = before;
  return value;
}
