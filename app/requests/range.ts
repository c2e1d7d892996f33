// Ranges of dates in requests: their order, and how many dates they may have.

import { requireServedDay } from './dates.ts';
import { invalidParameters, unsupported } from './refusal.ts';

/** The first and the last date of a range, as civil day numbers, and the parameters that give them. */
export interface DateRange {
  readonly from: number;
  readonly to: number;
  /** the names of the two parameters, as `['start_date', 'end_date']` */
  readonly fields: readonly [string, string];
}

/** Throws a 400 where a range ends before it begins. */
export function requireOrder({ from, to, fields: [first, last] }: DateRange): void {
  if (to < from) throw invalidParameters([{ field: last, message: `must not be before ${first}` }]);
}

/**
 * Throws a 400 where a range ends before it begins, a 404 where one of its ends is not served, a 422 where it has more than
 * `most` dates; `limitedBy` says what sets that limit.
 */
export function requireDateRange(range: DateRange, most: number, limitedBy = ''): void {
  const { from, to, fields } = range;
  requireOrder(range);
  requireServedDay(from);
  requireServedDay(to);
  const count = to - from + 1;
  if (count <= most) return;
  const what = fields.join(', ');
  throw unsupported(
    'range_too_long',
    `${what}: at most ${most} dates are allowed${limitedBy}, found ${count}.`,
  );
}
