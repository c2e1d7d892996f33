// Civil dates that never occurred at a place: where clocks crossed the date line, as Samoa's on 29 December 2011, the
// calendar went on with the date after the next.

import type { PlaceYear } from '@nirnaya/engine/almanac';
import { instantOfLocal, isoDate, jdOfCivilDay, zoneOffsets } from '@nirnaya/engine/civil';
import { yearOf } from '../requests/dates.ts';
import { notFound, type Refusal } from '../requests/refusal.ts';
import type { RuleContext } from './request-context.ts';

/** Whether a civil day number occurred at the place of a place-year that holds it. */
export function dayOccurred({ midnight, firstDay }: PlaceYear, day: number): boolean {
  return midnight[day - firstDay + 1] > midnight[day - firstDay];
}

/** The dates from..to (civil day numbers, inclusive) that occurred at the place of a request. */
export function daysOccurred({ year }: RuleContext, from: number, to: number): number[] {
  const days = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return days.filter((day) => dayOccurred(year(yearOf(day)), day));
}

/** Throws a 404 unless a civil day number, which must be served, occurred at the place of a request. */
export function requireDayOccurred(
  { year, dayZone }: RuleContext,
  day: number,
  py: PlaceYear = year(yearOf(day)),
): void {
  if (!dayOccurred(py, day)) throw skipped(day, dayZone);
}

/** Throws the same 404 by the clocks of a zone alone, without the sky of the year. */
export function requireDayOccurredIn(zone: string, day: number): void {
  const midnight = jdOfCivilDay(day);
  const offsets = zoneOffsets(zone, midnight - 2, midnight + 3);
  if (instantOfLocal(offsets, day + 1) <= instantOfLocal(offsets, day)) throw skipped(day, zone);
}

function skipped(day: number, zone: string): Refusal {
  const [before, after] = [isoDate(day - 1), isoDate(day + 1)];
  return notFound(
    'skipped_date',
    `${isoDate(day)} did not occur in ${zone}: its calendar went from ${before} to ${after}.`,
  );
}
