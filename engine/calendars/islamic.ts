/**
 * The tabular Hijri calendar (civil epoch): months of 30 and 29 days in turn, and eleven leap days in thirty years (in the
 * years 2, 5, 7, 10, 13, 16, 18, 21, 24, 26 and 29). A day begins at the sunset before its civil day.
 */

import { civilDay } from '../civil/civil.ts';
import { beginningIn, CIVIL_DAY_OF_FIXED, type WorldCalendar } from './calendar.ts';
import { islamicMonths } from './islamic-months.ts';

// 16 July 622 of the Julian calendar.
const EPOCH = 227_015 - CIVIL_DAY_OF_FIXED;

// The first day of a month counted on from Muharram of the year 1, which is 0.
function firstOf(count: number): number {
  const year = Math.floor(count / 12);
  const month = count - 12 * year;
  return EPOCH + 354 * year + Math.floor((14 + 11 * year) / 30) + 29 * month + Math.ceil(month / 2);
}

export const islamic: WorldCalendar = {
  name: 'Islamic',
  months: islamicMonths,
  monthsOf: (year) => {
    // The month of 1 January, or one beside it.
    const about = Math.floor((civilDay(year, 1, 1) - EPOCH) / 29.530556);
    const months = Array.from({ length: 16 }, (_, i) => {
      const count = about - 1 + i;
      const first = firstOf(count);
      return { month: ((count % 12) + 12) % 12, first, days: firstOf(count + 1) - first };
    });
    return beginningIn(year, months);
  },
};
