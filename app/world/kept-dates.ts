// The dates, found beforehand, of rules that need the sky: years of festivals are listed without the skies of those years.
// They are those of the rules as they stood (known by what decides their dates); a rule that differs is decided as any other.

import { civilDay } from '../../engine/place/civil.ts';
import { FIRST_SKY_YEAR } from '../../engine/sky/year-range.ts';
import { keptDates } from './data/kept-dates.ts';

/** Dates in order of time: the days from 1 January 1700 to the first, then from each to the next. */
export interface KeptDates {
  /** the numbers of days that occur, each known by a letter: `a` the first */
  readonly gaps: readonly number[];
  readonly letters: string;
}

const FIRST_LETTER = 'a'.charCodeAt(0);
const unpacked = new Map<string, Int32Array>();

/** The civil days on which a rule's observances begin, 1700 to 3100, by the digest of the rule; undefined if not kept. */
export function keptDatesOf(digest: string): Int32Array | undefined {
  const known = unpacked.get(digest);
  if (known !== undefined) return known;
  const kept = keptDates.get(digest);
  if (kept === undefined) return undefined;
  const days = new Int32Array(kept.letters.length);
  let day = civilDay(FIRST_SKY_YEAR, 1, 1);
  for (let i = 0; i < days.length; i++) {
    day += kept.gaps[kept.letters.charCodeAt(i) - FIRST_LETTER] ?? 0;
    days[i] = day;
  }
  unpacked.set(digest, days);
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
