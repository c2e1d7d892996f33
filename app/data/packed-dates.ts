// Dates packed: the days from each to the next, a byte for each that names a number of days; and the stretches of years in
// which they are counted.

import { civilDay } from '@nirnaya/engine/civil';
import { FIRST_SKY_YEAR, LAST_SKY_YEAR } from '@nirnaya/engine/sky';

/** Dates in order of time: the days from 1 January 1700 to the first, then from each to the next. */
export interface PackedDates {
  /** the numbers of days that occur */
  readonly gaps: readonly number[];
  /** the place of each among them */
  readonly steps: Uint8Array;
}

/** Unpacks them as civil days. */
export function unpackedDates({ gaps, steps }: PackedDates): Int32Array {
  const days = new Int32Array(steps.length);
  let day = civilDay(FIRST_SKY_YEAR, 1, 1);
  for (let i = 0; i < days.length; i++) {
    day += gaps[steps[i] as number] ?? 0;
    days[i] = day;
  }
  return days;
}

/** Packs civil days in order of time. Throws `RangeError` where more than 256 numbers of days occur. */
export function packedDates(days: readonly number[]): PackedDates {
  let before = civilDay(FIRST_SKY_YEAR, 1, 1);
  const between = days.map((day) => {
    const step = day - before;
    before = day;
    return step;
  });
  const gaps = [...new Set(between)].sort((a, b) => a - b);
  if (gaps.length > 256) throw new RangeError(`${gaps.length} numbers of days are too many for a byte`);
  return { gaps, steps: Uint8Array.from(between, (step) => gaps.indexOf(step)) };
}

/** Years of a stretch whose dates are counted together. */
export const YEARS_A_STRETCH = 20;

/** The stretches of all years, the last of them shorter. */
export const STRETCHES = Math.ceil((LAST_SKY_YEAR - FIRST_SKY_YEAR + 1) / YEARS_A_STRETCH);

/** The stretch that a year lies in. */
export const stretchOf = (year: number): number => Math.floor((year - FIRST_SKY_YEAR) / YEARS_A_STRETCH);
