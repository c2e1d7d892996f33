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
  `${where} Names the ${anga} that runs at the clock time of the date at the place (whatever tz says), without time at its sunrise, and where the Sun does not rise six hours after midnight. A time that a change of clocks skips is taken as the end of the gap, one that comes twice as the first. of_day lists all that touch the day from this sunrise to the next, whatever the time.`;

/** The operations on single angas. */
export const angaOperations = {
  tithi: get({
    path: '/v1/tithi',
    group: 'Panchang',
    access: from('free'),
    summary: 'The tithi of a date or of a time',
    description: about('tithi'),
    query: instantShape,
    answer: tithiAnswer,
    refusals: [404, 422],
  }),
  nakshatra: get({
    path: '/v1/nakshatra',
    group: 'Panchang',
    access: from('free'),
    summary: 'The nakshatra and pada of a date or of a time',
    description: about('nakshatra and pada'),
    query: instantShape,
    answer: nakshatraAnswer,
    refusals: [404, 422],
  }),
  yoga: get({
    path: '/v1/yoga',
    group: 'Panchang',
    access: from('free'),
    summary: 'The yoga of a date or of a time',
    description: about('yoga'),
    query: instantShape,
    answer: yogaAnswer,
    refusals: [404, 422],
  }),
  karana: get({
    path: '/v1/karana',
    group: 'Panchang',
    access: from('free'),
    summary: 'The karana of a date or of a time',
    description: about('karana'),
    query: instantShape,
    answer: karanaAnswer,
    refusals: [404, 422],
  }),
  panchangNow: get({
    path: '/v1/panchang/now',
    group: 'Panchang',
    access: from('free'),
    summary: 'The angas that run now',
    description:
      'What runs at this moment at location_id, else lat and lon, else Ujjain, and how long it still does.',
    query: nowShape,
    answer: nowAnswer,
    refusals: [404, 422],
    caching: live,
  }),
};
