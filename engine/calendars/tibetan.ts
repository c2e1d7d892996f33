/**
 * The Tibetan calendars. A lunar day ends when the Moon has gained twelve degrees on the Sun by the school's own mean motions
 * and tables; a civil day has the date of the lunar day that ends in it, so that dates are doubled and left out. What is kept on
 * a date that is left out is kept on the day in which its lunar day ends; of a doubled date the second day counts, the first
 * being its leap day, but in Bhutan the first. 67 lunar months are 65 solar ones, so that every 32 or 33 months one is a leap month. The
 * schools share the motions and differ in the epoch, and in which months leap. After Svante Janson, Tibetan Calendar
 * Mathematics (2007), with the names of its constants.
 */

import { JD_OF_CIVIL_DAY_0 } from '../civil/civil.ts';
import { beginningIn, type WorldCalendar, type WorldMonth } from './calendar.ts';

/** The epoch of a school: the beginning of the third month of a year. */
interface School {
  readonly year: number;
  /** mean end of the month before it, JD counted as whole days from midnight */
  readonly m0: number;
  /** mean longitude of the Sun then, of a circle */
  readonly s0: number;
  /** anomaly of the Moon then, of a circle */
  readonly a0: number;
  /** where in the 65 months the leap months come */
  readonly beta: number;
  /** whether a leap month stands before the month whose number it shares, or after it */
  readonly leap: 'before' | 'after';
  /** which day of a doubled date counts */
  readonly doubled: 'first' | 'second';
}

/** Days of a lunar month, what the Sun's longitude gains in it and what the Moon's anomaly gains in a lunar day, of a circle. */
const MONTH = 167_025 / 5656;
const SUN_GAIN = 65 / 804;
const ANOMALY_GAIN = 3781 / 105_840;

/** Equations of a quarter of a circle, sixtieths of a day. */
const SUN = [0, 6, 10, 11];
const MOON = [0, 5, 10, 15, 19, 22, 24, 25];

// A table of a quarter of a circle, read on a whole one.
function equation(table: readonly number[], at: number): number {
  const quarter = table.length - 1;
  if (at > 2 * quarter) return -equation(table, at - 2 * quarter);
  if (at > quarter) return equation(table, 2 * quarter - at);
  const low = Math.floor(at);
  const from = table[low];
  return (from + (at - low) * ((table[low + 1] ?? from) - from)) / 60;
}

const part = (x: number): number => x - Math.floor(x);

/** The civil day in which lunar day `day` (0..30) of the `count`-th month from the epoch ends. */
function civilDayOf({ m0, s0, a0 }: School, count: number, day: number): number {
  const mean = count * MONTH + (day * MONTH) / 30 + m0;
  const sun = equation(SUN, 12 * part(count * SUN_GAIN + (day * SUN_GAIN) / 30 + s0 - 1 / 4));
  const moon = equation(MOON, 28 * part((30 * count + day) * ANOMALY_GAIN + a0));
  return Math.floor(mean - sun + moon) - Math.ceil(JD_OF_CIVIL_DAY_0);
}

function monthFrom(school: School, count: number, month: number): WorldMonth {
  const first = civilDayOf(school, count, 0) + 1;
  const ends = Array.from({ length: 31 }, (_, day) => civilDayOf(school, count, day));
  const dates = ends
    .slice(1)
    .map((end, i) => (school.doubled === 'second' ? end : Math.min(ends[i] + 1, end)));
  return { month, first, days: ends[30] - first + 1, dates };
}

function monthsOfYear(school: School, year: number): WorldMonth[] {
  // Lunar months from the epoch to a month (0..11) of a year.
  const countOf = (month: number): number =>
    Math.floor((67 * (12 * (year - school.year) + month - 2) + school.beta) / 65);
  return Array.from({ length: 12 }, (_, i) => i).flatMap((month) => {
    const own = monthFrom(school, countOf(month), month);
    if (school.leap === 'before') {
      const isLeap = countOf(month) - countOf(month - 1) === 2;
      return isLeap ? [monthFrom(school, countOf(month) - 1, 12 + month), own] : [own];
    }
    const isLeap = countOf(month + 1) - countOf(month) === 2;
    return isLeap ? [own, monthFrom(school, countOf(month) + 1, 12 + month)] : [own];
  });
}

const names = [
  'Dangpo',
  'Nyipa',
  'Sumpa',
  'Zhipa',
  'Ngapa',
  'Drukpa',
  'Dunpa',
  'Gyepa',
  'Gupa',
  'Chupa',
  'Chuchikpa',
  'Chunyipa',
];

const months: WorldCalendar['months'] = [
  ...names.map((name) => [name] as [string]),
  ...names.map((name) => [`Dashol ${name}`] as [string]),
];

// A year is named here by the Gregorian year in which it begins.
const calendar = (name: string, school: School): WorldCalendar => ({
  name,
  months,
  monthsOf: (year) =>
    beginningIn(
      year,
      [year - 1, year].flatMap((y) => monthsOfYear(school, y)),
    ),
});

// The day after the last of the old year, whether its date is the first, doubled or not, or the second. Where the first month
// has a leap month before it, the year begins with that in Tibet, and with the month itself in Mongolia.
const newYear = (name: string, school: School, isFirst: (month: WorldMonth) => boolean): WorldCalendar => ({
  name,
  months: [],
  monthsOf: (year) =>
    monthsOfYear(school, year)
      .filter(isFirst)
      .slice(0, 1)
      .map(({ first }) => ({ month: 0, first, days: 1 })),
});

/** The Phugpa school, which most of Tibet follows. */
const phugpa: School = {
  year: 1987,
  m0: 2_446_914 + 135 / 707,
  s0: 0,
  a0: 38 / 49,
  beta: 17,
  leap: 'before',
  doubled: 'second',
};

/**
 * The calendar of Bhutan; the place of its leap months agrees with its printed calendars of this century, as does the day of
 * a doubled date (26 June 2015, 27 October 2021).
 */
const bhutan: School = {
  year: 1754,
  m0: 2_361_807 + 52 / 707,
  s0: 1 / 67,
  a0: 17 / 147,
  beta: 8,
  leap: 'after',
  doubled: 'first',
};

/** The New Genden school of Mongolia (Tegus Buyantu). */
const genden: School = {
  year: 1747,
  m0: 2_359_237 + 2603 / 2828,
  s0: 397 / 402,
  a0: 1523 / 1764,
  beta: 28,
  leap: 'before',
  doubled: 'second',
};

export const tibetan: WorldCalendar = calendar('Tibetan', phugpa);
export const bhutanese: WorldCalendar = calendar('Bhutanese', bhutan);
export const mongolian: WorldCalendar = calendar('Mongolian', genden);
export const losar: WorldCalendar = newYear('Losar', phugpa, () => true);
export const tsagaanSar: WorldCalendar = newYear('Tsagaan Sar', genden, ({ month }) => month === 0);
