/**
 * Hijri months whose first day somebody announced. The announcements, with their sources, are
 * `scripts/calendars/announced.yaml`; a calendar that has them follows them, and its criterion in all other months.
 */

import type { AnnouncedMonth } from './announced-months.ts';
import { datesOn, type WorldCalendar } from './calendar.ts';
import type { CalendarTables } from './tables.ts';

/** How a calendar finds first days: as announced where they were, else by its criterion; both by the number of the new moon. */
export const announcedOr =
  (tables: CalendarTables, calendar: string, criterion: (number: number) => number) =>
  (number: number): number =>
    tables.announced().get(calendar)?.get(number)?.first ?? criterion(number);

/** The announcement of the month of a calendar in which a civil day lies; undefined where there is none. */
export function announcementIn(
  tables: CalendarTables,
  calendar: WorldCalendar,
  day: number,
): AnnouncedMonth | undefined {
  for (const { first, announced } of tables.announced().get(calendar.name)?.values() ?? []) {
    if (day < first || day > first + 30) continue;
    const month = calendar.monthsOf(Number(announced.first.slice(0, 4))).find((m) => m.first === first);
    if (month !== undefined && datesOn(month, day).length > 0) return announced;
  }
  return undefined;
}
