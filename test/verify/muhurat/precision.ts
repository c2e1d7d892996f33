// How many of our good days are printed by any source, in the spans that sources print: what a count of dates found leaves
// out. Our best rating is counted apart.

import type { Calculator } from '../calculator.ts';
import { isGood, windowsOf } from './ours.ts';
import type { PrintedMuhurat } from './printed.ts';

/** The days between the first and the last date of a source, at the place that it prints for. */
export interface PrintedSpan {
  readonly first: PrintedMuhurat;
  /** civil day numbers */
  readonly from: number;
  readonly to: number;
}

/** A line on the days of an event that we call good, and on those we call excellent; empty where no span is known. */
export function precisionOf(
  calculator: Calculator,
  spans: readonly PrintedSpan[],
  printed: ReadonlySet<number>,
): string {
  const good = new Set<number>();
  const best = new Set<number>();
  for (const { first, from, to } of spans) {
    for (let day = from; day <= to; day++) {
      const py = calculator.dayOf(first.py.place, day)?.py;
      if (py === undefined) continue;
      const ratings = windowsOf({ ...first, py, day }).filter(isGood);
      if (ratings.length > 0) good.add(day);
      if (ratings.some(({ rating }) => rating === 'EXCELLENT')) best.add(day);
    }
  }
  if (good.size === 0) return '';
  const of = (days: ReadonlySet<number>): string => {
    const count = [...days].filter((day) => printed.has(day)).length;
    return `${count} of ${days.size}${days.size === 0 ? '' : ` (${((100 * count) / days.size).toFixed(1)} %)`}`;
  };
  return `; of our good days in the spans of the sources ${of(good)} are printed by one of them, of those with an excellent time ${of(best)}`;
}
