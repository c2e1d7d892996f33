// How times are written in panchang answers. An instant that does not occur is null.

import type { LocalClock } from '@nirnaya/explain/dates';

/** A stretch of time, ISO 8601 with the offset of the zone. */
export interface TimeSpan {
  readonly start_at: string;
  readonly end_at: string;
}

/** A stretch of time, also to the minute, `2026-11-21 06:49`, as almanacs give the angas. */
export interface Period extends TimeSpan {
  readonly start: string;
  readonly end: string;
}

/** `2026-11-21 06:49` of an instant (JD UT), to the nearest minute. */
export const minuteText = (clock: LocalClock, jd: number): string => `${clock.minute(jd)}`;

/** `2026-11-21T06:49:12+05:30` of an instant (JD UT). */
export const instantText = (clock: LocalClock, jd: number): string => `${clock.iso(jd)}`;

/** The period of start and end (JD UT). */
export const periodOf = (clock: LocalClock, { start, end }: { start: number; end: number }): Period => ({
  start: minuteText(clock, start),
  end: minuteText(clock, end),
  start_at: instantText(clock, start),
  end_at: instantText(clock, end),
});

/** The span of start and end (JD UT); null where either does not occur. */
export function timeSpan(clock: LocalClock, start: number, end: number): TimeSpan | null {
  const from = clock.iso(start);
  const to = clock.iso(end);
  return from === null || to === null ? null : { start_at: from, end_at: to };
}

/** The spans of start and end pairs (JD UT), those that do not occur left out. */
export function timeSpans(clock: LocalClock, spans: readonly number[]): TimeSpan[] {
  const out: TimeSpan[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2) {
    const span = timeSpan(clock, spans[i], spans[i + 1]);
    if (span !== null) out.push(span);
  }
  return out;
}
