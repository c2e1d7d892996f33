// Sun, Moon and lagna of a date or of a time of it.

import { dayShape, instantShape } from '../panchang/panchang-query.ts';
import { lagnaAnswer, moonPhaseAnswer, sunAnswer } from '../panchang/sky-answers.ts';
import { from, get } from './operation.ts';
import { computedFor } from './where.ts';

const where = computedFor('Ujjain');

const when =
  'time is a clock time at the place, regardless of tz. Default: sunrise. A skipped local time (DST) means the end of the gap, an ambiguous one the first.';

/** The operations on the sky of a day. */
export const operations = {
  sunPosition: get({
    path: '/v1/sun-position',
    group: 'Sky',
    access: from('free'),
    summary: 'Sunrise, sunset, noon, and the position of the Sun at sunrise',
    description: where,
    query: dayShape,
    answer: sunAnswer,
    refusals: [404, 422],
  }),
  moonPhase: get({
    path: '/v1/moon-phase',
    group: 'Sky',
    access: from('free'),
    summary: 'Phase, rise, set and signs of the Moon',
    description: `${where} The phase is for the instant at: ${when}`,
    query: instantShape,
    answer: moonPhaseAnswer,
    refusals: [404, 422],
  }),
  lagna: get({
    path: '/v1/lagna',
    group: 'Sky',
    access: from('free'),
    summary: 'The rising sign at an instant, and all of the day',
    description: `${where} ${when} lagna is null beyond the polar circles, where some signs never rise.`,
    query: instantShape,
    answer: lagnaAnswer,
    refusals: [404, 422],
  }),
};
