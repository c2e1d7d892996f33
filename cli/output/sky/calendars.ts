// A civil day in the Hindu calendars of Reingold and Dershowitz.

import { nameOf } from '@nirnaya/dsl/vocabulary';
import { openAlmanac } from '@nirnaya/engine/almanac';
import {
  type HinduLunarDate,
  type HinduSolarDate,
  modernLunarDate,
  modernSolarDate,
  oldLunarDate,
  oldSolarDate,
} from '@nirnaya/engine/calendars';
import { civilFromDay } from '@nirnaya/engine/civil';
import { astronomicalLunarDate, astronomicalSolarDate } from '@nirnaya/engine/panchang';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';
import { openBundledSky } from '@nirnaya/ephemeris';
import { table } from '../text/table.ts';

/** The dates of a day; astronomical ones are null where no ephemeris reaches. */
interface HinduDates {
  readonly old_solar: HinduSolarDate;
  readonly old_lunar: HinduLunarDate;
  readonly modern_solar: HinduSolarDate;
  readonly modern_lunar: HinduLunarDate;
  readonly astronomical_solar: HinduSolarDate | null;
  readonly astronomical_lunar: HinduLunarDate | null;
}

/** Whose sunrise and sunset days are counted by. */
const UJJAIN = { lat: 23.15, lon: 75.7683, zone: 'Asia/Kolkata' };

/** A civil day number in each of the calendars. */
export function hinduDates(day: number): HinduDates {
  const arithmetic = {
    old_solar: oldSolarDate(day),
    old_lunar: oldLunarDate(day),
    modern_solar: modernSolarDate(day),
    modern_lunar: modernLunarDate(day),
  };
  const { year } = civilFromDay(day);
  if (year < FIRST_SKY_YEAR || year > LAST_SKY_YEAR)
    return { ...arithmetic, astronomical_solar: null, astronomical_lunar: null };
  const py = openAlmanac(openBundledSky()).placeYear(UJJAIN, year);
  const index = day - py.firstDay;
  return {
    ...arithmetic,
    astronomical_solar: astronomicalSolarDate(py, index),
    astronomical_lunar: astronomicalLunarDate(py, index),
  };
}

/** The dates as lines of text. */
export function hinduDatesText(dates: HinduDates): string {
  const rows = [
    ['old solar', 'Kali', solarText(dates.old_solar)],
    ['old lunar', 'Kali', lunarText(dates.old_lunar)],
    ['modern solar', 'Saka', solarText(dates.modern_solar)],
    ['modern lunar', 'Vikrama', lunarText(dates.modern_lunar)],
    [
      'astronomical solar',
      'Saka',
      dates.astronomical_solar === null ? BEYOND : solarText(dates.astronomical_solar),
    ],
    [
      'astronomical lunar',
      'Vikrama',
      dates.astronomical_lunar === null ? BEYOND : lunarText(dates.astronomical_lunar),
    ],
  ];
  return `${table(rows)}\n`;
}

const BEYOND = `- (an ephemeris is needed: ${FIRST_SKY_YEAR} to ${LAST_SKY_YEAR})`;

const solarText = ({ year, month, day }: HinduSolarDate): string =>
  `${year} ${nameOf('rashi', month - 1)} ${day}`;

function lunarText({ year, month, isLeapMonth, day, isLeapDay }: HinduLunarDate): string {
  const name = `${isLeapMonth ? 'Adhika ' : ''}${nameOf('lunar month', month - 1)}`;
  return `${year} ${name} ${day}${isLeapDay ? ' (second day of the tithi)' : ''}`;
}
