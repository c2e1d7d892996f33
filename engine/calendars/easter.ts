/**
 * Easter: the Sunday after the paschal full moon of the church's own computation, in the western churches by the Gregorian
 * tables, in the eastern by the Julian ones. Arithmetic after Meeus, Astronomical Algorithms, 8.
 */

import { civilDay } from '../civil/civil.ts';
import type { WorldCalendar } from './calendar.ts';
import { civilDayOfJulian } from './julian.ts';

const feast = (name: string, dayIn: (year: number) => number): WorldCalendar => ({
  name,
  months: [],
  monthsOf: (year) => [{ month: 0, first: dayIn(year), days: 1 }],
});

/** The western Easter. */
export const easter: WorldCalendar = feast('Easter', (year) => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const corrected =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + corrected + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  // Days after 22 March.
  return civilDay(year, 3, 22 + epact + toSunday - 7 * late);
});

/** The Easter of the Orthodox churches, as a civil day. */
export const orthodoxEaster: WorldCalendar = feast('Orthodox Easter', (year) => {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  // Days after 22 March of the Julian year.
  return civilDayOfJulian(year, 3, 22 + moon + toSunday);
});
