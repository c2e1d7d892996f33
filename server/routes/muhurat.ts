// Times and dates for an event, and how a day is rated for it.

import { bestDates, longestTraced, muhuratsFound, suitabilityOn } from '@nirnaya/app/muhurat';
import type { PlaceQuery } from '@nirnaya/app/places';
import {
  bestDatesAnswer,
  bestDatesShape,
  findShape,
  givenIn,
  longestRange,
  muhuratFindAnswer,
  suitabilityAnswer,
  suitabilityShape,
  usualScore,
} from '@nirnaya/contract/muhurat';
import { type Operation, operation } from './operation/operation.ts';

const where = 'Computed for location_id, else lat and lon.';

/** The operations on muhurats and on the suitability of days. */
export function muhuratOperations(): Operation[] {
  const shared = { group: 'Muhurat', params: {}, refusals: [404, 422] } as const;

  const find = operation({
    ...shared,
    id: 'muhuratFind',
    lane: 'long',
    path: '/v1/muhurat/find',
    summary: `Times for an event within ${longestRange} dates`,
    description: `Every stretch of time in which the same things speak for the event and against it, with its score. ${where} A time lies in the day from sunrise to sunrise and is never better than that day allows: where /v1/events/suitability rules a day out it has no time, and where it rates a day AVOID none that is GOOD. With observatory=true a range has at most ${longestTraced} dates. Dates on which the Sun does not rise and set have no times, and say why.`,
    query: findShape,
    answer: muhuratFindAnswer,
    respond: ({
      service,
      query: { event, start_date, end_date, min_score, observatory = false, ...query },
    }) => {
      const { place, given } = parted(query);
      const minScore = min_score ?? usualScore;
      return muhuratsFound(service, {
        event,
        start: start_date,
        end: end_date,
        minScore,
        observatory,
        place,
        given,
      });
    },
  });

  const best = operation({
    ...shared,
    id: 'muhuratBestDates',
    lane: 'long',
    path: '/v1/muhurat/best-dates',
    summary: 'The best dates of a year or a month for an event',
    description: `The dates whose best time has the highest score, as /v1/muhurat/find finds it. ${where}`,
    query: bestDatesShape,
    answer: bestDatesAnswer,
    respond: ({ service, query: { event, year, month, limit = 10, min_score, ...query } }) => {
      const { place, given } = parted(query);
      const minScore = min_score ?? usualScore;
      return bestDates(service, { event, year, month, limit, minScore, place, given });
    },
  });

  const suitability = operation({
    ...shared,
    id: 'eventsSuitability',
    lane: 'long',
    path: '/v1/events/suitability',
    summary: 'How a day is rated for an event, or for all of them',
    description: `The whole day from sunrise to sunrise, with what speaks for it and against it in the order of the hierarchy. ${where} With event its rating stands at the top; without, events has that of every event. Where the Sun does not rise and set, what could not be computed is null and unavailable says why.`,
    query: suitabilityShape,
    answer: suitabilityAnswer,
    respond: ({ service, query: { date, event, observatory = false, ...query } }) => {
      const { place, given } = parted(query);
      return suitabilityOn(service, { date, event, observatory, place, given });
    },
  });

  return [find, best, suitability];
}

// Where, and what is said of the people and the purpose.
const parted = (query: PlaceQuery & Parameters<typeof givenIn>[0]) => {
  const { location_id, lat, lon, tz } = query;
  return { place: { location_id, lat, lon, tz }, given: givenIn(query) };
};
