/**
 * Hijri calendars whose months begin with the crescent: on the day after the evening on which the criterion of an authority
 * expects that it is seen. The criteria, with their authorities and places, are `scripts/calendars/crescents.yaml`; the days
 * were found with the ephemeris. Who announces months goes by what is reported of the evening: months of which an announcement
 * is known are as announced.
 */

import { announcedOr } from './announced.ts';
import { bytesOfBase64 } from './base64.ts';
import type { WorldCalendar } from './calendar.ts';
import { type CrescentMonths, crescentCount, crescentMonths, firstCrescent } from './data/crescents.ts';
import { hijriOfMoons } from './hijri-of-moons.ts';
import { newMoon } from './instants.ts';
import { civilDayAt, type Meridian } from './meridian.ts';

/** Days after that of the new moon where nothing is known: beyond the years of the sky months only bound those within. */
const USUAL = 2;

function calendarBy({ name, hours, later }: CrescentMonths): WorldCalendar {
  const time: Meridian = [[Number.NEGATIVE_INFINITY, hours]];
  let bytes: Uint8Array | undefined;
  const laterBy = (number: number): number => {
    const i = number - firstCrescent;
    if (i < 0 || i >= crescentCount) return USUAL;
    bytes ??= bytesOfBase64(later);
    return ((bytes[i >> 2] ?? 0) >> (2 * (i & 3))) & 3;
  };
  return hijriOfMoons(
    name,
    announcedOr(name, (number) => civilDayAt(time, newMoon(number)) + laterBy(number)),
  );
}

/** One for each criterion. */
export const crescentCalendars: readonly WorldCalendar[] = crescentMonths.map(calendarBy);
