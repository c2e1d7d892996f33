// Dates packed: the days from each to the next, a letter for each number of days that occurs; and how many there are in each
// stretch of years.

import { civilDay } from '@nirnaya/engine/civil';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';

/** Dates in order of time: the days from 1 January 1700 to the first, then from each to the next. */
export interface KeptDates {
  /** the numbers of days that occur, each known by a letter: `a` the first */
  readonly gaps: readonly number[];
  readonly letters: string;
}

const FIRST_LETTER = 'a'.charCodeAt(0);

/** Unpacks them as civil days. */
export function unpackedDates({ gaps, letters }: KeptDates): Int32Array {
  const days = new Int32Array(letters.length);
  let day = civilDay(FIRST_SKY_YEAR, 1, 1);
  for (let i = 0; i < days.length; i++) {
    day += gaps[letters.charCodeAt(i) - FIRST_LETTER] ?? 0;
    days[i] = day;
  }
  return days;
}

/** Packs civil days in order of time. */
export function packedDates(days: readonly number[]): KeptDates {
  let before = civilDay(FIRST_SKY_YEAR, 1, 1);
  const steps = days.map((day) => {
    const step = day - before;
    before = day;
    return step;
  });
  const gaps = [...new Set(steps)].sort((a, b) => a - b);
  const letters = steps.map((step) => String.fromCharCode(FIRST_LETTER + gaps.indexOf(step))).join('');
  return { gaps, letters };
}

/** Years of a stretch whose dates are counted together. */
export const YEARS_A_STRETCH = 20;

/** The stretches of all years, the last of them shorter. */
export const STRETCHES = Math.ceil((LAST_SKY_YEAR - FIRST_SKY_YEAR + 1) / YEARS_A_STRETCH);

/** The stretch that a year lies in. */
export const stretchOf = (year: number): number => Math.floor((year - FIRST_SKY_YEAR) / YEARS_A_STRETCH);

/** The numerals of a count: no festival comes so often in a stretch that it needs more of them. */
const NUMERALS = 2;
const RADIX = 36;

/** Packs the counts of stretches, in their order. */
export const packedCounts = (counts: readonly number[]): string =>
  counts.map((count) => count.toString(RADIX).padStart(NUMERALS, '0')).join('');

/** The count of a stretch. */
export const countOf = (packed: string, stretch: number): number =>
  Number.parseInt(packed.slice(stretch * NUMERALS, (stretch + 1) * NUMERALS), RADIX);
