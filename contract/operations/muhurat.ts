// Times and dates for an event, and how a day is rated for it.

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
export const muhuratOperations = {
  muhuratFind: get({
    path: '/v1/muhurat/find',
    group: 'Muhurat',
    access: from('pro'),
    summary: `Times for an event within ${longestRange} dates`,
    description: `Every stretch of time in which the same things speak for the event and against it, with its score. ${where} A time lies in the day from sunrise to sunrise and is never better than that day allows: where /v1/events/suitability rules a day out it has no time, and where it rates a day AVOID none that is GOOD. With observatory=true a range has at most ${longestTraced} dates. Dates on which the Sun does not rise and set have no times, and say why.`,
    query: findShape,
    answer: muhuratFindAnswer,
    refusals: [404, 422],
  }),
  muhuratBestDates: get({
    path: '/v1/muhurat/best-dates',
    group: 'Muhurat',
    access: from('pro'),
    summary: 'The best dates of a year or a month for an event',
    description: `The dates whose best time has the highest score, as /v1/muhurat/find finds it. ${where}`,
    query: bestDatesShape,
    answer: bestDatesAnswer,
    refusals: [404, 422],
  }),
  eventsSuitability: get({
    path: '/v1/events/suitability',
    group: 'Muhurat',
    access: from('business'),
    summary: 'How a day is rated for an event, or for all of them',
    description: `The whole day from sunrise to sunrise, with what speaks for it and against it in the order of the hierarchy. ${where} With event its rating stands at the top; without, events has that of every event. Where the Sun does not rise and set, what could not be computed is null and unavailable says why.`,
    query: suitabilityShape,
    answer: suitabilityAnswer,
    refusals: [404, 422],
  }),
};
