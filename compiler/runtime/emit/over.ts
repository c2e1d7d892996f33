// Spans over a stretch of many days. What belongs to a day is evaluated on each day; operations on sets are done on the
// whole, so that `not rahu_kaal` is what no day's rahu kaal covers.

import { spansWith } from '@nirnaya/engine/observe';
import { complement, intersect, near, type Spans, subtract, unite } from '@nirnaya/engine/spans';
import { isSteady } from '../../front/check/steady.ts';
import type { TypedExpression } from '../../front/check/typed.ts';
import type { Context } from './context.ts';
import { dependencies, dependsOnDay, dependsOnInputs, dependsOnReading } from './depends.ts';
import { type Emitter, onDay, readingAt } from './emitter.ts';
import { followedNear, isFollowable, steadyWithin } from './steady.ts';

/** A stretch of time and the days whose windows may reach into it. */
export interface Stretch {
  /** JD UT */
  readonly from: number;
  /** JD UT */
  readonly to: number;
  /** day indices, both inclusive */
  readonly first: number;
  readonly last: number;
}

/** The spans that touch a stretch; they may reach beyond it. */
export type SpansOver = (cx: Context, stretch: Stretch) => Spans;

/** The evaluator of a term over stretches of time. A truth about a day holds from its sunrise to the next. */
export function emitOver(emitter: Emitter, term: TypedExpression): SpansOver {
  if (term.type === 'truth') return truthOver(emitter, term);
  switch (term.op) {
    case 'named':
      return emitOver(emitter, term.body);
    case 'every':
      return emitOver(emitter, term.of);
    case 'set':
    case 'logic': {
      const left = emitOver(emitter, term.left);
      const right = emitOver(emitter, term.right);
      const operation = term.how === 'and' ? intersect : term.how === 'or' ? unite : subtract;
      return (cx, stretch) => operation(left(cx, stretch), right(cx, stretch));
    }
    case 'complement':
    case 'not': {
      const of = emitOver(emitter, term.of);
      return (cx, stretch) => complement(of(cx, stretch), stretch.from, stretch.to);
    }
    case 'when':
      // What belongs to no day is cut to the days on which the condition is true.
      if (!belongsToDay(term.of)) {
        const of = emitOver(emitter, term.of);
        const condition = truthOver(emitter, term.condition);
        return (cx, stretch) => intersect(of(cx, stretch), condition(cx, stretch));
      }
      return perDay(emitter, term);
    default:
      return emitLeaf(emitter, term);
  }
}

/** Whether a term has a value for each day rather than one for all time. */
export const belongsToDay = (term: TypedExpression): boolean =>
  (dependencies(term) & (dependsOnDay | dependsOnReading)) !== 0;

function emitLeaf(emitter: Emitter, term: TypedExpression): SpansOver {
  if (!belongsToDay(term)) {
    const all = emitter.spans(term);
    if ((dependencies(term) & dependsOnInputs) === 0 || !isFollowable(term)) {
      return (cx, { from, to }) => near(all(cx), from, to);
    }
    // What takes inputs is not cached, so as little of the year as possible is evaluated.
    const followed = followedNear(emitter, term);
    return (cx, { from, to }) => {
      const { dayStart, count } = cx.py;
      const inside = dayStart[0] <= from && to <= dayStart[count];
      return inside ? followed(cx, from, to) : near(all(cx), from, to);
    };
  }
  // The lagna turns once a day; it is followed through the stretch at one go.
  if (term.op === 'quantity-spans' && term.labels !== undefined) {
    const { quantity } = term;
    const labels = new Set(term.labels);
    return (cx, { from, to }) => spansWith(cx.py, quantity, labels, [from, to]);
  }
  if (isSteady(term)) {
    const steady = steadyWithin(emitter, term);
    return (cx, { from, to }) => steady(cx, [from, to]);
  }
  return perDay(emitter, term);
}

// The union over the days of what belongs to each; each reads at its own sunrise, wherever the asker reads.
function perDay(emitter: Emitter, term: TypedExpression): SpansOver {
  const daily = emitter.spans(term);
  return (cx, { first, last }) => {
    const pairs: [number, number][] = [];
    for (let day = first; day <= last; day++) {
      const spans = readingAt(cx, Number.NaN, (at) => onDay(at, day, daily));
      for (let i = 0; i < spans.length; i += 2) pairs.push([spans[i], spans[i + 1]]);
    }
    return joined(pairs);
  };
}

// Spans that overlap become one; neighbours that touch stay apart, so that each keeps its label.
function joined(pairs: [number, number][]): Spans {
  pairs.sort((a, b) => a[0] - b[0]);
  const out: number[] = [];
  for (const [start, end] of pairs) {
    const last = out.length - 1;
    if (last > 0 && start < out[last]) out[last] = Math.max(out[last], end);
    else out.push(start, end);
  }
  return out;
}

function truthOver(emitter: Emitter, term: TypedExpression): SpansOver {
  const truth = emitter.truth(term);
  return (cx, { first, last }) => {
    const { dayStart } = cx.py;
    const out: number[] = [];
    for (let day = first; day <= last; day++) {
      if (!readingAt(cx, Number.NaN, (at) => onDay(at, day, truth))) continue;
      if (out.at(-1) === dayStart[day]) out[out.length - 1] = dayStart[day + 1];
      else out.push(dayStart[day], dayStart[day + 1]);
    }
    return out;
  };
}
