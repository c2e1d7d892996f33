// The festivals of the world: of a date, a month, a year or all years; what there is of each religion; the next ones.

import { worldAnswer, worldReligionsAnswer, worldUpcomingAnswer } from '../world/world.ts';
import { worldReligionsShape, worldShape, worldUpcomingShape } from '../world/world-query.ts';
import { from, get, live } from './operation.ts';

const about =
  'By the rules of the pack world: calendars by arithmetic, new moons and solar terms at the meridian of each calendar, and Hindu-calendar observances for New Delhi unless the rule names a place.';

/** The operations on the festivals of the world. */
export const operations = {
  worldFestivals: get({
    path: '/v1/festivals/world',
    group: 'Festivals',
    access: from('free'),
    summary: 'The festivals of eleven religions, by date',
    description: `${about} Sorted by date, religion and id. Years 1700 to 3100. Each date has its certainty.`,
    query: worldShape,
    answer: worldAnswer,
    refusals: [404, 422],
  }),
  worldReligions: get({
    path: '/v1/festivals/world/religions',
    group: 'Festivals',
    access: from('free'),
    summary: 'The religions, with their years and numbers of festivals',
    description: `${about} Each religion has its range of years and its number of records.`,
    query: worldReligionsShape,
    answer: worldReligionsAnswer,
    refusals: [422],
  }),
  worldUpcoming: get({
    path: '/v1/festivals/world/upcoming',
    group: 'Festivals',
    access: from('free'),
    summary: 'The next festivals of eleven religions',
    description: `${about} Starts today, in UTC or in the zone tz.`,
    query: worldUpcomingShape,
    answer: worldUpcomingAnswer,
    refusals: [404, 422],
    caching: live,
  }),
};
