// A condition as evaluators: when it holds over the year and near a day, and the kind and windows of each of its spans.

import type { Expression } from '@nirnaya/dsl/syntax';
import { dayIndexAt } from '@nirnaya/engine/almanac';
import { isRising, type Quantity } from '@nirnaya/engine/observe';
import { intersect, near, type Spans } from '@nirnaya/engine/spans';
import type { CheckedRule } from '../../front/check/rule.ts';
import { isSteady, quantitiesOf } from '../../front/check/steady.ts';
import type { TypedExpression } from '../../front/check/typed.ts';
import type { Context, SpansOf } from './context.ts';
import { dependencies, dependsOnInputs } from './depends.ts';
import { type Emitter, readingAt } from './emitter.ts';
import { followedNear, isFollowable } from './steady.ts';

/** A window of one span of a condition. */
export interface ConditionWindow {
  readonly name: string;
  readonly spans: Spans;
}

/** One of the things that make a condition. */
export interface ConditionPart {
  readonly source: Expression;
  /** as `near` of the whole */
  near(cx: Context, from: number, to: number): Spans;
}

/** The evaluators of one condition in one build. */
export interface ConditionEvaluator {
  /** over the year */
  readonly spans: SpansOf;
  /** whether the spans are the sky's alone: the same at every place */
  readonly ofSky: boolean;
  /** those that touch from..to (JD UT), uncut */
  near(cx: Context, from: number, to: number): Spans;
  /** what must hold together, each by itself; the whole where it is not made of such */
  parts(): readonly ConditionPart[];
  /** the value of `kind` for a span */
  kind(cx: Context, start: number, end: number): string | undefined;
  /** the windows of a span, cut to it */
  windows(cx: Context, start: number, end: number): readonly ConditionWindow[];
}

// Quantities that every place has for itself.
const isOfPlace = (q: Quantity): boolean => q.name === 'weekday' || isRising(q);

// Whether spans are made of what every place has in common.
function isOfSky(term: TypedExpression): boolean {
  switch (term.op) {
    case 'named':
      return isOfSky(term.body);
    case 'set':
    case 'logic':
      return isOfSky(term.left) && isOfSky(term.right);
    case 'quantity-spans':
      return !isOfPlace(term.quantity);
    default:
      return isSteady(term) && !quantitiesOf(term).some(isOfPlace);
  }
}

/** Emits a condition. */
export function emitCondition(
  emitter: Emitter,
  rule: Pick<CheckedRule, 'target' | 'kindOf' | 'windows'>,
): ConditionEvaluator {
  const windows = rule.windows.map(({ name, term }) => ({ name, spans: emitter.spans(term) }));
  const values = rule.kindOf && emitter.values(rule.kindOf);
  let parts: readonly ConditionPart[] | undefined;
  return {
    spans: yearly(emitter, rule.target),
    ofSky: isOfSky(rule.target),
    near: spansNear(emitter, rule.target),
    parts: () => {
      parts ??= operands(rule.target).map((term) => ({
        source: term.source,
        near: spansNear(emitter, term),
      }));
      return parts;
    },
    kind: (cx, start, end) => {
      if (values === undefined) return undefined;
      const [value] = onSpan(cx, start, end, values);
      return value === undefined ? undefined : String(value);
    },
    windows: (cx, start, end) =>
      windows.map(({ name, spans }) => ({
        name,
        spans: intersect(onSpan(cx, start, end, spans), [start, end]),
      })),
  };
}

const operands = (term: TypedExpression): readonly TypedExpression[] =>
  (term.op === 'set' || term.op === 'logic') && term.how === 'and'
    ? [...operands(term.left), ...operands(term.right)]
    : [term];

// A condition has no day: the kind of a span is read as it begins.
function onSpan<T>(cx: Context, start: number, end: number, evaluate: (cx: Context) => T): T {
  cx.target = [start, end];
  cx.day = Math.max(0, dayIndexAt(cx.py, start));
  return readingAt(cx, start, evaluate);
}

const yearly = (emitter: Emitter, of: TypedExpression): SpansOf =>
  emitter.spans({ op: 'every', of, type: 'spans', source: of.source });

type SpansNear = ConditionEvaluator['near'];

// What takes inputs is not cached, so as little of the year as possible is evaluated.
function spansNear(emitter: Emitter, term: TypedExpression): SpansNear {
  if ((dependencies(term) & dependsOnInputs) !== 0) {
    if (isFollowable(term)) return followedNear(emitter, term);
    if (term.op === 'named') return spansNear(emitter, term.body);
    if ((term.op === 'set' || term.op === 'logic') && term.how === 'and') {
      const left = spansNear(emitter, term.left);
      const right = spansNear(emitter, term.right);
      return (cx, from, to) => near(intersect(left(cx, from, to), right(cx, from, to)), from, to);
    }
  }
  const all = yearly(emitter, term);
  return (cx, from, to) => near(all(cx), from, to);
}
