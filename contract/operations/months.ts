// The calendar identity of a date: month, season, year of Jupiter; and the sankrantis of a year.

import { hinduMonthAnswer, rituAnswer, samvatsaraAnswer } from '../panchang/month-answers.ts';
import { dayShape, sankrantiShape } from '../panchang/panchang-query.ts';
import { sankrantiAnswer } from '../panchang/sankranti.ts';
import { from, get } from './operation.ts';

const where =
  'Computed for location_id, else lat and lon, else the place of region, else Ujjain, as of the sunrise of the date.';

/** The operations on months, seasons and years. */
export const monthOperations = {
  hinduMonth: get({
    path: '/v1/hindu-month',
    group: 'Calendar',
    access: from('free'),
    summary: 'The lunar month by both countings, the solar dates and the eras of a date',
    description: `${where} The region chooses which month, era, samvatsara and solar calendar come first.`,
    query: dayShape,
    answer: hinduMonthAnswer,
    refusals: [404, 422],
  }),
  ritu: get({
    path: '/v1/ritu',
    group: 'Calendar',
    access: from('free'),
    summary: 'The season and the course of the Sun on a date, by every reckoning',
    description: where,
    query: dayShape,
    answer: rituAnswer,
    refusals: [404, 422],
  }),
  samvatsara: get({
    path: '/v1/samvatsara',
    group: 'Calendar',
    access: from('free'),
    summary: "The year of Jupiter's round of sixty on a date, northern and southern",
    description: where,
    query: dayShape,
    answer: samvatsaraAnswer,
    refusals: [404, 422],
  }),
  sankranti: get({
    path: '/v1/sankranti',
    group: 'Calendar',
    access: from('free'),
    summary: "The Sun's twelve entries of a year, with their holy times",
    description:
      'Computed for location_id, else lat and lon, else the place of region, else Ujjain. About the year 3100 a civil year may hold eleven or thirteen.',
    query: sankrantiShape,
    answer: sankrantiAnswer,
    refusals: [404, 422],
  }),
};
