// The calendar identity of a date: month, season, year of Jupiter; and the sankrantis of a year.

import { engineOf, locationOf, requestContext } from '@nirnaya/app/context';
import { hinduCalendarSection, seasonSection } from '@nirnaya/app/day';
import { answerOfDay, sankrantiSection } from '@nirnaya/app/panchang';
import { ujjain } from '@nirnaya/app/places';
import { monthBounds, requireServedYear } from '@nirnaya/app/requests';
import {
  dayShape,
  hinduMonthAnswer,
  rituAnswer,
  samvatsaraAnswer,
  sankrantiAnswer,
  sankrantiShape,
} from '@nirnaya/contract/panchang';
import { type Operation, operation } from './operation/operation.ts';

const where = `Computed for location_id, else lat and lon, else the place of region, else ${ujjain.name_en}, as of the sunrise of the date.`;

/** The operations on months, seasons and years. */
export function monthOperations(): Operation[] {
  const shared = { group: 'Calendar', query: dayShape, params: {}, refusals: [404, 422] } as const;

  const month = operation({
    ...shared,
    id: 'hinduMonth',
    path: '/v1/hindu-month',
    summary: 'The lunar month by both countings, the solar dates and the eras of a date',
    description: `${where} The region chooses which month, era, samvatsara and solar calendar come first.`,
    answer: hinduMonthAnswer,
    respond: ({ service, query }) =>
      answerOfDay(service, query, ujjain, (day, { noted }) => ({
        hindu_calendar: noted('hindu_calendar', hinduCalendarSection(day)),
      })),
  });

  const ritu = operation({
    ...shared,
    id: 'ritu',
    path: '/v1/ritu',
    summary: 'The season and the course of the Sun on a date, by every reckoning',
    description: where,
    answer: rituAnswer,
    respond: ({ service, query }) =>
      answerOfDay(service, query, ujjain, (day, { noted }) => ({
        season: noted('season', seasonSection(day)),
      })),
  });

  const samvatsara = operation({
    ...shared,
    id: 'samvatsara',
    path: '/v1/samvatsara',
    summary: "The year of Jupiter's round of sixty on a date, northern and southern",
    description: where,
    answer: samvatsaraAnswer,
    respond: ({ service, query }) =>
      answerOfDay(service, query, ujjain, (day, { noted }) => {
        const calendar = noted('samvatsara', hinduCalendarSection(day));
        return {
          samvatsara: calendar?.samvatsara ?? null,
          primary: calendar?.primary.samvatsara ?? null,
          vikram_samvat: calendar?.vikram_samvat ?? null,
          shaka_samvat: calendar?.shaka_samvat ?? null,
        };
      }),
  });

  const sankranti = operation({
    id: 'sankranti',
    path: '/v1/sankranti',
    group: 'Calendar',
    summary: "The Sun's twelve entries of a year, with their holy times",
    description:
      'Computed for location_id, else lat and lon, else the place of region, else Ujjain. About the year 3100 a civil year may hold eleven or thirteen.',
    query: sankrantiShape,
    params: {},
    answer: sankrantiAnswer,
    refusals: [404, 422],
    respond: ({ service, query: { year, ...query } }) => {
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

  return [month, ritu, samvatsara, sankranti];
}
