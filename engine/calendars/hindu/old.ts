/**
 * The old Hindu calendars, of mean motions: the Arya Siddhanta's year and month from mean sunrise at the beginning of the Kali
 * Yuga. After Reingold and Dershowitz, Calendrical Calculations, chapter "The Old Hindu Calendars".
 */

import { type HinduLunarDate, type HinduSolarDate, KALI_CIVIL_DAY } from './kali.ts';

const SOLAR_YEAR = 1_577_917_500 / 4_320_000;
const SOLAR_MONTH = SOLAR_YEAR / 12;
const LUNAR_MONTH = 1_577_917_500 / 53_433_336;
const TITHI = LUNAR_MONTH / 30;

const modulo = (value: number, by: number): number => value - by * Math.floor(value / by);

/** Days since the age began at mean sunrise of a civil day. */
const daysAtSunrise = (civilDay: number): number => civilDay - KALI_CIVIL_DAY + 0.25;

/** The old solar date of a civil day, in elapsed years of the Kali Yuga. */
export function oldSolarDate(civilDay: number): HinduSolarDate {
  const sun = daysAtSunrise(civilDay);
  return {
    year: Math.floor(sun / SOLAR_YEAR),
    month: modulo(Math.floor(sun / SOLAR_MONTH), 12) + 1,
    day: Math.floor(modulo(sun, SOLAR_MONTH)) + 1,
  };
}

/** The old lunar date of a civil day, in elapsed years of the Kali Yuga. */
export function oldLunarDate(civilDay: number): HinduLunarDate {
  const sun = daysAtSunrise(civilDay);
  const newMoon = sun - modulo(sun, LUNAR_MONTH);
  const intoMonth = modulo(newMoon, SOLAR_MONTH);
  return {
    year: Math.ceil((newMoon + SOLAR_MONTH) / SOLAR_YEAR) - 1,
    month: modulo(Math.ceil(newMoon / SOLAR_MONTH), 12) + 1,
    isLeapMonth: intoMonth > 0 && SOLAR_MONTH - LUNAR_MONTH >= intoMonth,
    day: modulo(Math.floor(sun / TITHI), 30) + 1,
    // A mean tithi is shorter than a day.
    isLeapDay: false,
  };
}
