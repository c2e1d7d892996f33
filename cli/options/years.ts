// A span of years in the arguments of a command line.

import { type Today, yearOf } from './dates.ts';
import { UsageError } from './failure.ts';

/** Gregorian years, both inclusive. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** The years of `1900..2100` or `2026`; without a text, from some years before this one to some after it. */
export function yearsOf(
  text: string | undefined,
  what: string,
  today: Today,
  defaults: { readonly back: number; readonly ahead: number },
): Years {
  if (text === undefined) {
    const now = yearOf(undefined, what, today);
    return { from: now - defaults.back, to: now + defaults.ahead };
  }
  const match = /^(\d{4})(?:\.\.(\d{4}))?$/.exec(text);
  if (match === null)
    throw new UsageError(`${what}: ${JSON.stringify(text)} is not a span of years; write 1900..2100 or 2026`);
  const [, first, last = first] = match;
  const from = yearOf(first, what, today);
  const to = yearOf(last, what, today);
  if (to < from) throw new UsageError(`${what}: ${to} is before ${from}`);
  return { from, to };
}
