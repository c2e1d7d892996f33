// Where instants and windows lie on the line of days, whatever the place and the season: sunrise of the day in question at
// 0, its sunset at 1, the next sunrise at 2. Parts of a day or a night have exact places; minutes have bounds.

import { printExpression } from '@nirnaya/dsl/syntax';
import type { TypedExpression } from '../../check/typed.ts';

/** The first and the last place that an instant may have. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

const anywhere: Reach = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** From one sunrise to the next. */
export const oneDay = 2;

const isExact = ({ from, to }: Reach): boolean => from === to;

/** Whether the line is straight between two places: both in one day, or in one night. */
const isLinear = (a: number, b: number): boolean =>
  Math.floor(Math.min(a, b)) >= Math.ceil(Math.max(a, b)) - 1;

/** Where an instant lies; `day` counts from the day in question. */
export function instantReach(term: TypedExpression, day: number): Reach {
  switch (term.op) {
    case 'named':
      return instantReach(term.body, day);
    case 'shifted':
      return instantReach(term.of, day + term.days);
    case 'instant': {
      const sunrise = day * oneDay;
      if (term.name === 'sunrise') return { from: sunrise, to: sunrise };
      if (term.name === 'sunset') return { from: sunrise + 1, to: sunrise + 1 };
      return { from: sunrise, to: sunrise + oneDay };
    }
    case 'edge': {
      const window = windowReach(term.of, day);
      if (window === undefined) return anywhere;
      const { from, to, exact } = window;
      if (!exact || term.which === 'middle') return { from, to };
      return term.which === 'start' ? { from, to: from } : { from: to, to };
    }
    case 'offset':
      return moved(instantReach(term.anchor, day), term.by, term.sign, day);
    default:
      return anywhere;
  }
}

// A share of a window keeps its place as long as it stays in the day or the night of the window; of other durations only
// the direction is known, and how many days they are at most.
function moved(anchor: Reach, by: TypedExpression, sign: 1 | -1, day: number): Reach {
  const share = shareOf(by, day);
  if (share !== undefined && isExact(anchor)) {
    const to = anchor.from + sign * share.length;
    const { from: a, to: b } = share.window;
    if (isLinear(Math.min(a, to, anchor.from), Math.max(b, to, anchor.from))) return { from: to, to };
  }
  const most = by.op === 'duration' && by.of === undefined ? Math.ceil(2 * by.amount * by.unit) : undefined;
  const far = most === undefined ? Number.POSITIVE_INFINITY : Math.max(1, most) * oneDay;
  return sign === 1 ? { from: anchor.from, to: anchor.to + far } : { from: anchor.from - far, to: anchor.to };
}

interface Share {
  readonly length: number;
  readonly window: Reach;
}

function shareOf(by: TypedExpression, day: number): Share | undefined {
  if (by.op === 'named') return shareOf(by.body, day);
  if (by.op !== 'duration' || by.of === undefined) return undefined;
  const window = windowReach(by.of, day);
  if (window === undefined || !window.exact) return undefined;
  return { length: by.amount * by.unit * (window.to - window.from), window };
}

/** A stretch about a window; `exact` where it is the window itself, wherever the Sun rises and sets. */
export interface WindowReach extends Reach {
  readonly exact: boolean;
}

/** Where one window of the day lies; undefined where it may lie anywhere or is not one window. */
export function windowReach(term: TypedExpression, day: number): WindowReach | undefined {
  switch (term.op) {
    case 'named':
      return windowReach(term.body, day);
    case 'shifted':
      return windowReach(term.of, day + term.days);
    case 'day':
      return { from: day * oneDay, to: day * oneDay + 1, exact: true };
    case 'night':
      return { from: day * oneDay + 1, to: (day + 1) * oneDay, exact: true };
    case 'from-for': {
      const from = instantReach(term.from, day);
      const to = moved(from, term.length, 1, day);
      return { from: from.from, to: to.to, exact: isExact(from) && isExact(to) };
    }
    case 'from-to': {
      const [from, to] = [instantReach(term.from, day), instantReach(term.to, day)];
      if (term.from.op === 'rule' || term.to.op === 'rule') return undefined;
      return { from: from.from, to: to.to, exact: isExact(from) && isExact(to) && from.to < to.from };
    }
    case 'each-side': {
      const anchor = instantReach(term.anchor, day);
      const [before, after] = [moved(anchor, term.by, -1, day), moved(anchor, term.by, 1, day)];
      return { from: before.from, to: after.to, exact: isExact(before) && isExact(after) };
    }
    case 'part':
      return partReach(term, day);
    default:
      return undefined;
  }
}

function partReach(term: Extract<TypedExpression, { op: 'part' }>, day: number): WindowReach | undefined {
  const window = windowReach(term.of, day);
  if (window === undefined) return undefined;
  const firsts = indicesOf(term.from);
  const lasts = term.to === undefined ? firsts : indicesOf(term.to);
  const { from, to, exact } = window;
  if (firsts === undefined || lasts === undefined || !exact || !isLinear(from, to))
    return { from, to, exact: false };
  const share = (to - from) / term.count;
  const start = from + share * (Math.min(...firsts) - 1);
  const end = from + share * Math.max(...lasts);
  return { from: start, to: end, exact: firsts.length === 1 && lasts.length === 1 };
}

/** The numbers that an index may be; undefined where they are not known. */
function indicesOf(term: TypedExpression): readonly number[] | undefined {
  if (term.op === 'named') return indicesOf(term.body);
  if (term.op === 'constant') return [Number(term.value)];
  if (term.op !== 'lookup') return undefined;
  const indices: number[] = [];
  const visit = (table: typeof term.table): void => {
    if (table.kind === 'map') for (const inner of table.byLabel.values()) visit(inner);
    else for (const value of table.values) indices.push(Number(value));
  };
  visit(term.table);
  return indices.length === 0 || indices.some(Number.isNaN) ? undefined : [...new Set(indices)];
}

/** What an instant is called where two readings at one and the same instant are to be known as such. */
export function momentOf(term: TypedExpression, day: number): string {
  if (term.op === 'named') return momentOf(term.body, day);
  if (term.op === 'shifted') return momentOf(term.of, day + term.days);
  if (term.op === 'instant') return `@${term.name} ${day}`;
  return `@${printExpression(term.source)} ${day}`;
}

/** Whether a window `from ... to ...` ends at or before its beginning on every day. */
export function isBackwards(term: Extract<TypedExpression, { op: 'from-to' }>, day: number): boolean {
  if (term.from.op === 'rule' || term.to.op === 'rule') return false;
  const [from, to] = [clockOf(term.from, day), clockOf(term.to, day)];
  if (from !== undefined && to !== undefined) return to <= from;
  if (instantReach(term.to, day).to <= instantReach(term.from, day).from) return true;
  return isEarlierEdge(term.to, term.from);
}

// Clock times of days that follow one another follow one another, whatever the clocks do.
function clockOf(term: TypedExpression, day: number): number | undefined {
  if (term.op === 'named') return clockOf(term.body, day);
  if (term.op === 'shifted') return clockOf(term.of, day + term.days);
  return term.op === 'clock' ? term.minutes + day * 1440 : undefined;
}

const edgeOrder = ['start', 'middle', 'end'];

// Whether one edge of the same spans is the other or comes before it.
function isEarlierEdge(one: TypedExpression, other: TypedExpression): boolean {
  if (one.op !== 'edge' || other.op !== 'edge') return false;
  return (
    edgeOrder.indexOf(one.which) <= edgeOrder.indexOf(other.which) &&
    printExpression(one.of.source) === printExpression(other.of.source)
  );
}
