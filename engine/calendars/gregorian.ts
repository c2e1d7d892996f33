/**
 * The Gregorian calendar, proleptic where it is older than itself. Its months belong to the language, which knows their
 * names.
 */

import { openCache } from '../cache/cache.ts';
import { civilDay } from '../civil/civil.ts';
import type { WorldCalendar, WorldMonth } from './calendar.ts';

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const years = openCache<number, readonly WorldMonth[]>({
  name: 'years of the Gregorian calendar',
  limit: 128,
});

function monthsIn(year: number): readonly WorldMonth[] {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 1 : 0;
  let next = civilDay(year, 1, 1);
  return lengths.map((length, month) => {
    const days = month === 1 ? length + leap : length;
    const first = next;
    next += days;
    return { month, first, days };
  });
}

export const gregorian: WorldCalendar = {
  name: 'Gregorian',
  months: [],
  monthsOf: (year) => years.getOrCompute(year, () => monthsIn(year)),
};
