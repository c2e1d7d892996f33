/**
 * The old and the modern Hindu calendars of Reingold and Dershowitz as calendars of the world: months of civil days, by the dates
 * of their days. Their astronomical calendars need an ephemeris; packs write them as calendars and tithis of the sky `drik`.
 */

import { civilDay } from '../../civil/civil.ts';
import type { WorldCalendar, WorldMonth } from '../calendar.ts';
import type { HinduLunarDate } from './kali.ts';
import { modernLunarDate, modernSolarMonth, modernTithi } from './modern.ts';
import { oldLunarDate, oldSolarDate } from './old.ts';

/** Days that no month of theirs reaches. */
const LONGEST = 33;

/** The first day of a month, and what was read of each of its days. */
interface ReadMonth {
  readonly first: number;
  readonly days: readonly number[];
}

// The months that begin in a Gregorian year, by a number of each day that changes, or falls, where a month begins.
function monthsBeginning(
  year: number,
  numberOn: (day: number) => number,
  begins: (before: number, number: number) => boolean,
): readonly ReadMonth[] {
  const [from, to] = [civilDay(year, 1, 1), civilDay(year + 1, 1, 1)];
  const numbers = Array.from({ length: to - from + LONGEST }, (_, i) => numberOn(from - 1 + i));
  const starts = numbers.flatMap((number, i) => (i > 0 && begins(numbers[i - 1], number) ? [i] : []));
  return starts
    .map((start, n) => ({ first: from - 1 + start, days: numbers.slice(start, starts[n + 1]) }))
    .filter(({ first }) => first < to);
}

const solar = (name: string, monthOn: (day: number) => number): WorldCalendar => ({
  name,
  months: [
    ['Mesha'],
    ['Vrishabha'],
    ['Mithuna'],
    ['Karka'],
    ['Simha'],
    ['Kanya'],
    ['Tula'],
    ['Vrishchika'],
    ['Dhanu'],
    ['Makara'],
    ['Kumbha'],
    ['Mina'],
  ],
  monthsOf: (year) =>
    monthsBeginning(year, monthOn, (before, month) => before !== month).map(({ first, days }) => ({
      month: days[0] - 1,
      first,
      days: days.length,
    })),
});

const lunarMonths = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Karttika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
];

const TITHIS = 30;

/** How a lunar calendar dates its days: in full, and by the tithi alone, which is quicker. */
interface LunarDates {
  readonly dateOn: (day: number) => HinduLunarDate;
  readonly tithiOn: (day: number) => number;
}

// A tithi that two days have falls on the first; one that no day has, on the day in which it begins and ends.
function lunarMonth({ first, days: tithis }: ReadMonth, dateOn: LunarDates['dateOn']): WorldMonth {
  const { month, isLeapMonth } = dateOn(first);
  const dayOf = (tithi: number): number => {
    const day = tithis.findIndex((one) => one >= tithi);
    if (day === -1) return tithis.length - 1;
    return tithis[day] === tithi ? day : day - 1;
  };
  return {
    month: month - 1 + (isLeapMonth ? 12 : 0),
    first,
    days: tithis.length,
    dates: Array.from({ length: TITHIS }, (_, i) => first + dayOf(i + 1)),
  };
}

const lunar = (name: string, { dateOn, tithiOn }: LunarDates): WorldCalendar => ({
  name,
  months: [
    ...lunarMonths.map((month) => [month] as [string]),
    ...lunarMonths.map((month) => [`Adhika ${month}`] as [string]),
  ],
  longest: () => TITHIS,
  monthsOf: (year) =>
    monthsBeginning(year, tithiOn, (before, tithi) => tithi < before).map((month) =>
      lunarMonth(month, dateOn),
    ),
});

/** All four. */
export const hinduCalendars: readonly WorldCalendar[] = [
  solar('Old Hindu Solar', (day) => oldSolarDate(day).month),
  lunar('Old Hindu Lunar', { dateOn: oldLunarDate, tithiOn: (day) => oldLunarDate(day).day }),
  solar('Modern Hindu Solar', modernSolarMonth),
  lunar('Modern Hindu Lunar', { dateOn: modernLunarDate, tithiOn: modernTithi }),
];
