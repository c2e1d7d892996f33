// The calendar identity of a date: month, season, year of Jupiter; and the sankrantis of a year.

import { hinduMonthAnswer, rituAnswer, samvatsaraAnswer } from '../panchang/month-answers.ts';
import { dayShape, sankrantiShape } from '../panchang/panchang-query.ts';
import { sankrantiAnswer } from '../panchang/sankranti.ts';
import { from, get } from './operation.ts';

const where =
  'Computed for location_id, else lat and lon, else the place of region, else Ujjain, as of the sunrise of the date.';

/** The operations on months, seasons and years. */
export const operations = {
  hinduMonth: get({
    path: '/v1/hindu-month',
    group: 'Calendar',
    access: from('free'),
    summary: 'The lunar month (amanta and purnimanta), solar dates and eras of a date',
    description: `${where} region selects which month, era, samvatsara and solar calendar come first.`,
    query: dayShape,
    answer: hinduMonthAnswer,
    refusals: [404, 422],
  }),
  ritu: get({
    path: '/v1/ritu',
    group: 'Calendar',
    access: from('free'),
    summary: 'The season (ritu) and ayana of a date, by each convention',
    description: where,
    query: dayShape,
    answer: rituAnswer,
    refusals: [404, 422],
  }),
  samvatsara: get({
    path: '/v1/samvatsara',
    group: 'Calendar',
    access: from('free'),
    summary: 'The samvatsara of a date, northern and southern',
    description: where,
    query: dayShape,
    answer: samvatsaraAnswer,
    refusals: [404, 422],
  }),
  sankranti: get({
    path: '/v1/sankranti',
    group: 'Calendar',
    access: from('free'),
    summary: 'The sankrantis of a year, with their punya kala',
    description:
      'Computed for location_id, else lat and lon, else the place of region, else Ujjain. Near the year 3100 a civil year may have eleven or thirteen.',
    query: sankrantiShape,
    answer: sankrantiAnswer,
    refusals: [404, 422],
  }),
};
