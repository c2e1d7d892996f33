// Times and dates for an event, and how a day is rated for it.

import { bestDates, muhuratSearchAnswer, personalCalendar, suitabilityOn } from '@nirnaya/app/muhurat';
import type { PlaceQuery } from '@nirnaya/app/places';
import { givenIn, usualScore } from '@nirnaya/contract/muhurat';
import { long } from './operation/handler.ts';

/** The operations on muhurats and on the suitability of days. */
export const handlers = long({
  muhuratFind: ({
    service,
    query: { event, start_date, end_date, min_score, personal = false, observatory = false, ...query },
  }) => {
    const { place, given } = parted(query);
    const minScore = min_score ?? usualScore;
    return muhuratSearchAnswer(service, {
      event,
      start: start_date,
      end: end_date,
      minScore,
      isPersonal: personal,
      observatory,
      place,
      given,
    });
  },
  personalCalendar: ({
    service,
    query: { janma_nakshatra, janma_rashi, start_date, end_date, ...query },
  }) => {
    const { location_id, lat, lon, tz } = query;
    return personalCalendar(service, {
      janma_nakshatra,
      janma_rashi,
      start: start_date,
      end: end_date,
      place: { location_id, lat, lon, tz },
    });
  },
  muhuratBestDates: ({ service, query: { event, year, month, limit = 10, min_score, ...query } }) => {
    const { place, given } = parted(query);
    const minScore = min_score ?? usualScore;
    return bestDates(service, { event, year, month, limit, minScore, place, given });
  },
  eventsSuitability: ({ service, query: { date, event, observatory = false, ...query } }) => {
    const { place, given } = parted(query);
    return suitabilityOn(service, { date, event, observatory, place, given });
  },
});

// Where, and what is said of the people and the purpose.
const parted = (query: PlaceQuery & Parameters<typeof givenIn>[0]) => {
  const { location_id, lat, lon, tz } = query;
  return { place: { location_id, lat, lon, tz }, given: givenIn(query) };
};
