// One anga of a date, at its sunrise or at a time of it; and what runs now.

import {
  karanaAnswer,
  nakshatraAnswer,
  nowAnswer,
  tithiAnswer,
  yogaAnswer,
} from '../panchang/anga-answers.ts';
import { instantShape, nowShape } from '../panchang/panchang-query.ts';
import { from, get, live } from './operation.ts';

const where = 'Computed for location_id, else lat and lon, else the place of region, else Ujjain.';

const about = (anga: string): string =>
  `${where} Returns the ${anga} at time, a clock time at the place regardless of tz. Without time: at sunrise, or six hours after midnight if the Sun does not rise. A skipped local time (DST) means the end of the gap, an ambiguous one the first. of_day lists all that touch the day from sunrise to sunrise, regardless of time.`;

/** The operations on single angas. */
export const operations = {
  tithi: get({
    path: '/v1/tithi',
    group: 'Panchang',
    access: from('free'),
    summary: 'The tithi at a date or time',
    description: about('tithi'),
    query: instantShape,
    answer: tithiAnswer,
    refusals: [404, 422],
  }),
  nakshatra: get({
    path: '/v1/nakshatra',
    group: 'Panchang',
    access: from('free'),
    summary: 'The nakshatra and pada at a date or time',
    description: about('nakshatra and pada'),
    query: instantShape,
    answer: nakshatraAnswer,
    refusals: [404, 422],
  }),
  yoga: get({
    path: '/v1/yoga',
    group: 'Panchang',
    access: from('free'),
    summary: 'The yoga at a date or time',
    description: about('yoga'),
    query: instantShape,
    answer: yogaAnswer,
    refusals: [404, 422],
  }),
  karana: get({
    path: '/v1/karana',
    group: 'Panchang',
    access: from('free'),
    summary: 'The karana at a date or time',
    description: about('karana'),
    query: instantShape,
    answer: karanaAnswer,
    refusals: [404, 422],
  }),
  panchangNow: get({
    path: '/v1/panchang/now',
    group: 'Panchang',
    access: from('free'),
    summary: 'The current angas',
    description:
      'The angas at this moment at location_id, else lat and lon, else Ujjain, with the time that remains.',
    query: nowShape,
    answer: nowAnswer,
    refusals: [404, 422],
    caching: live,
  }),
};
