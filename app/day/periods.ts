// Spans that follow one another, each with its period written.

import type { LocalClock } from '@nirnaya/explain/dates';
import { instantText, minuteText, type Period } from './times.ts';

/** Writes spans (JD UT) in order. Where one ends the next begins, and that instant is written once. */
export function writeSpans<S extends { readonly start: number; readonly end: number }, T>(
  clock: LocalClock,
  spans: readonly S[],
  write: (span: S, period: Period) => T,
): T[] {
  let last = Number.NaN;
  let minute = '';
  let instant = '';
  return spans.map((span) => {
    const isNext = span.start === last;
    const start = isNext ? minute : minuteText(clock, span.start);
    const start_at = isNext ? instant : instantText(clock, span.start);
    last = span.end;
    minute = minuteText(clock, last);
    instant = instantText(clock, last);
    return write(span, { start, end: minute, start_at, end_at: instant });
  });
}
