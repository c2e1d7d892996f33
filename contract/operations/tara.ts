// Asta and udaya of the five planets: within a stretch of dates, and at an instant.

import { languageShape } from '../common/place-query.ts';
import { taraEventsAnswer, taraStatusAnswer } from '../tara/tara.ts';
import { mostTaraDates, taraEventsShape, taraStatusShape } from '../tara/tara-query.ts';
import { from, get, live } from './operation.ts';

const sets =
  'An event is the instant at which the arc between planet and Sun crosses the degrees of kalamsa_set. Sets differ by days. Sets that use risings and settings apply up to 60 degrees of latitude.';

/** The operations on asta and udaya. */
export const operations = {
  taraEvents: get({
    path: '/v1/tara/events',
    group: 'Tara',
    access: from('pro'),
    summary: `Asta and udaya of a planet within up to ${mostTaraDates} dates`,
    description: `${sets} Beyond, they return 422. astronomical_date is the civil date of the instant at the place, regardless of tz.`,
    query: { ...taraEventsShape, ...languageShape },
    answer: taraEventsAnswer,
    refusals: [404, 422],
  }),
  taraStatus: get({
    path: '/v1/tara/status',
    group: 'Tara',
    access: from('pro'),
    summary: 'Whether a planet is asta (invisible near the Sun) at an instant, and since when',
    description: `${sets} Beyond, the status is indeterminate, with the reason under unavailable.`,
    query: { ...taraStatusShape, ...languageShape },
    answer: taraStatusAnswer,
    refusals: [404, 422],
    caching: live,
  }),
};
