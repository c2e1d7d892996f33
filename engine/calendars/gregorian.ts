/**
 * The Gregorian calendar, proleptic where it is older than itself. Its months belong to the language, which knows their
 * names.
 */

import { byteCache } from '../cache/byte-cache.ts';
import { arrayBytes, objectBytes } from '../cache/weight.ts';
import { civilDay } from '../place/civil.ts';
import type { WorldCalendar, WorldMonth } from './calendar.ts';

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const years = byteCache<number, readonly WorldMonth[]>({
  name: 'years of the Gregorian calendar',
  limit: 100_000,
  bytesOf: (months) => arrayBytes(months.length) + months.length * objectBytes(3),
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
  monthsOf: (year) => years.get(year, () => monthsIn(year)),
};
