// Many days in one request: panchangs of a list of dates, festivals and day contexts of a stretch. The answers are written
// while they are computed; what can be refused is refused before the first byte.

import { bulkDayContextAnswer, bulkFestivalsAnswer, bulkPanchangAnswer } from '../bulk/bulk.ts';
import {
  bulkDayContextShape,
  bulkFestivalsShape,
  bulkPanchangBody,
  mostContextDates,
  mostDates,
  mostFestivalDates,
} from '../bulk/bulk-query.ts';
import { datesContained, datesOrYears, eachYear, spanContained } from '../plans/counted.ts';
import { get, post } from './operation.ts';

const streaming =
  'The response is streamed while it is computed. An invalid request is refused before the first byte. After a later failure the connection closes before the JSON ends: discard what you received.';

/** The operations on many days. */
export const operations = {
  bulkPanchang: post({
    path: '/v1/bulk/panchang',
    group: 'Bulk',
    access: {
      kind: 'by_contents',
      plan: 'starter',
      counting: datesOrYears,
      contents: ({ body: { dates } }) => datesContained(dates),
    },
    summary: `The panchangs of up to ${mostDates} dates`,
    description: `Computed for location_id, else lat and lon, else the place of region, else New Delhi. A date that never occurred at the place returns 404. ${streaming}`,
    body: bulkPanchangBody,
    answer: bulkPanchangAnswer,
    refusals: [404, 422],
  }),
  bulkFestivals: get({
    path: '/v1/bulk/festivals',
    group: 'Bulk',
    access: {
      kind: 'by_contents',
      plan: 'starter',
      counting: eachYear,
      contents: ({ query: { start_date, end_date } }) =>
        spanContained(start_date, end_date, mostFestivalDates),
    },
    summary: `The festivals of up to ${mostFestivalDates} dates`,
    description: `Each day is as in /v1/festivals. Dates without festivals are left out. ${streaming}`,
    query: bulkFestivalsShape,
    answer: bulkFestivalsAnswer,
    refusals: [404, 422],
  }),
  bulkDayContext: get({
    path: '/v1/bulk/day-context',
    group: 'Bulk',
    access: {
      kind: 'by_contents',
      plan: 'business',
      counting: datesOrYears,
      contents: ({ query: { from, to } }) => spanContained(from, to, mostContextDates),
    },
    summary: `The day contexts of up to ${mostContextDates} dates`,
    description: `Computed for location_id, else lat and lon (to four decimals), else the place of region. region or coordinates are required. ${streaming}`,
    query: bulkDayContextShape,
    answer: bulkDayContextAnswer,
    refusals: [404, 422],
  }),
};
