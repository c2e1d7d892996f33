// Ways of counting a request by what it contains, against the month and the minute of its plan: operations count by them, and
// `/v1/pricing` and the description say them.

import { civilFromDay } from '@nirnaya/engine/civil';

const yearOf = (day: number): number => civilFromDay(day).year;

/** The dates that a request is about. */
export interface Contents {
  readonly dates: number;
  /** calendar years that they lie in */
  readonly years: number;
}

/** How what a request contains is counted. */
export interface Counting {
  /** after `counts as` */
  readonly text: string;
  of(contents: Contents): number;
}

/** As many dates of one year cost about as much as one date of a year whose sky is not cached. */
const datesOfOne = 31;

/** By dates, or by the years that they lie in. */
export const datesOrYears: Counting = {
  text: `one request per ${datesOfOne} dates or part of them, or per calendar year, whichever is more`,
  of: ({ dates, years }) => Math.max(Math.ceil(dates / datesOfOne), years),
};

/** By years. */
export const eachYear: Counting = {
  text: 'one request per calendar year of its dates',
  of: (contents) => contents.years,
};

/** By hundreds of what it lists, which are counted as dates. */
export const eachHundred: Counting = {
  text: 'one request per 100 entries or part of them',
  of: ({ dates }) => Math.ceil(dates / 100),
};

/** As two, whatever it contains. */
export const twice: Counting = { text: 'two requests', of: () => 2 };

/** As five, whatever it contains. */
export const fivefold: Counting = { text: 'five requests', of: () => 5 };

/** The contents of a request about one date. */
export const oneDate: Contents = { dates: 1, years: 1 };

/** The contents of a request about some dates, civil day numbers. */
export const datesContained = (days: readonly number[]): Contents => ({
  dates: days.length,
  years: new Set(days.map(yearOf)).size,
});

/** The same of the dates from..to; those of a span that is turned around or has more than `most`, which is refused, are one. */
export function spanContained(from: number, to: number, most: number): Contents {
  const dates = to - from + 1;
  return dates < 1 || dates > most ? oneDate : { dates, years: yearOf(to) - yearOf(from) + 1 };
}

/** The contents of a request about some years. */
export const yearsContained = (some: readonly number[]): Contents => {
  const count = Math.max(1, new Set(some).size);
  return { dates: count, years: count };
};
