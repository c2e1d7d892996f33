// Sun, Moon and lagna of a date or of a time of it.

import { dayShape, instantShape } from '../panchang/panchang-query.ts';
import { lagnaAnswer, moonPhaseAnswer, sunAnswer } from '../panchang/sky-answers.ts';
import { from, get } from './operation.ts';
import { computedFor } from './where.ts';

const where = computedFor('Ujjain');

const when =
  'At the clock time of the date at the place, whatever tz says, without time at its sunrise. A time that a change of clocks skips is taken as the end of the gap, one that comes twice as the first.';

/** The operations on the sky of a day. */
export const skyOperations = {
  sunPosition: get({
    path: '/v1/sun-position',
    group: 'Sky',
    access: from('free'),
    summary: 'Sunrise, sunset, noon, and where the Sun stands at sunrise',
    description: where,
    query: dayShape,
    answer: sunAnswer,
    refusals: [404, 422],
  }),
  moonPhase: get({
    path: '/v1/moon-phase',
    group: 'Sky',
    access: from('free'),
    summary: "The Moon's phase, rise and set, and the signs it passes",
    description: `${where} The phase is that of the instant at: ${when}`,
    query: instantShape,
    answer: moonPhaseAnswer,
    refusals: [404, 422],
  }),
  lagna: get({
    path: '/v1/lagna',
    group: 'Sky',
    access: from('free'),
    summary: 'The rising sign at an instant, and those of the whole day',
    description: `${where} ${when} Beyond the polar circles, where some signs never rise, lagna is null.`,
    query: instantShape,
    answer: lagnaAnswer,
    refusals: [404, 422],
  }),
};
