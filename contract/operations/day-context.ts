// The context of a day for assistants and planners: panchang, festivals and conditions in one answer, kept for six
// hours; and today in short.

import { dayContextAnswer, nowadaysAnswer } from '../panchang/day-context.ts';
import { dayContextShape, nowadaysShape, usualPoint } from '../panchang/panchang-query.ts';
import { from, get, live } from './operation.ts';

/** The operations on the context of a day. */
export const dayContextOperations = {
  dayContext: get({
    path: '/v1/day-context',
    group: 'Panchang',
    access: from('business'),
    summary: 'Panchang, festivals and conditions of a date',
    description:
      'Kept for six hours by date, lat and lon (to four decimals, at which it is computed), location_id, lang, region and tz. Computed for location_id, else lat and lon; decided by the rules of region, else those of the location, else of New Delhi. astronomical.eclipse says whether an eclipse takes place during the day, and which is the next.',
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
      'The panchang, festivals and windows of today by the clock of tz, else of the place; New Delhi where none is named.',
    query: nowadaysShape,
    partners: { lat: String(usualPoint.latitude), lon: String(usualPoint.longitude) },
    answer: nowadaysAnswer,
    refusals: [404, 422],
    caching: live,
  }),
};
