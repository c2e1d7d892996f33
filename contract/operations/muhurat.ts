// Times and dates for an event, and how a day is rated for it.

import { mostPersonalDates, personalAnswer, personalShape } from '../jyotisha/personal.ts';
import { bestDatesAnswer, muhuratFindAnswer, suitabilityAnswer } from '../muhurat/muhurat.ts';
import {
  bestDatesShape,
  findShape,
  longestRange,
  longestTraced,
  suitabilityShape,
} from '../muhurat/muhurat-query.ts';
import { from, get } from './operation.ts';

const where = 'Computed for location_id, else lat and lon.';

/** The operations on muhurats and on the suitability of days. */
export const operations = {
  muhuratFind: get({
    path: '/v1/muhurat/find',
    group: 'Muhurat',
    access: from('pro'),
    summary: `Times for an event within ${longestRange} dates`,
    description: `Lists times during which the same factors apply, with scores. ${where} A time belongs to a day from sunrise to sunrise, which limits it: a day excluded by /v1/events/suitability has no times, a day rated AVOID no GOOD ones. With observatory=true the range is at most ${longestTraced} dates. Dates without sunrise and sunset have no times, with the reason.`,
    query: findShape,
    answer: muhuratFindAnswer,
    refusals: [404, 422],
  }),
  personalCalendar: get({
    path: '/v1/personal-calendar',
    group: 'Muhurat',
    access: from('pro'),
    summary: 'When the Moon is strong for a birth: tara bala, chandra bala, chandrashtama',
    description: `At most ${mostPersonalDates} dates, each from sunrise to sunrise. favourable is when both hold; personal=true in /v1/muhurat/find keeps the times within it. ${where}`,
    query: personalShape,
    answer: personalAnswer,
    refusals: [404, 422],
  }),
  muhuratBestDates: get({
    path: '/v1/muhurat/best-dates',
    group: 'Muhurat',
    access: from('pro'),
    summary: 'The best dates of a year or a month for an event',
    description: `Ranks dates by the score of their best time in /v1/muhurat/find. ${where}`,
    query: bestDatesShape,
    answer: bestDatesAnswer,
    refusals: [404, 422],
  }),
  eventsSuitability: get({
    path: '/v1/events/suitability',
    group: 'Muhurat',
    access: from('business'),
    summary: 'The rating of a day for one event or all events',
    description: `Rates the day from sunrise to sunrise, with factors for and against in the order of the hierarchy. ${where} With event, its rating is at the top level; without, events has all ratings. Without sunrise and sunset, values are null with the reason under unavailable.`,
    query: suitabilityShape,
    answer: suitabilityAnswer,
    refusals: [404, 422],
  }),
};
