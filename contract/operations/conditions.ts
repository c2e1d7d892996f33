// Conditions of a date: stretches of time in which some works are shunned or favoured. They have no date of their own.

import {
  bhadraAnswer,
  gandaMoolAnswer,
  panchakAnswer,
  shastraAnswer,
  specialYogasAnswer,
} from '../panchang/condition-answers.ts';
import { dayContextShape, dayShape } from '../panchang/panchang-query.ts';
import { from, get } from './operation.ts';
import { computedFor } from './where.ts';

const ofDay =
  'The day runs from sunrise to the next sunrise. A flag says that the condition holds at some time of the day, at_sunrise that it holds as the day begins. Spans are whole; within_day is what of them lies in the day.';

const fallback = `${computedFor('Ujjain')} ${ofDay}`;

/** The operations on conditions. */
export const conditionOperations = {
  panchak: get({
    path: '/v1/panchak',
    group: 'Conditions',
    access: from('business'),
    summary: 'Panchak on a date: its type, how grave it is, what is shunned and what remedies it',
    description: fallback,
    query: dayShape,
    answer: panchakAnswer,
    refusals: [404, 422],
  }),
  bhadra: get({
    path: '/v1/bhadra',
    group: 'Conditions',
    access: from('business'),
    summary: 'Bhadra on a date: where it dwells, its mouth and its tail',
    description: fallback,
    query: dayShape,
    answer: bhadraAnswer,
    refusals: [404, 422],
  }),
  gandaMool: get({
    path: '/v1/ganda-mool',
    group: 'Conditions',
    access: from('business'),
    summary: 'Ganda Mool on a date, and its star',
    description: fallback,
    query: dayShape,
    answer: gandaMoolAnswer,
    refusals: [404, 422],
  }),
  specialYogas: get({
    path: '/v1/special-yogas',
    group: 'Conditions',
    access: from('business'),
    summary: 'The special yogas of a date, and its Anandadi yogas',
    description: fallback,
    query: dayShape,
    answer: specialYogasAnswer,
    refusals: [404, 422],
  }),
  shastraConditions: get({
    path: '/v1/shastra/conditions',
    group: 'Conditions',
    access: from('business'),
    summary: 'Every classical condition of a date, Disha Shool, and for whom the Moon is strong',
    description: `Computed for location_id, else lat and lon. ${ofDay}`,
    query: dayContextShape,
    answer: shastraAnswer,
    refusals: [404, 422],
  }),
};
