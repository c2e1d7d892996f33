// Festivals of a date, a month, a year and a range.

import { festivalsAnswer, monthAnswer, rangeAnswer, yearAnswer } from '../festivals/festival.ts';
import {
  festivalsShape,
  longestFestivalRange,
  monthShape,
  rangeShape,
  yearShape,
} from '../festivals/festival-query.ts';
import { from, get } from './operation.ts';

const about =
  'Computed for location_id, else lat and lon, else the place of region, else Ujjain. Decided by the rules of pack, else of region, else of the location, else of New Delhi.';

const onDate = (path: string, summary: string) =>
  get({
    path,
    group: 'Festivals',
    access: from('free'),
    summary,
    description: about,
    query: festivalsShape,
    answer: festivalsAnswer,
    refusals: [404, 422],
  });

/** The operations on festivals. */
export const operations = {
  festivals: onDate('/v1/festivals', 'The festivals of a date, with reasons'),
  festivalsOfDate: onDate('/v1/festivals/date', 'The same as /v1/festivals'),
  festivalsOfMonth: get({
    path: '/v1/festivals/month',
    group: 'Festivals',
    access: from('free'),
    summary: 'The festivals of a month',
    description: `${about} count is the sum of the counts of /v1/festivals for each date.`,
    query: monthShape,
    answer: monthAnswer,
    refusals: [404, 422],
  }),
  festivalsOfYear: get({
    path: '/v1/festivals/year',
    group: 'Festivals',
    access: from('free'),
    summary: 'The festivals of a year',
    description: `${about} count is the sum of the counts of /v1/festivals/month for each month.`,
    query: yearShape,
    answer: yearAnswer,
    refusals: [404, 422],
  }),
  festivalsOfRange: get({
    path: '/v1/festivals/range',
    group: 'Festivals',
    access: from('free'),
    summary: `The festivals of up to ${longestFestivalRange} dates`,
    description: about,
    query: rangeShape,
    answer: rangeAnswer,
    refusals: [404, 422],
  }),
};
