/**
 * A year without a sky, for what is decided by calendars and weekdays alone: every day runs from six in the morning to six
 * in the evening of the zone's mean time. It takes microseconds where a place-year takes milliseconds.
 */

import type { WorldCalendars } from '../calendars/world.ts';
import { civilDay, jdOfCivilDay } from '../civil/civil.ts';
import type { Place } from '../place/place.ts';
import type { SkyYear } from '../sky/sky-year.ts';
import { PLACE_MARGIN, type PlaceYear } from './place-year.ts';

/** Of no place: the days of the calendars are civil days. */
const nowhere: Place = { lat: 0, lon: 0, zone: 'UTC' };

const none = new Float64Array(0);

/** A year of civil days. Reading its sky throws. */
export function calendarYear(year: number, calendars: WorldCalendars): PlaceYear {
  const firstDay = civilDay(year, 1, 1) - PLACE_MARGIN;
  const yearEnd = civilDay(year + 1, 1, 1) - firstDay;
  const count = yearEnd + PLACE_MARGIN;
  const start = jdOfCivilDay(firstDay);
  const at = (fraction: number): Float64Array => {
    const instants = new Float64Array(count + 1);
    for (let i = 0; i <= count; i++) instants[i] = start + i + fraction;
    return instants;
  };
  const morning = at(1 / 4);
  const evening = at(3 / 4);
  return {
    place: nowhere,
    year,
    get sky(): SkyYear {
      throw new Error(`the year ${year} of the calendars has no sky`);
    },
    calendars,
    firstDay,
    count,
    yearStart: PLACE_MARGIN,
    yearEnd,
    midnight: at(0),
    sunrise: morning,
    sunset: evening,
    nextSunrise: at(5 / 4),
    sunsetSeen: evening,
    moonrise: none,
    moonset: none,
    moonrises: none,
    moonsets: none,
    dayStart: morning,
    clock: (index, minutes) => start + index + minutes / 1440,
  };
}
