// Spans that follow one another, each with its period written.

import type { LocalClock } from '../../explain/clock.ts';
import { minuteText, type Period } from './times.ts';

/** Writes spans (JD UT) in order. Where one ends the next begins, and that instant is written once. */
export function writeSpans<S extends { readonly start: number; readonly end: number }, T>(
  clock: LocalClock,
  spans: readonly S[],
  write: (span: S, period: Period) => T,
): T[] {
  let last = Number.NaN;
  let written = '';
  return spans.map((span) => {
    const start = span.start === last ? written : minuteText(clock, span.start);
    last = span.end;
    written = minuteText(clock, last);
    return write(span, { start, end: written });
  });
}
