// Narrowing: the days a target touches, narrowed clause by clause until one is left.

import type { PlaceYear } from '../almanac/place-year.ts';
import type { Spans } from '../spans/spans.ts';
import type { Occurrence } from './occurrence.ts';

/** How a day is bounded: sunrise to sunrise, midnight to midnight, or sunset to sunset. */
export type DayMode = 'sunrise' | 'civil' | 'sunset';

/** A prepared clause; `cx` is whatever its evaluators need besides the day. */
export type NarrowingClause<Cx> =
  | { readonly kind: 'also'; readonly days: number }
  | { readonly kind: 'require'; readonly holds: (cx: Cx, day: number) => boolean }
  | {
      readonly kind: 'prefer';
      readonly which: 'any' | 'earliest' | 'latest';
      readonly holds: (cx: Cx, day: number) => boolean;
    }
  | { readonly kind: 'most'; readonly share: (cx: Cx, day: number) => number }
  | { readonly kind: 'then'; readonly which: 'first' | 'last' }
  | { readonly kind: 'undecided' };

/** The outcome of an occurrence. Days are indices of the place-year. */
export type Outcome =
  | { readonly kind: 'decided'; readonly first: number; readonly last: number }
  /** nothing was left after a `require` */
  | { readonly kind: 'nothing' }
  /** the authority does not decide; all candidates left */
  | { readonly kind: 'undecided'; readonly candidates: readonly number[] }
  /** what the clauses need is absent on every candidate */
  | { readonly kind: 'undecidable'; readonly absent: string; readonly candidates: readonly number[] };

/** Hears of each clause as it narrows; for tracing. */
export interface NarrowingListener {
  /** what a clause made of each candidate (a truth, a share), and which candidates it left */
  clause(
    index: number,
    results: readonly (boolean | number)[],
    before: readonly number[],
    after: readonly number[],
  ): void;
}

/** The bound at which a day begins, under a mode. */
export function dayBound(py: PlaceYear, mode: DayMode, day: number): number {
  if (mode === 'civil') return py.midnight[day];
  if (mode === 'sunrise') return py.dayStart[day];
  const evening = py.sunset[day - 1];
  return Number.isNaN(evening) ? py.midnight[day] - 0.25 : evening;
}

// Day index whose bounds hold an instant.
function dayHolding(py: PlaceYear, mode: DayMode, t: number): number {
  let day = Math.max(1, Math.min(py.count - 2, Math.floor(t - py.dayStart[0])));
  while (day > 1 && dayBound(py, mode, day) > t) day--;
  while (day < py.count - 1 && dayBound(py, mode, day + 1) <= t) day++;
  return day;
}

/** The days that spans touch with positive length (an event touches the day that holds it), in order. */
export function candidateDays(py: PlaceYear, spans: Spans, mode: DayMode): number[] {
  const out: number[] = [];
  for (let i = 0; i < spans.length; i += 2) {
    const start = spans[i];
    const end = spans[i + 1];
    for (let day = dayHolding(py, mode, start); day < py.count; day++) {
      if (out.length === 0 || out[out.length - 1] < day) out.push(day);
      if (dayBound(py, mode, day + 1) >= end) break;
    }
  }
  return out;
}

const shareSlack = 1e-9;

/** How days are narrowed. */
export interface Narrowing<Cx> {
  /** which days an occurrence touches */
  readonly mode: DayMode;
  readonly clauses: readonly NarrowingClause<Cx>[];
  /** the arrays that every clause depends on */
  readonly needs: readonly Anchor[];
  /** hears of each clause */
  readonly listener?: NarrowingListener | undefined;
}

/** Narrows the days an occurrence touches. `needs` names the arrays that every clause depends on. */
export function applyClauses<Cx>(
  cx: Cx,
  py: PlaceYear,
  occurrence: Occurrence,
  { mode, clauses, needs, listener }: Narrowing<Cx>,
): Outcome {
  let left = candidateDays(py, occurrence.spans, mode);
  for (const need of needs) {
    if (left.every((day) => Number.isNaN(py[need][day]))) {
      return { kind: 'undecidable', absent: need, candidates: left };
    }
  }
  for (let index = 0; index < clauses.length; index++) {
    const clause = clauses[index];
    if (clause.kind === 'undecided') {
      if (left.length !== 1) return { kind: 'undecided', candidates: left };
      break;
    }
    // With one candidate nothing is left to choose; the listener is notified of the clause all the same.
    if (left.length === 1 && listener === undefined && clause.kind !== 'require' && clause.kind !== 'also')
      continue;
    const before = left;
    const results = evaluate(cx, clause, before);
    left = keep(clause, before, results);
    listener?.clause(index, results, before, left);
    if (left.length === 0) return { kind: 'nothing' };
  }
  return { kind: 'decided', first: left[0], last: left[left.length - 1] };
}

/** The moments of a day that can be absent. */
export type Anchor = 'sunrise' | 'sunset' | 'moonrise' | 'moonset';

function evaluate<Cx>(
  cx: Cx,
  clause: NarrowingClause<Cx>,
  days: readonly number[],
): readonly (boolean | number)[] {
  switch (clause.kind) {
    case 'require':
    case 'prefer':
      return days.map((day) => clause.holds(cx, day));
    case 'most':
      return days.map((day) => clause.share(cx, day));
    default:
      return [];
  }
}

function keep<Cx>(
  clause: NarrowingClause<Cx>,
  days: readonly number[],
  results: readonly (boolean | number)[],
): number[] {
  switch (clause.kind) {
    case 'also':
      return withNeighbours(days, clause.days);
    case 'require':
      return days.filter((_, i) => results[i] === true);
    case 'prefer': {
      const holding = days.filter((_, i) => results[i] === true);
      if (holding.length === 0) return [...days];
      if (clause.which === 'any') return holding;
      return clause.which === 'earliest' ? holding.slice(0, 1) : holding.slice(-1);
    }
    case 'most': {
      const greatest = Math.max(...results.map(Number));
      return greatest <= shareSlack
        ? [...days]
        : days.filter((_, i) => Number(results[i]) >= greatest - shareSlack);
    }
    case 'then':
      return clause.which === 'first' ? days.slice(0, 1) : days.slice(-1);
    default:
      return [...days];
  }
}

function withNeighbours(days: readonly number[], count: number): number[] {
  const all = new Set(days);
  for (const day of days) {
    for (let n = 1; n <= Math.abs(count); n++) all.add(day + Math.sign(count) * n);
  }
  return [...all].sort((a, b) => a - b);
}
