// Times of a day as people read them: to the nearest minute, with the date where it is another.

import { isoDate } from '../../engine/place/civil.ts';
import { dayMonth } from '../../explain/date-text.ts';
import { glue, glued } from '../text/wrap.ts';

/** A local time to the nearest minute: of `2026-11-22 06:49` or `2026-11-22T06:49:12+05:30`. */
function nearestMinute(text: string): { readonly date: string; readonly clock: string } {
  const [, date = '', clock = '', seconds = '00'] = /^([\d-]+)[ T](\d\d:\d\d)(?::(\d\d))?/.exec(text) ?? [];
  const local = new Date(Date.parse(`${date}T${clock}:${seconds}Z`) + 30_000).toISOString();
  return { date: local.slice(0, 10), clock: local.slice(11, 16) };
}

/** `06:49` of `06:49:12`. */
export const shortClock = (clock: string): string => nearestMinute(`2000-01-01T${clock}`).clock;

/** `10 h 36 min` of `10:35:41`. */
export function lengthOf(duration: string): string {
  const [hours, minutes, seconds] = duration.split(':').map(Number);
  const all = hours * 60 + minutes + Math.round(seconds / 60);
  return glued(`${Math.floor(all / 60)} h ${all % 60} min`);
}

/** `06:49`, or `06:49 (22 November)` where that is not the civil day number `day`. */
export function momentOf(text: string, day: number): string {
  const { date, clock } = nearestMinute(text);
  return date === isoDate(day) ? clock : `${clock}${glue}(${dateText(date)})`;
}

/** `until 06:49`, unbroken. */
export const untilOf = (text: string, day: number): string => `until${glue}${momentOf(text, day)}`;

/** `06:49-07:30`; where both are on one other date, it is said once. */
export function spanOf(
  { start, end }: { readonly start: string; readonly end: string },
  day: number,
): string {
  const [from, to] = [nearestMinute(start), nearestMinute(end)];
  const first = from.date === to.date ? from.clock : momentOf(start, day);
  return `${first}-${momentOf(end, day)}`;
}

// `22 November` of `2026-11-22`.
function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return glued(dayMonth(Math.round(Date.UTC(year, month - 1, day) / 86_400_000)));
}
