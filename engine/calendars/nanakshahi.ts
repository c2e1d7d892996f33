/**
 * The Nanakshahi calendar as Pal Singh Purewal designed it and the SGPC adopted it in 2003: months with fixed places in the
 * Gregorian year, the last of them a day longer in leap years. What the SGPC prints since 2010 follows the sankrantis and
 * is a calendar of the packs.
 */

import { civilDay } from '../civil/civil.ts';
import { beginningIn, type WorldCalendar } from './calendar.ts';

// Gregorian month and day on which each begins.
const begins: readonly (readonly [month: number, day: number])[] = [
  [3, 14],
  [4, 14],
  [5, 15],
  [6, 15],
  [7, 16],
  [8, 16],
  [9, 15],
  [10, 15],
  [11, 14],
  [12, 14],
  [1, 13],
  [2, 12],
];

export const nanakshahi: WorldCalendar = {
  name: 'Nanakshahi',
  months: [
    ['Chet'],
    ['Vaisakh'],
    ['Jeth'],
    ['Harh'],
    ['Sawan'],
    ['Bhadon'],
    ['Assu'],
    ['Katik', 'Katak'],
    ['Maghar'],
    ['Poh'],
    ['Magh'],
    ['Phagun', 'Phaggan'],
  ],
  monthsOf: (year) =>
    beginningIn(
      year,
      begins.map(([month, day], i) => {
        const first = civilDay(year, month, day);
        const [nextMonth, nextDay] = begins[(i + 1) % 12];
        const next = civilDay(nextMonth < month ? year + 1 : year, nextMonth, nextDay);
        return { month: i, first, days: next - first };
      }),
    ),
};
