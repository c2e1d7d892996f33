// Spans of time as JSON.

import type { Spans } from '@nirnaya/engine/spans';
import type { LocalClock } from '../dates/clock.ts';

/** A span as local ISO instants; a moment has start and end alike. */
export interface SpanJson {
  readonly start_at: string;
  readonly end_at: string;
}

/** Spans one by one. */
export function spansJson(spans: Spans, clock: LocalClock): readonly SpanJson[] {
  const out: SpanJson[] = [];
  for (let i = 0; i + 1 < spans.length; i += 2) {
    const start = clock.iso(spans[i]);
    const end = clock.iso(spans[i + 1]);
    if (start !== null && end !== null) out.push({ start_at: start, end_at: end });
  }
  return out;
}
