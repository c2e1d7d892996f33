// The measures of the parts of a clause on a day: the share of a window that is covered, how long one thing lasts within
// another, which of two instants comes first, or whether something holds.

import { children, type PackRule, type TypedExpression } from '@nirnaya/compiler/front';
import {
  type ClauseResult,
  clausesIn,
  type FestivalMode,
  type TracedReading,
} from '@nirnaya/compiler/runtime';
import { printExpression } from '@nirnaya/dsl/syntax';
import { lengthOf, overlapOf } from '@nirnaya/engine/spans';

/** The findings. */
export type MeasuredValue =
  /** 0..1 of the window */
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'duration'; readonly days: number }
  | { readonly kind: 'number'; readonly value: number }
  /** JD UT, in the order of the text; NaN for what does not occur */
  | { readonly kind: 'instants'; readonly left: number; readonly right: number }
  | { readonly kind: 'truth' };

/** One part of a clause on a day. */
export interface Measure {
  /** the part in its canonical spelling */
  readonly text: string;
  /** whether it holds on the day; undefined where it was not read */
  readonly holds: boolean | undefined;
  readonly value: MeasuredValue;
}

/** The parts of a clause, by its place in the rule, on one of the days that it weighed. */
export function measuresOf(
  rule: PackRule,
  mode: FestivalMode,
  index: number,
  { readings }: ClauseResult,
): readonly Measure[] {
  const { clause, term } = clausesIn(rule.checked, mode)[index] ?? {};
  if (term === undefined || (clause?.kind !== 'require' && clause?.kind !== 'prefer')) return [];
  return partsOf(term).map((part) => {
    const text = printExpression(part.source);
    return { text, holds: truthOf(readings, text), value: measuredValue(part, readings) };
  });
}

/** The windows, by their spelling, of which the clauses weigh how much the target covers. */
export function windowsOfTarget(rule: PackRule, mode: FestivalMode): ReadonlySet<string> {
  const windows = new Set<string>();
  for (const { clause, term } of clausesIn(rule.checked, mode)) {
    if (term === undefined) continue;
    if (clause.kind === 'most') windows.add(printExpression(term.source));
    else for (const part of partsOf(term)) addWindow(part, windows);
  }
  return windows;
}

function addWindow(part: TypedExpression, windows: Set<string>): void {
  const isOverlap = part.op === 'compare' && part.left.op === 'overlap' && part.left.of.op === 'target';
  if (part.op === 'compare' && isOverlap && part.left.op === 'overlap')
    windows.add(printExpression(part.left.within.source));
  if ((part.op === 'touches' || part.op === 'covers') && part.left.op === 'target')
    windows.add(printExpression(part.right.source));
}

// What `and`, `or` and `not` join. A let is one part: its meaning is shown beside it.
function partsOf(term: TypedExpression): readonly TypedExpression[] {
  if (term.op === 'logic' || term.op === 'not') return children(term).flatMap(partsOf);
  if (term.op === 'set' && term.how !== 'except' && term.type === 'truth')
    return children(term).flatMap(partsOf);
  return [term];
}

function measuredValue(part: TypedExpression, readings: readonly TracedReading[]): MeasuredValue {
  switch (part.op) {
    case 'touches':
    case 'covers': {
      const left = spansOf(readings, printExpression(part.left.source));
      const right = spansOf(readings, printExpression(part.right.source));
      const length = right === undefined ? 0 : lengthOf(right);
      if (left === undefined || right === undefined || length === 0) return { kind: 'truth' };
      return { kind: 'share', share: overlapOf(left, right) / length };
    }
    case 'order': {
      const left = instantOf(readings, printExpression(part.left.source));
      const right = instantOf(readings, printExpression(part.right.source));
      return left === undefined || right === undefined
        ? { kind: 'truth' }
        : { kind: 'instants', left, right };
    }
    case 'compare': {
      const value = readings.find(({ text }) => text === printExpression(part.left.source))?.value;
      if (value?.kind === 'duration') return { kind: 'duration', days: value.days };
      if (value?.kind === 'number') return { kind: 'number', value: value.value };
      if (value?.kind !== 'instant') return { kind: 'truth' };
      const right = instantOf(readings, printExpression(part.right.source));
      return right === undefined ? { kind: 'truth' } : { kind: 'instants', left: value.jd, right };
    }
    default:
      return { kind: 'truth' };
  }
}

function truthOf(readings: readonly TracedReading[], name: string): boolean | undefined {
  const reading = readings.find(({ text, value }) => text === name && value.kind === 'truth');
  return reading?.value.kind === 'truth' ? reading.value.value : undefined;
}

function spansOf(readings: readonly TracedReading[], name: string) {
  const reading = readings.find(({ text, value }) => text === name && value.kind === 'spans');
  return reading?.value.kind === 'spans' ? reading.value.spans : undefined;
}

function instantOf(readings: readonly TracedReading[], name: string): number | undefined {
  const reading = readings.find(({ text, value }) => text === name && value.kind === 'instant');
  return reading?.value.kind === 'instant' ? reading.value.jd : undefined;
}
