// An expression evaluated on a day step by step: its value, and that of each expression in it.
// Each step is evaluated where its parent evaluates it: on the neighbouring day under `of previous day`, at the instant
// of `at`, at the start of what `part` divides.

import { printExpression } from '@nirnaya/dsl/syntax';
import { nameOf, tithiFullName } from '@nirnaya/dsl/vocabulary';
import { labelAt } from '@nirnaya/engine/observe';
import { near, type Spans } from '@nirnaya/engine/spans';
import { readAtSunrise } from '../front/check/coerce.ts';
import { children, type LabelKind, type Type, type TypedExpression } from '../front/check/typed.ts';
import type { Context } from './emit/context.ts';
import { dependencies, dependsOnDay, dependsOnReading } from './emit/depends.ts';
import { type Emitter, onDay, readingAt } from './emit/emitter.ts';

/** A stretch of time (JD UT), or an instant where both ends are the same. */
export interface StepSpan {
  readonly start: number;
  readonly end: number;
  /** what a quantity or a division is during it */
  readonly label?: string;
}

/** The value of an expression on a day. A field is there where the type has such a value. */
export interface ExpressionStep {
  /** the expression in its canonical spelling */
  readonly text: string;
  readonly type: Type;
  /** what it is part of defines it: a kala or a let and what stands in it */
  readonly definition: boolean;
  /** those that touch the day, uncut by it; of what belongs to a day, as kalas do, all that it has on the day */
  readonly spans?: readonly StepSpan[];
  /** where none touches the day: the nearest one after it in the year, of what belongs to no single day */
  readonly next?: StepSpan;
  /** of a truth: whether it holds on the day; of what may stand for a truth: as it is at the day's sunrise */
  readonly holds?: boolean;
  /** numbers (a duration in days), texts or names; empty where there is none */
  readonly values?: readonly (number | string)[];
  readonly steps: readonly ExpressionStep[];
}

/** The most steps of one expression; what is below the last of them is left out. */
const mostSteps = 200;

/** Evaluates a term on the context's day. The context must be of a run of the emitter's own pack build. */
export function expressionSteps(emitter: Emitter, term: TypedExpression, cx: Context): ExpressionStep {
  let left = mostSteps;
  const stepOf = (of: TypedExpression, definition: boolean): ExpressionStep => {
    left -= 1;
    const steps: ExpressionStep[] = [];
    const given = stepValue(emitter, of, cx);
    for (const part of partsOf(emitter, of)) {
      if (left <= 0) break;
      if (isPlain(part.term)) continue;
      part.within(cx, () => steps.push(stepOf(part.term, of.op === 'named')));
    }
    return { text: printExpression(of.source), type: of.type, definition, ...given, steps };
  };
  return stepOf(term, false);
}

interface Part {
  readonly term: TypedExpression;
  /** evaluates where the parent does */
  within(cx: Context, evaluate: () => void): void;
}

const here: Part['within'] = (_cx, evaluate) => evaluate();

function partsOf(emitter: Emitter, of: TypedExpression): readonly Part[] {
  const all = children(of);
  switch (of.op) {
    case 'shifted':
      return all.map((term) => ({ term, within: (cx, evaluate) => onDay(cx, cx.day + of.days, evaluate) }));
    case 'reading': {
      const instant = emitter.number(of.instant);
      return all.map((term) => ({
        term,
        within: term === of.of ? (cx, evaluate) => readAt(cx, instant(cx), evaluate) : here,
      }));
    }
    case 'part': {
      // What it reads is read at the start of the first window.
      const divided = emitter.spans(of.of);
      return all.map((term) => ({
        term,
        within: term === of.of ? here : (cx, evaluate) => readAt(cx, divided(cx)[0] ?? Number.NaN, evaluate),
      }));
    }
    default:
      return all.map((term) => ({ term, within: here }));
  }
}

function readAt(cx: Context, jd: number, evaluate: () => void): void {
  if (!Number.isNaN(jd)) readingAt(cx, jd, evaluate);
}

// Whether the text of a term shows its value already.
const isPlain = (term: TypedExpression): boolean =>
  term.op === 'constant' || term.op === 'labels' || (term.op === 'duration' && term.of === undefined);

function stepValue(
  emitter: Emitter,
  term: TypedExpression,
  cx: Context,
): Omit<ExpressionStep, 'text' | 'type' | 'definition' | 'steps'> {
  switch (term.type) {
    case 'truth':
      return { holds: emitter.truth(term)(cx) };
    case 'holds':
      return {
        ...spansOn(emitter, term, cx),
        holds: emitter.truth({ ...term, type: 'truth' })(cx),
      };
    case 'spans':
    case 'event':
      return { ...spansOn(emitter, term, cx), ...quantityValue(term, emitter, cx) };
    case 'text':
      if (term.op === 'division') return { ...spansOn(emitter, term, cx), ...valuesOf(emitter, term, cx) };
      return valuesOf(emitter, term, cx);
    default:
      return valuesOf(emitter, term, cx);
  }
}

// A bare quantity has a value besides its spans: that at the day's sunrise.
function quantityValue(term: TypedExpression, emitter: Emitter, cx: Context) {
  const read = readAtSunrise(term);
  return read === term ? {} : valuesOf(emitter, read, cx);
}

function valuesOf(
  emitter: Emitter,
  term: TypedExpression,
  cx: Context,
): { readonly values: readonly (number | string)[] } {
  const numbers = emitter
    .values(term)(cx)
    .filter((value) => !Number.isNaN(value));
  const { type } = term;
  if (typeof type !== 'object') return { values: numbers };
  return { values: numbers.flatMap((value) => labelName(type.label, Number(value)) ?? []) };
}

const labelName = (kind: LabelKind, label: number): string | undefined =>
  label < 0 ? undefined : kind === 'tithi' ? tithiFullName(label + 1) : nameOf(kind, label);

function spansOn(
  emitter: Emitter,
  term: TypedExpression,
  cx: Context,
): Pick<ExpressionStep, 'spans' | 'next'> {
  const { dayStart } = cx.py;
  const all = emitter.spans(term)(cx);
  const label = (span: StepSpan): StepSpan => labelled(emitter, term, cx, span);
  if ((dependencies(term) & (dependsOnDay | dependsOnReading)) !== 0) {
    // A kala of the day is the day's wherever it lies: arunodaya ends as the day begins.
    const nearby = near(all, dayStart[cx.day - 1], dayStart[cx.day + 2]);
    const own = nearby.length === all.length ? all : near(all, dayStart[cx.day], dayStart[cx.day + 1]);
    return { spans: pairs(own).map(label) };
  }
  const to = dayStart[cx.day + 1];
  const spans = pairs(near(all, dayStart[cx.day], to)).map(label);
  const next = spans.length > 0 ? undefined : pairs(all).find(({ start }) => start >= to);
  return next === undefined ? { spans } : { spans, next: label(next) };
}

function pairs(spans: Spans): { start: number; end: number }[] {
  const out: { start: number; end: number }[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2) out.push({ start: spans[i], end: spans[i + 1] });
  return out;
}

function labelled(
  emitter: Emitter,
  term: TypedExpression,
  cx: Context,
  span: { start: number; end: number },
): StepSpan {
  const middle = (span.start + span.end) / 2;
  if (term.op === 'quantity-spans' && term.labels === undefined) {
    const label = labelName(term.quantity.kind, labelAt(cx.py, term.quantity, middle));
    return label === undefined ? span : { ...span, label };
  }
  if (term.op !== 'division') return span;
  const [label] = readingAt(cx, middle, (at) =>
    valuesOf(emitter, { ...term, type: term.division.type }, at),
  ).values;
  return label === undefined ? span : { ...span, label: String(label) };
}
