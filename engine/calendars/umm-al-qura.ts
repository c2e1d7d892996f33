/**
 * The Umm al-Qura calendar of Saudi Arabia by the rule in force since 1423 AH (2002): a month begins on the day after the
 * evening on which the Moon, new before the Sun sets at Mecca, sets after it; otherwise a day later. Computed for all years,
 * before 2002 too, when other rules were in force. Sets: the centres, without refraction (scripts/calendars).
 */

import { announcedOr } from './announced.ts';
import type { WorldCalendar } from './calendar.ts';
import { byLaterDays, hijriOfMoons } from './hijri-of-moons.ts';
import type { Meridian } from './meridian.ts';
import type { CalendarTables } from './tables.ts';

const meccaTime: Meridian = [[Number.NEGATIVE_INFINITY, 3]];

const NAME = 'Umm Al-Qura';

const firstDays = (tables: CalendarTables) => byLaterDays(tables, { name: NAME, time: meccaTime, usual: 1 });

export const ummAlQura = (tables: CalendarTables): WorldCalendar =>
  hijriOfMoons(tables, NAME, firstDays(tables));

/** As the Supreme Court announces its months, which may begin a day off. */
export const hijriSaudi = (tables: CalendarTables): WorldCalendar =>
  hijriOfMoons(tables, 'Hijri Saudi', announcedOr(tables, 'Hijri Saudi', firstDays(tables)));
