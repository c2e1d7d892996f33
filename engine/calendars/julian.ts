/**
 * The Julian calendar.
 */

import { type CivilDate, civilDay } from '../civil/civil.ts';
import { beginningIn, type WorldCalendar, type WorldMonth } from './calendar.ts';

/** The civil day of a Julian date; a day out of its month carries over. */
export function civilDayOfJulian(year: number, month: number, day: number): number {
  // Both calendars count the same days but for the leap days of centuries; they met in the third century.
  const y = month <= 2 ? year - 1 : year;
  const century = Math.floor(y / 100);
  return civilDay(year, month, day) + century - Math.floor(century / 4) - 2;
}

/** The Julian date of a civil day. */
export function julianFromDay(day: number): CivilDate {
  // Four-year cycles from a year that begins in March.
  const since = day + 2_440_588 + 32_082;
  const years = Math.floor((4 * since + 3) / 1461);
  const ofYear = since - Math.floor((1461 * years) / 4);
  const month = Math.floor((5 * ofYear + 2) / 153);
  return {
    year: years - 4800 + Math.floor(month / 10),
    month: month + 3 - 12 * Math.floor(month / 10),
    day: ofYear - Math.floor((153 * month + 2) / 5) + 1,
  };
}

export const julian: WorldCalendar = {
  name: 'Julian',
  months: [
    ['January'],
    ['February'],
    ['March'],
    ['April'],
    ['May'],
    ['June'],
    ['July'],
    ['August'],
    ['September'],
    ['October'],
    ['November'],
    ['December'],
  ],
  monthsOf: (year) => beginningIn(year, [...monthsOfYear(year - 1), ...monthsOfYear(year)]),
};

const monthsOfYear = (year: number): WorldMonth[] =>
  Array.from({ length: 12 }, (_, month) => {
    const first = civilDayOfJulian(year, month + 1, 1);
    const next = month === 11 ? civilDayOfJulian(year + 1, 1, 1) : civilDayOfJulian(year, month + 2, 1);
    return { month, first, days: next - first };
  });
