// How far a decision lies from a date.

import type { Trace } from '@nirnaya/compiler/runtime';

function daysOf({ outcome, candidates }: Trace): readonly number[] {
  if (outcome.kind === 'decided') return [outcome.first, outcome.last];
  return candidates.map((candidate) => candidate.day);
}

/** The day of a decision, or of its candidates, that lies nearest to a civil day number. */
export function nearestDay(trace: Trace, date: number): number {
  return [...daysOf(trace)].sort((a, b) => Math.abs(a - date) - Math.abs(b - date))[0] ?? date;
}

/** Days from a date to the nearest day of a decision; a trace without days is farther than all. */
function distanceTo(trace: Trace, date: number): number {
  return daysOf(trace).length === 0 ? Number.POSITIVE_INFINITY : Math.abs(nearestDay(trace, date) - date);
}

/** The trace nearest to a date; of two the earlier. */
export function nearestTrace(traces: readonly Trace[], date: number): Trace | undefined {
  return [...traces].sort((a, b) => distanceTo(a, date) - distanceTo(b, date))[0];
}

/** The trace that gives a date, else the first that weighed it among its candidates. */
export const traceOn = (traces: readonly Trace[], date: number): Trace | undefined =>
  traces.find((trace) => fallsOn(trace, date)) ??
  traces.find(({ candidates }) => candidates.some(({ day }) => day === date));

/** The trace that a date is explained by: the one that gives or weighed it, else the nearest. */
export const traceFor = (traces: readonly Trace[], date: number): Trace | undefined =>
  traceOn(traces, date) ?? nearestTrace(traces, date);

/** Whether a decision gives a date, a civil day number. */
export const fallsOn = ({ outcome }: Trace, day: number): boolean =>
  outcome.kind === 'decided' && outcome.first <= day && day <= outcome.last;
