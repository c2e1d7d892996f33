// The calendar identity of a date: month, season, year of Jupiter; and the sankrantis of a year.

import { engineOf, locationOf, requestContext } from '@nirnaya/app/context';
import { hinduCalendarSection, seasonSection } from '@nirnaya/app/day';
import { answerOfDay, sankrantiSection } from '@nirnaya/app/panchang';
import { ujjain } from '@nirnaya/app/places';
import { monthBounds, requireServedYear } from '@nirnaya/app/requests';
import { quick } from './operation/handler.ts';

/** The operations on months, seasons and years. */
export const handlers = quick({
  hinduMonth: ({ service, query }) =>
    answerOfDay(service, query, ujjain, (day, { withReason }) => ({
      hindu_calendar: withReason('hindu_calendar', hinduCalendarSection(day)),
    })),
  ritu: ({ service, query }) =>
    answerOfDay(service, query, ujjain, (day, { withReason }) => ({
      season: withReason('season', seasonSection(day)),
    })),
  samvatsara: ({ service, query }) =>
    answerOfDay(service, query, ujjain, (day, { withReason }) => {
      const calendar = withReason('samvatsara', hinduCalendarSection(day));
      return {
        samvatsara: calendar?.samvatsara ?? null,
        primary: calendar?.primary.samvatsara ?? null,
        vikram_samvat: calendar?.vikram_samvat ?? null,
        shaka_samvat: calendar?.shaka_samvat ?? null,
      };
    }),
  sankranti: ({ service, query: { year, ...query } }) => {
    requireServedYear(year);
    const context = requestContext(service, query, ujjain, { unsupportedRegion: 'refuse' });
    const sankrantis = sankrantiSection(context, year);
    const [newYear] = monthBounds(year, 1);
    return {
      year,
      count: sankrantis.length,
      sankrantis,
      location: locationOf(context, newYear),
      engine: engineOf(service, context),
    };
  },
});
