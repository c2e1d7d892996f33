// Truths built of quantities alone as spans: constant between the boundaries of what they are built of, they are
// evaluated once for each piece of time in between.

import { boundariesOf, isFollowed, pieceAt } from '@nirnaya/engine/observe';
import { noSpans, type Spans } from '@nirnaya/engine/spans';
import { isSteady, quantitiesOf } from '../../front/check/steady.ts';
import type { TypedExpression } from '../../front/check/typed.ts';
import type { Context, SpansOf } from './context.ts';
import { type Emitter, readingAt } from './emitter.ts';

/** Whether a term is a truth about one piece of time after another that `followedNear` can follow. */
export function isFollowable(term: TypedExpression): boolean {
  return isSteady(term) && quantitiesOf(term).every(isFollowed);
}

/** When a steady truth holds, over the year; with the lagna in it, within the days that `around` returns. */
export function steadySpans(
  emitter: Emitter,
  term: TypedExpression,
  rangeOf: (cx: Context) => readonly [number, number],
): SpansOf {
  const spans = steadyWithin(emitter, term);
  return (cx) => spans(cx, rangeOf(cx));
}

/** When a steady truth holds, over the year; with the lagna in it, within a stretch of days (JD UT). */
export function steadyWithin(
  emitter: Emitter,
  term: TypedExpression,
): (cx: Context, range: readonly [number, number]) => Spans {
  const holds = truthOf(emitter, term);
  const quantities = quantitiesOf(term);
  return (cx, range) => {
    const bounds = boundariesOf(cx.py, quantities, range);
    const out: number[] = [];
    const before = cx.range;
    cx.range = range;
    for (let i = 0; i + 1 < bounds.length; i++) {
      if (!holds(cx, bounds[i], bounds[i + 1])) continue;
      if (out.at(-1) === bounds[i]) out[out.length - 1] = bounds[i + 1];
      else out.push(bounds[i], bounds[i + 1]);
    }
    cx.range = before;
    return out;
  };
}

/** The spans of a steady truth that touch a stretch of time, uncut, found by going from piece to piece. */
export function followedNear(
  emitter: Emitter,
  term: TypedExpression,
): (cx: Context, from: number, to: number) => Spans {
  const holds = truthOf(emitter, term);
  const quantities = quantitiesOf(term);
  const piece: [number, number] = [0, 0];
  const find = (cx: Context, t: number): boolean => {
    const { sky } = cx.py;
    piece[0] = sky.from;
    piece[1] = sky.to;
    return t >= sky.from && t < sky.to && pieceAt(cx.py, quantities, t, piece);
  };
  return (cx, from, to) => {
    if (!find(cx, from)) return noSpans;
    const out: number[] = [];
    const [first, next] = piece;
    let open = Number.NaN;
    if (holds(cx, first, next)) {
      // A hair before a piece begins, the one before it still lasts.
      for (open = first; find(cx, open - hair) && holds(cx, piece[0], piece[1]); ) open = piece[0];
    }
    let end = next;
    while (!(Number.isNaN(open) && end >= to)) {
      const known = find(cx, end);
      const start = end;
      if (known) end = piece[1];
      if (known && holds(cx, start, end)) {
        if (Number.isNaN(open)) open = start;
        continue;
      }
      if (!Number.isNaN(open)) out.push(open, start);
      open = Number.NaN;
      if (!known) break;
    }
    return out;
  };
}

// Days; the least that still distinguishes two instants.
const hair = 1e-9;

type HoldsIn = (cx: Context, start: number, end: number) => boolean;

// Read in the middle of a piece, where rounding cannot put it into a neighbour. What is read there is no reading of
// the day's, so a trace does not hear of it.
function truthOf(emitter: Emitter, term: TypedExpression): HoldsIn {
  const truth = emitter.truth({ ...term, type: 'truth' });
  return (cx, start, end) => {
    const { readings } = cx;
    cx.readings = undefined;
    const value = readingAt(cx, (start + end) / 2, truth);
    cx.readings = readings;
    return value;
  };
}
