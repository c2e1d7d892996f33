/**
 * The calendars of the world that rules may name, besides the Gregorian.
 */

import type { WorldCalendar } from './calendar.ts';
import { easter, orthodoxEaster } from './easter.ts';

/** Every one of them. */
export const worldCalendars: readonly WorldCalendar[] = [easter, orthodoxEaster];

/** The calendar of a name; undefined if there is none. */
export const worldCalendar = (name: string): WorldCalendar | undefined =>
  worldCalendars.find((calendar) => calendar.name === name);
