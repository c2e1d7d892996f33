/**
 * The Gregorian calendar, proleptic where it is older than itself. Its months belong to the language, which knows their
 * names.
 */

import { civilDay } from '../place/civil.ts';
import type { WorldCalendar } from './calendar.ts';

export const gregorian: WorldCalendar = {
  name: 'Gregorian',
  months: [],
  monthsOf: (year) =>
    Array.from({ length: 12 }, (_, month) => {
      const first = civilDay(year, month + 1, 1);
      return { month, first, days: civilDay(year, month + 2, 1) - first };
    }),
};
