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
  'The day runs from sunrise to sunrise. A flag is true if the condition holds at some time of the day, at_sunrise if it holds at its start. Spans are whole; within_day is the part inside the day.';

const fallback = `${computedFor('Ujjain')} ${ofDay}`;

/** The operations on conditions. */
export const operations = {
  panchak: get({
    path: '/v1/panchak',
    group: 'Conditions',
    access: from('business'),
    summary: 'Panchak on a date: type, severity, what to avoid and remedies',
    description: fallback,
    query: dayShape,
    answer: panchakAnswer,
    refusals: [404, 422],
  }),
  bhadra: get({
    path: '/v1/bhadra',
    group: 'Conditions',
    access: from('business'),
    summary: 'Bhadra on a date: residence, mouth and tail',
    description: fallback,
    query: dayShape,
    answer: bhadraAnswer,
    refusals: [404, 422],
  }),
  gandaMool: get({
    path: '/v1/ganda-mool',
    group: 'Conditions',
    access: from('business'),
    summary: 'Ganda Mool on a date, with its star',
    description: fallback,
    query: dayShape,
    answer: gandaMoolAnswer,
    refusals: [404, 422],
  }),
  specialYogas: get({
    path: '/v1/special-yogas',
    group: 'Conditions',
    access: from('business'),
    summary: 'The special yogas and the Anandadi yogas of a date',
    description: fallback,
    query: dayShape,
    answer: specialYogasAnswer,
    refusals: [404, 422],
  }),
  shastraConditions: get({
    path: '/v1/shastra/conditions',
    group: 'Conditions',
    access: from('business'),
    summary: 'All classical conditions of a date, with Disha Shool and Chandra and Tara bala',
    description: `Computed for location_id, else lat and lon. ${ofDay}`,
    query: dayContextShape,
    answer: shastraAnswer,
    refusals: [404, 422],
  }),
};
