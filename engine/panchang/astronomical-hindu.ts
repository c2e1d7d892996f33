/**
 * The astronomical Hindu calendars of Reingold and Dershowitz (Calendrical Calculations): solar by the rule of Tamil Nadu, lunar
 * with months from new moon to new moon. In: a place-year of Ujjain, on today's ephemerides. Out: dates.
 *
 * The code of the book asks where the Sun and the Moon are at the reading of Ujjain's clock as if it were universal time, five
 * hours after the sunset or sunrise itself. Its sample dates follow from that, and so do these: two of eighteen differ at the
 * true instants. The book takes the Sun's centre at sunset and a sidereal zero of its own; here they are the upper limb and Lahiri's.
 */
import type { PlaceYear } from '../almanac/place-year.ts';
import { type HinduLunarDate, type HinduSolarDate, SAKA, VIKRAMA } from '../calendars/hindu/kali.ts';
import { civilFromDay, JD_OF_CIVIL_DAY_0 } from '../civil/civil.ts';
import { LANKA_LONGITUDE } from '../sky/siddhantas/lanka.ts';
import { trackLabelAt } from '../sky/track.ts';

/** Days of a mean solar month. */
const SOLAR_MONTH = 365.2564 / 12;

/** Elapsed years of the Kali Yuga less the Gregorian year in which they begin. */
const KALI = 3101;

/** Days by which the clock of Ujjain is ahead of universal time. */
const AHEAD = LANKA_LONGITUDE / 360;

// Of the solar year that begins with Mesha, some months before an instant.
const kaliYear = (jd: number, monthsSince: number): number =>
  civilFromDay(Math.floor(jd - monthsSince * SOLAR_MONTH - JD_OF_CIVIL_DAY_0)).year + KALI;

/** The solar date of a day of the place-year (index), in elapsed years of the Saka era: the month is that of the Sun at sunset. */
export function astronomicalSolarDate({ sky, sunset }: PlaceYear, index: number): HinduSolarDate {
  const rashiOn = (day: number): number => trackLabelAt(sky.sunRashi, sunset[day] + AHEAD);
  const rashi = rashiOn(index);
  let first = index;
  while (rashiOn(first - 1) === rashi) first--;
  // Mesha begins in April; half a month in, the year is sure.
  return { year: kaliYear(sunset[first] + 15, rashi) - SAKA, month: rashi + 1, day: index - first + 1 };
}

/** The lunar date of a day, in elapsed years of the Vikrama era: the tithi is that of its sunrise. */
export function astronomicalLunarDate({ sky, sunrise }: PlaceYear, index: number): HinduLunarDate {
  const tithiOn = (day: number): number => trackLabelAt(sky.tithi, sunrise[day] + AHEAD);
  const tithi = tithiOn(index);
  const at = sunrise[index] + AHEAD;
  const lunation = sky.lunations.find(({ start, end }) => start <= at && at < end);
  if (lunation === undefined) throw new RangeError(`no lunation on day ${index} of ${sky.year}`);
  const [month = 0] = lunation.months;
  return {
    year: kaliYear((lunation.start + lunation.end) / 2, month - 1.5) - VIKRAMA,
    month,
    isLeapMonth: lunation.adhika,
    day: tithi + 1,
    isLeapDay: tithi === tithiOn(index - 1),
  };
}
