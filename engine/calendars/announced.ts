/**
 * Hijri months whose first day somebody announced. The announcements, with their sources, are
 * `scripts/calendars/announced.yaml`; a calendar that has them follows them, and its criterion in all other months.
 */

import { jdOfCivilDay, parseIsoDate } from '../civil/civil.ts';
import { datesOn, type WorldCalendar } from './calendar.ts';
import { type AnnouncedMonth, announcedMonths } from './data/announced.ts';
import { newMoonBefore } from './instants.ts';

export type { AnnouncedMonth } from './data/announced.ts';

interface Found {
  /** civil day of the first */
  readonly first: number;
  readonly announced: AnnouncedMonth;
}

/** By calendar, then by the number of the new moon before. */
const byMoon = new Map<string, Map<number, Found>>();
for (const announced of announcedMonths) {
  const first = parseIsoDate(announced.first);
  if (first === undefined) throw new Error(`${announced.first} is no date`);
  const months = byMoon.get(announced.calendar) ?? new Map<number, Found>();
  byMoon.set(announced.calendar, months.set(newMoonBefore(jdOfCivilDay(first)), { first, announced }));
}

/** How a calendar finds first days: as announced where they were, else by its criterion; both by the number of the new moon. */
export function announcedOr(
  calendar: string,
  criterion: (number: number) => number,
): (number: number) => number {
  const months = byMoon.get(calendar);
  return months === undefined ? criterion : (number) => months.get(number)?.first ?? criterion(number);
}

/** The announcement of the month of a calendar in which a civil day lies; undefined where there is none. */
export function announcementOf(calendar: WorldCalendar, day: number): AnnouncedMonth | undefined {
  for (const { first, announced } of byMoon.get(calendar.name)?.values() ?? []) {
    if (day < first || day > first + 30) continue;
    const month = calendar.monthsOf(Number(announced.first.slice(0, 4))).find((m) => m.first === first);
    if (month !== undefined && datesOn(month, day).length > 0) return announced;
  }
  return undefined;
}
