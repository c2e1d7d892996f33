// The panchang of a date, of today and its neighbours, and of a stretch of dates.

import { fullAnswer } from '../panchang/full.ts';
import { liteAnswer } from '../panchang/lite.ts';
import { panchangAnswer, panchangRangeAnswer } from '../panchang/panchang.ts';
import { dayShape, fullShape, panchangShape, rangeShape, todayShape } from '../panchang/panchang-query.ts';
import { from, get, live } from './operation.ts';
import { computedFor } from './where.ts';

const relative = (day: 'today' | 'tomorrow' | 'yesterday') =>
  get({
    path: `/v1/panchang/${day}`,
    group: 'Panchang',
    access: from('free'),
    summary: `The panchang of ${day}`,
    description: `${computedFor('Ujjain')} The date is that of tz, else of India.`,
    query: todayShape,
    answer: panchangAnswer,
    refusals: [404, 422],
    caching: live,
  });

/** The operations on whole panchangs. */
export const operations = {
  panchang: get({
    path: '/v1/panchang',
    group: 'Panchang',
    access: from('free'),
    summary: 'The panchang of a date',
    description: `${computedFor('New Delhi')} The day runs from sunrise to sunrise. Angas are those at sunrise; of_day lists all that touch the day.`,
    query: panchangShape,
    answer: panchangAnswer,
    refusals: [404, 422],
  }),
  panchangLite: get({
    path: '/v1/panchang/lite',
    group: 'Panchang',
    access: from('free'),
    summary: 'A minimal panchang, under 1 KB',
    description: computedFor('New Delhi'),
    query: dayShape,
    answer: liteAnswer,
    refusals: [404, 422],
  }),
  panchangToday: relative('today'),
  panchangTomorrow: relative('tomorrow'),
  panchangYesterday: relative('yesterday'),
  panchangFull: get({
    path: '/v1/panchang/full',
    group: 'Panchang',
    access: from('business'),
    summary: 'The full panchang of a date',
    description: `${computedFor('New Delhi')} A section that cannot be computed is null, with its reason under unavailable. astronomical.eclipse has the eclipses of the day and the next one. suitability rates the day for every event, as in /v1/events/suitability.`,
    query: fullShape,
    answer: fullAnswer,
    refusals: [404, 422],
  }),
  panchangRange: get({
    path: '/v1/panchang/range',
    group: 'Panchang',
    access: from('starter'),
    summary: 'The panchangs of up to 31 dates',
    description: `${computedFor('Ujjain')} A date that never occurred, such as 2011-12-30 in Samoa, is left out. An unsupported region is ignored and named in region_resolution.`,
    query: rangeShape,
    answer: panchangRangeAnswer,
    refusals: [404, 422],
  }),
};
