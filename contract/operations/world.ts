// The festivals of the world: of a date, a month, a year or all years; what there is of each religion; the next ones.

import { worldAnswer, worldReligionsAnswer, worldUpcomingAnswer } from '../world/world.ts';
import { worldReligionsShape, worldShape, worldUpcomingShape } from '../world/world-query.ts';
import { from, get, live } from './operation.ts';

const about =
  'By the rules of the pack world: calendars by their arithmetic, the new moons and solar terms of their own meridians, and for what Hindu calendars print too the sky of New Delhi, unless a rule names its place.';

/** The operations on the festivals of the world. */
export const worldOperations = {
  worldFestivals: get({
    path: '/v1/festivals/world',
    group: 'Festivals',
    access: from('free'),
    summary: 'The festivals of eleven religions, by date',
    description: `${about} Sorted by date, those of a date by religion and id. The years 1700 to 3100; each date says how certain it is.`,
    query: worldShape,
    answer: worldAnswer,
    refusals: [404, 422],
  }),
  worldReligions: get({
    path: '/v1/festivals/world/religions',
    group: 'Festivals',
    access: from('free'),
    summary: 'The religions whose festivals are listed, with their years',
    description: `${about} Every religion is listed with the span of its own years and with how many records it has in them.`,
    query: worldReligionsShape,
    answer: worldReligionsAnswer,
    refusals: [422],
  }),
  worldUpcoming: get({
    path: '/v1/festivals/world/upcoming',
    group: 'Festivals',
    access: from('free'),
    summary: 'The next festivals of eleven religions',
    description: `${about} From today on, which is the date in UTC, or in the zone tz.`,
    query: worldUpcomingShape,
    answer: worldUpcomingAnswer,
    refusals: [404, 422],
    caching: live,
  }),
};
