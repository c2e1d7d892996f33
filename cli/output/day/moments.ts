// Times of a day as people read them: as the minute clock writes them, with the date where it is another.

import type { TimeSpan } from '@nirnaya/app/day';
import { isoDate } from '@nirnaya/engine/civil';
import { dayMonth } from '@nirnaya/explain/dates';
import { glue, glued } from '../text/wrap.ts';

/** Date and clock of `2026-11-22 06:49` or `2026-11-22T06:49:00+05:30`. */
const parts = (text: string): { readonly date: string; readonly clock: string } => ({
  date: text.slice(0, 10),
  clock: text.slice(11, 16),
});

/** `10 h 36 min` of a length in days. */
export function lengthOf(days: number): string {
  const minutes = Math.round(days * 1440);
  return glued(`${Math.floor(minutes / 60)} h ${minutes % 60} min`);
}

/** `06:49`, or `06:49 (22 November)` where that is not the civil day number `day`. */
export function momentOf(text: string, day: number): string {
  const { date, clock } = parts(text);
  return date === isoDate(day) ? clock : `${clock}${glue}(${dateText(date)})`;
}

/** `until 06:49`, unbroken. */
export const untilOf = (text: string, day: number): string => `until${glue}${momentOf(text, day)}`;

/** `06:49-07:30`; where both are on one other date, it is said once. */
export function spanOf({ start_at: start, end_at: end }: TimeSpan, day: number): string {
  const [from, to] = [parts(start), parts(end)];
  const first = from.date === to.date ? from.clock : momentOf(start, day);
  return `${first}-${momentOf(end, day)}`;
}

// `22 November` of `2026-11-22`.
function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return glued(dayMonth(Math.round(Date.UTC(year, month - 1, day) / 86_400_000)));
}
