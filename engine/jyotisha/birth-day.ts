/**
 * The day of a birth, from sunrise to sunrise. In: the Sun of a few days, and a place. Out: sunrise, sunset and the next
 * sunrise, the weekday, and what the lagna of any instant of the day is found with.
 */
import { JD_OF_CIVIL_DAY_0, weekdayOf } from '../civil/civil.ts';
import { offsetAt, zoneOffsets } from '../civil/zone.ts';
import { observerAt, riseSet } from '../place/horizon.ts';
import { SUN_RULES, type SunriseRule } from '../place/horizon-rules.ts';
import type { Place } from '../place/place.ts';
import type { SunFit } from '../sky/sky-fit.ts';

/** The day that holds a birth; instants are JD UT. */
export interface BirthDay {
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
  /** of the civil date, at the place, on which the day's sunrise falls; 0 = Sunday */
  readonly weekday: number;
  /** whether the birth lies before the sunset */
  readonly byDay: boolean;
  /** Sun, sidereal time, obliquity and ayanamsa over the day and a day around it */
  readonly fit: SunFit;
}

/** The longest day, days: a longer gap between two sunrises is a polar night, or holds a midnight sun. */
const LONGEST_DAY = 1.5;

/** Days before a birth at which its day may have begun, and days that are fitted. */
export const DAYS_BEFORE = 1.6;
export const DAYS_FITTED = 4;

/**
 * The day that holds `jd`, found in the Sun over `DAYS_FITTED` days from `DAYS_BEFORE` before it. Undefined where no
 * sunrise, sunset and sunrise within a day and a half are around it.
 */
export function birthDayAt(fit: SunFit, place: Place, jd: number, rule: SunriseRule): BirthDay | undefined {
  const observer = observerAt(place.lat, place.lon);
  const { rises, sets } = riseSet(fit.sun, observer, SUN_RULES[rule], {
    from: jd - DAYS_BEFORE,
    to: jd + DAYS_FITTED - DAYS_BEFORE,
  });
  const next = rises.find((rise) => rise > jd);
  const sunrise = rises.findLast((rise) => rise <= jd);
  if (sunrise === undefined || next === undefined || next - sunrise > LONGEST_DAY) return undefined;
  const sunset = sets.find((set) => set > sunrise && set < next);
  if (sunset === undefined) return undefined;
  const offset = offsetAt(zoneOffsets(place.zone, sunrise, sunrise), sunrise);
  return {
    sunrise,
    sunset,
    nextSunrise: next,
    weekday: weekdayOf(Math.floor(sunrise + offset - JD_OF_CIVIL_DAY_0)),
    byDay: jd < sunset,
    fit,
  };
}
