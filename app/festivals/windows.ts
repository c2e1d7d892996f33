// Named spans of an observance, written in a time zone.

import type { Spans } from '@nirnaya/engine/spans';
import { clockIn } from '@nirnaya/explain/dates';

/** A named time; a moment has start and end alike. */
export interface NamedWindow {
  /** as its rule names it */
  readonly key: string;
  /** ISO 8601 */
  readonly start_at: string;
  readonly end_at: string;
}

/** Lays named spans out one by one, in order of time within each name. */
export function windowsIn(
  zone: string,
  named: readonly { readonly name: string; readonly spans: Spans }[],
): NamedWindow[] {
  const clock = clockIn(zone);
  return named.flatMap(({ name, spans }) => {
    const out: NamedWindow[] = [];
    for (let i = 0; i + 1 < spans.length; i += 2) {
      const start = clock.iso(spans[i]);
      const end = clock.iso(spans[i + 1]);
      // A window that hangs on a moment that did not occur is no window.
      if (start !== null && end !== null) out.push({ key: name, start_at: start, end_at: end });
    }
    return out;
  });
}
