// What a request counts as, against the month and the minute of its plan, where that is not one. The only place where this
// stands: operations count by it, and `/v1/pricing` and the description say it.

import { civilFromDay } from '@nirnaya/engine/civil';

const yearOf = (day: number): number => civilFromDay(day).year;

/** The dates that a request is about. */
export interface Contents {
  readonly dates: number;
  /** calendar years that they lie in */
  readonly years: number;
}

/** How what a request contains is counted. */
interface Counting {
  /** after `counts as` */
  readonly text: string;
  of(contents: Contents): number;
}

/** As many dates of one year cost about as much as one date of a year whose sky is not cached. */
const datesOfOne = 31;

const datesOrYears: Counting = {
  text: `one request for each ${datesOfOne} dates begun, or for each calendar year that they lie in, whichever is more`,
  of: ({ dates, years }) => Math.max(Math.ceil(dates / datesOfOne), years),
};

const years: Counting = {
  text: 'one request for each calendar year that its dates lie in',
  of: (contents) => contents.years,
};

const twice: Counting = { text: 'two requests', of: () => 2 };

/** An operation whose requests count as what they contain. */
export interface CountedOperation {
  /** method and path */
  readonly operation: string;
  readonly counting: Counting;
}

/** The operations whose requests count as something else than one, by id. */
export const countedOperations: ReadonlyMap<string, CountedOperation> = new Map<string, CountedOperation>([
  ['bulkPanchang', { operation: 'POST /v1/bulk/panchang', counting: datesOrYears }],
  ['bulkDayContext', { operation: 'GET /v1/bulk/day-context', counting: datesOrYears }],
  // The festivals of a year are decided together: /v1/festivals/year counts once.
  ['bulkFestivals', { operation: 'GET /v1/bulk/festivals', counting: years }],
  ['evaluateRules', { operation: 'POST /v1/rules/evaluate', counting: years }],
  // A year decided by the rules of others, and at their places, beside one's own.
  ['festivalDisputes', { operation: 'GET /v1/festivals/disputes', counting: twice }],
]);

const aDate: Contents = { dates: 1, years: 1 };

/** What a request to an operation counts as: a whole number from 1. */
export function countedAs(operationId: string, contents: Contents = aDate): number {
  return Math.max(1, countedOperations.get(operationId)?.counting.of(contents) ?? 1);
}

/** The contents of a request about some dates, civil day numbers. */
export const datesContained = (days: readonly number[]): Contents => ({
  dates: days.length,
  years: new Set(days.map(yearOf)).size,
});

/** The same of the dates from..to; those of a span that is turned around or has more than `most`, which is refused, are one. */
export function spanContained(from: number, to: number, most: number): Contents {
  const dates = to - from + 1;
  return dates < 1 || dates > most ? aDate : { dates, years: yearOf(to) - yearOf(from) + 1 };
}

/** The contents of a request about some years. */
export const yearsContained = (some: readonly number[]): Contents => {
  const count = Math.max(1, new Set(some).size);
  return { dates: count, years: count };
};
