/**
 * Hijri calendars whose months begin with the crescent: on the day after the evening on which the criterion of an authority
 * expects that it is seen. The criteria, with their authorities and places, are `scripts/calendars/crescents.yaml`; the days
 * were found with the ephemeris. Who announces months goes by what is reported of the evening: months of which an announcement
 * is known are as announced.
 */

import { announcedOr } from './announced.ts';
import type { WorldCalendar } from './calendar.ts';
import { byLaterDays, hijriOfMoons } from './hijri-of-moons.ts';
import type { Meridian } from './meridian.ts';
import type { CalendarTables } from './tables.ts';

/** The calendars of the criteria, with the time of the place of each, hours ahead of UT. */
export const crescentCriteria = [
  ['Hijri Mabims', 7],
  ['Hijri Mabims Of 1995', 7],
  ['Hijri Turkey', 0],
  ['Hijri Egypt', 2],
  ['Hijri Iran', 3.5],
  ['Hijri Pakistan', 5],
  ['Hijri Morocco', 0],
  ['Hijri Danjon', 3],
] as const;

/** One for each criterion. */
export const crescentCalendars: readonly ((tables: CalendarTables) => WorldCalendar)[] = crescentCriteria.map(
  ([name, hours]) => {
    const time: Meridian = [[Number.NEGATIVE_INFINITY, hours]];
    return (tables) =>
      hijriOfMoons(tables, name, announcedOr(tables, name, byLaterDays(tables, { name, time, usual: 2 })));
  },
);
