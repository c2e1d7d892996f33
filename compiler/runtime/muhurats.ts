// The times at which something may be begun, scored: the result of a muhurat rule over a stretch of days at a place.

import { intersect, type Spans } from '@nirnaya/engine/spans';
import type { ScoredRule, WeighedLine } from '../front/check/scored-rule.ts';
import type { Context } from './emit/context.ts';
import type { Emitter } from './emit/emitter.ts';
import { emitOver, type SpansOver, type Stretch } from './emit/over.ts';
import { clamped, type Reason, ratingOf, reasonOf } from './scored.ts';

/** A time in which the same lines hold throughout. */
export interface MuhuratWindow {
  /** JD UT */
  readonly start: number;
  /** JD UT */
  readonly end: number;
  /** 0..100; 0 where it is blocked */
  readonly score: number;
  /** undefined where the rule rates nothing */
  readonly rating: string | undefined;
  readonly blocked: boolean;
  /** the lines that hold, in the order of the rule; of a blocked window those that block it */
  readonly reasons: readonly Reason[];
}

/** The windows of a rule in the days first..last (indices of the place-year), sorted and disjoint, line by line. */
export type MuhuratsOf = (cx: Context, first: number, last: number) => readonly MuhuratWindow[];

// Two ways of computing one instant differ by rounding; a millisecond is no window.
const slack = 1e-8;

/** Emits a muhurat rule. */
export function emitMuhurats(emitter: Emitter, rule: ScoredRule): MuhuratsOf {
  const requires = rule.requires.map((term) => emitOver(emitter, term));
  const lines = rule.lines.map((line) => ({ line, spans: emitOver(emitter, line.term) }));
  return (cx, first, last) => {
    const { dayStart } = cx.py;
    // A day of room at both ends: the length of a window is that of the whole of it.
    const stretch = stretchOf(cx, first, last);
    const weighed: Weighed[] = [];
    for (const { line, spans } of lines) {
      if (line.needs.some((name) => cx.inputs[name] === undefined)) continue;
      weighed.push({ line, spans: within(cx, spans, stretch), at: 0 });
    }
    let allowed: Spans = [stretch.from, stretch.to];
    for (const spans of requires) {
      allowed = intersect(allowed, within(cx, spans, stretch));
    }
    return pieces(allowed, weighed)
      .filter(({ start, end, holding }) => isBlocked(holding) || end - start >= rule.lasting - slack)
      .flatMap(({ start, end, holding }): MuhuratWindow[] => {
        const [from, to] = [Math.max(start, dayStart[first]), Math.min(end, dayStart[last + 1])];
        return to - from > slack ? [windowOf(rule, from, to, holding)] : [];
      });
  };
}

function stretchOf({ py }: Context, first: number, last: number): Stretch {
  const inside = (day: number): number => Math.min(Math.max(day, 1), py.count - 2);
  const [from, to] = [py.dayStart[inside(first - 1)], py.dayStart[inside(last + 1) + 1]];
  // Windows of a day reach into its neighbours, and `of next day` one further.
  return { from, to, first: inside(first - 3), last: inside(last + 3) };
}

const within = (cx: Context, spans: SpansOver, stretch: Stretch): Spans =>
  intersect(spans(cx, stretch), [stretch.from, stretch.to]);

interface Weighed {
  readonly line: WeighedLine;
  readonly spans: Spans;
  /** the first span that may still matter, as time goes on */
  at: number;
}

interface Piece {
  readonly start: number;
  end: number;
  readonly holding: readonly WeighedLine[];
}

// The allowed time cut wherever one of the lines begins or ends to hold, and joined where nothing changes.
function pieces(allowed: Spans, weighed: readonly Weighed[]): readonly Piece[] {
  const bounds = Float64Array.from(weighed.flatMap(({ spans }) => spans)).sort();
  const out: Piece[] = [];
  let next = 0;
  for (let i = 0; i < allowed.length; i += 2) {
    const end = allowed[i + 1];
    let from = allowed[i];
    while (from < end - slack) {
      while (next < bounds.length && bounds[next] <= from + slack) next++;
      const to = next < bounds.length && bounds[next] < end - slack ? bounds[next] : end;
      push(out, from, to, trueAt(weighed, (from + to) / 2));
      from = to;
    }
  }
  return out;
}

function push(out: Piece[], start: number, end: number, holding: readonly WeighedLine[]): void {
  const last = out.at(-1);
  if (last !== undefined && start - last.end <= slack && isSame(last.holding, holding)) last.end = end;
  else out.push({ start, end, holding });
}

// Where a line blocks, the others no longer matter.
function trueAt(weighed: readonly Weighed[], t: number): readonly WeighedLine[] {
  const truths = weighed.filter((w) => {
    while (w.at < w.spans.length && w.spans[w.at + 1] <= t) w.at += 2;
    return w.at < w.spans.length && w.spans[w.at] <= t;
  });
  const lines = truths.map(({ line }) => line);
  return isBlocked(lines) ? lines.filter(({ how }) => how === 'block') : lines;
}

const isBlocked = (lines: readonly WeighedLine[]): boolean => lines.some(({ how }) => how === 'block');

const isSame = (a: readonly WeighedLine[], b: readonly WeighedLine[]): boolean =>
  a.length === b.length && a.every((line, i) => line === b[i]);

function windowOf(
  rule: ScoredRule,
  start: number,
  end: number,
  holding: readonly WeighedLine[],
): MuhuratWindow {
  const blocked = isBlocked(holding);
  const score = blocked ? 0 : clamped(holding.reduce((sum, { points }) => sum + points, rule.base));
  return {
    start,
    end,
    score,
    rating: ratingOf(rule, score, holding),
    blocked,
    reasons: holding.map(reasonOf),
  };
}
