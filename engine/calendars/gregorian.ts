/**
 * The Gregorian calendar, proleptic where it is older than itself. Its months belong to the language, which knows their
 * names.
 */

import { civilDay } from '../place/civil.ts';
import type { WorldCalendar } from './calendar.ts';

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export const gregorian: WorldCalendar = {
  name: 'Gregorian',
  months: [],
  monthsOf: (year) => {
    const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 1 : 0;
    let next = civilDay(year, 1, 1);
    return lengths.map((length, month) => {
      const days = month === 1 ? length + leap : length;
      const first = next;
      next += days;
      return { month, first, days };
    });
  },
};
