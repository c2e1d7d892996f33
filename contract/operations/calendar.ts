// The calendar of a date, a month, a year and a range.

import {
  calendarDayAnswer,
  calendarMonthAnswer,
  calendarRangeAnswer,
  calendarYearAnswer,
} from '../festivals/calendar.ts';
import {
  calendarMonthShape,
  calendarRangeShape,
  calendarYearShape,
  dayShape,
  longestRange,
} from '../festivals/calendar-query.ts';
import { from, get } from './operation.ts';

const about =
  'Computed for location_id, else lat and lon, else the place of region, else Ujjain. Festivals are those of /v1/festivals with the same parameters: decided by the rules of pack, else of region, else of the location, else of New Delhi, regardless of coordinates. Undecided observances are only in /v1/festivals.';

/** The operations on the calendar. */
export const operations = {
  calendarDay: get({
    path: '/v1/calendar/day',
    group: 'Calendar',
    access: from('pro'),
    summary: 'A date with a short panchang and its festivals',
    description: about,
    query: dayShape,
    answer: calendarDayAnswer,
    refusals: [404, 422],
  }),
  calendarMonth: get({
    path: '/v1/calendar/month',
    group: 'Calendar',
    access: from('pro'),
    summary: 'A month, date by date',
    description: `${about} festival_count is the count of /v1/festivals/month.`,
    query: calendarMonthShape,
    answer: calendarMonthAnswer,
    refusals: [404, 422],
  }),
  calendarYear: get({
    path: '/v1/calendar/year',
    group: 'Calendar',
    access: from('pro'),
    summary: 'A year, month by month, with key dates',
    description: `${about} The festival_count of a month is the count of /v1/festivals/month.`,
    query: calendarYearShape,
    answer: calendarYearAnswer,
    refusals: [404, 422],
  }),
  calendarRange: get({
    path: '/v1/calendar/range',
    group: 'Calendar',
    access: from('pro'),
    summary: `Up to ${longestRange} dates, one by one`,
    description: about,
    query: calendarRangeShape,
    answer: calendarRangeAnswer,
    refusals: [404, 422],
  }),
};
