// The context of a day for assistants and planners: panchang, festivals and conditions in one answer, kept for six
// hours; and today in short.

import { dayContextAnswer, nowadaysAnswer } from '../panchang/day-context.ts';
import { dayContextShape, nowadaysShape, usualPoint } from '../panchang/panchang-query.ts';
import { from, get, live } from './operation.ts';

/** The operations on the context of a day. */
export const operations = {
  dayContext: get({
    path: '/v1/day-context',
    group: 'Panchang',
    access: from('business'),
    summary: 'Panchang, festivals and conditions of a date',
    description:
      'Computed for location_id, else lat and lon (rounded to four decimals). Festivals are decided by the rules of region, else of the location, else of New Delhi. Cached for six hours. astronomical.eclipse has the eclipses of the day and the next one.',
    query: dayContextShape,
    answer: dayContextAnswer,
    refusals: [404, 422],
    caching: { kind: 'live_field', field: '_cache' },
  }),
  today: get({
    path: '/v1/today',
    group: 'Panchang',
    access: from('free'),
    summary: 'Today in short',
    description:
      'The panchang, festivals and windows of today, by tz, else by the zone of the place. Default place: New Delhi.',
    query: nowadaysShape,
    partners: { lat: String(usualPoint.latitude), lon: String(usualPoint.longitude) },
    answer: nowadaysAnswer,
    refusals: [404, 422],
    caching: live,
  }),
};
