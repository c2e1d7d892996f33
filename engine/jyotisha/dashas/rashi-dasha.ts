/** What dashas of rashis share: twelve rashis in an order, years for each, a second round that fills each up to twelve. */
import { type Division, type Period, periodsFrom } from './period.ts';
import { type YearLength, yearDays } from './year-length.ts';

/** Years of life that the rounds together cover. */
const SPAN = 120;

/** A rashi and its years. */
export interface SignYears {
  readonly lord: number;
  readonly years: number;
}

/** Twelve equal parts in the order that a rashi gives. */
const twelfths =
  (order: (sign: number) => readonly number[]): Division =>
  (path) =>
    order(path[path.length - 1]).map((lord) => ({ lord, share: 1 / 12 }));

/**
 * A first round of rashis, and a second of what each lacks of twelve years, until 120 years are full; rashis that lack
 * nothing have no second period.
 */
export function twoRounds(first: readonly SignYears[], whole: readonly number[]): readonly SignYears[] {
  const all = [...first];
  let sum = first.reduce((total, { years }) => total + years, 0);
  for (const [i, { lord }] of first.entries()) {
    if (sum >= SPAN) break;
    const rest = 12 - whole[i];
    if (rest <= 0) continue;
    all.push({ lord, years: rest });
    sum += rest;
  }
  return all;
}

/** The periods of rashis from a birth on (JD UT). */
export const rashiPeriods = (
  jd: number,
  signs: readonly SignYears[],
  year: YearLength,
  order: (sign: number) => readonly number[],
): readonly Period[] => periodsFrom(jd, signs, yearDays(year), twelfths(order));

/** Twelve rashis from `from` on, forwards or backwards. */
export const round = (from: number, direction: 1 | -1): readonly number[] =>
  Array.from({ length: 12 }, (_, i) => (((from + direction * i) % 12) + 12) % 12);
