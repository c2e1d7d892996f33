// A row that lists periods, held against ours one by one.

import type { Row } from '../rows.ts';
import { notImplemented, type Verdict, verdict } from '../verdict.ts';
import { isAsPrinted, type Ours, type Printed, printedPeriods, shownPeriod } from './periods.ts';

/** What is known of a row whose periods are not ours. */
export interface Known {
  /** first period from which the row is compared */
  readonly from?: number;
  /** the program's own way, where it was computed and gives every period of the row; null where none does */
  readonly variant?: () => string | null;
  readonly pairs?: 'lord and years' | 'lords';
}

/** The periods of a row that are not as ours, by their place. */
export function misses(
  printed: readonly Printed[],
  ours: readonly Ours[],
  offset: number,
  days: number,
): readonly number[] {
  return printed.flatMap((one, i) => (isAsPrinted(one, ours[i], offset, days) ? [] : [i]));
}

/**
 * Judges a row of periods, each against ours in the same place; `days` are those of the row's year. A row that follows a variant of its
 * program, which gives all of its periods, is not covered.
 */
export function comparedPeriods(
  row: Row,
  ours: readonly Ours[],
  { offset, days }: { readonly offset: number; readonly days: number },
  { variant = () => null, pairs = 'lord and years' }: Known = {},
): Verdict {
  const printed = printedPeriods(JSON.parse(row.at('expected')), pairs);
  const missed = misses(printed, ours, offset, days);
  const [first] = missed;
  const own = missed.length === 0 ? null : variant();
  if (own !== null) return notImplemented(own);
  return verdict(
    missed.length === 0,
    () => ({
      what: `${row.at('label')}: ${missed.length} of ${printed.length} periods`,
      expected: JSON.stringify(JSON.parse(row.at('expected'))[first]),
      actual: shownPeriod(ours[first], offset),
      reason: null,
    }),
    { [row.at('origin').startsWith('PyJHora') ? 'of PyJHora' : 'of books']: missed.length === 0 },
  );
}
