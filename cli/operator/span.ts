// Moments ahead, as the options of a command write them.

import { UsageError } from '../options/failure.ts';

/** Milliseconds of the units of a span. */
const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A span such as `30m`, `24h` or `90d`, in milliseconds; undefined where a text is none. */
export function spanOf(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const length = units[unit];
  return count === undefined || length === undefined ? undefined : Number(count) * length;
}

/** The moment of a day (its beginning in UTC) or of a span from now, milliseconds since 1970. It must be ahead. */
export function instantOf(option: string, text: string, now: number): number {
  const span = spanOf(text);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  const at = span === undefined ? day : now + span;
  if (at > now) return at;
  if (Number.isNaN(at)) {
    throw new UsageError(
      `${option}: ${JSON.stringify(text)} is neither a date nor a span; write one such as 2027-01-01 or 90d`,
    );
  }
  throw new UsageError(`${option}: ${text} is in the past`);
}
