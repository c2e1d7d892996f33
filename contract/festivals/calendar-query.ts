// The parameters of calendar operations.

import { dateText, monthText } from '../schema/text.ts';
import { skyContextShape, year } from './festival-query.ts';

/** The most dates of a range. */
export const longestRange = 31;

/** `/v1/calendar/day`. */
export const dayShape = { date: dateText().describe('The civil date at the place.'), ...skyContextShape };

/** `/v1/calendar/month`. */
export const calendarMonthShape = {
  year,
  month: monthText().describe('Gregorian month.'),
  ...skyContextShape,
};

/** `/v1/calendar/year`. */
export const calendarYearShape = { year, ...skyContextShape };

/** `/v1/calendar/range`. */
export const calendarRangeShape = {
  start: dateText().describe('First date.'),
  end: dateText().describe(`Last date; at most ${longestRange} dates in all.`),
  ...skyContextShape,
};
