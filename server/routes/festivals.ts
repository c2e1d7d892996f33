// Festivals of a date, a month, a year and a range.

import { isoDate } from '../../engine/place/civil.ts';
import { type Asked, type AskQuery, ask } from '../asked.ts';
import { monthBounds, requireServedDay, requireServedYear } from '../dates.ts';
import { invalidParameters, unprocessable } from '../errors.ts';
import { countOf, dayOf, daysOf, type FestivalFilter } from '../festivals/days.ts';
import { envelopeOf } from '../festivals/envelope.ts';
import { undecidedIn } from '../festivals/undecided.ts';
import { type Operation, operation } from '../http/operation.ts';
import { ujjain } from '../places/locations.ts';
import { festivalsAnswer, monthAnswer, rangeAnswer, yearAnswer } from '../schemas/festival.ts';
import { festivalsShape, monthShape, rangeShape, yearShape } from '../schemas/festival-query.ts';
import type { Service } from '../service.ts';

/** The most dates of a range. */
const longestRange = 366;

const about =
  'Computed for the sunrise of location_id, else lat and lon, else the place of region, else Ujjain; decided by the rules of pack, else region, else those of the location, else of New Delhi.';

/** The operations on festivals. */
export function festivalOperations(service: Service): Operation[] {
  const on = (id: string, path: string, summary: string): Operation =>
    operation({
      id,
      path,
      group: 'Festivals',
      summary,
      description: about,
      query: festivalsShape,
      params: {},
      answer: festivalsAnswer,
      refusals: [404, 422],
      respond: async (query) => {
        requireServedDay(query.date);
        const asked = await ask(service, query, ujjain);
        return {
          ...dayOf(asked, query.date, query),
          ...undecidedPart(asked, query.date, query.date, query),
          ...envelopeOf(service, asked, query.date),
        };
      },
    });

  const month = operation({
    id: 'festivalsOfMonth',
    path: '/v1/festivals/month',
    group: 'Festivals',
    summary: 'The festivals of a month',
    description: `${about} The count is the sum of what /v1/festivals counts for each date.`,
    query: monthShape,
    params: {},
    answer: monthAnswer,
    refusals: [404, 422],
    respond: async (query) => {
      requireServedYear(query.year);
      const [from, end] = monthBounds(query.year, query.month);
      const span = await spanOf(service, query, from, end - 1);
      return { year: query.year, month: query.month, ...span };
    },
  });

  const year = operation({
    id: 'festivalsOfYear',
    path: '/v1/festivals/year',
    group: 'Festivals',
    summary: 'The festivals of a year',
    description: `${about} The count is the sum of what /v1/festivals/month counts for each month.`,
    query: yearShape,
    params: {},
    answer: yearAnswer,
    refusals: [404, 422],
    respond: async (query) => {
      requireServedYear(query.year);
      const [from] = monthBounds(query.year, 1);
      const [, end] = monthBounds(query.year, 12);
      const span = await spanOf(service, query, from, end - 1);
      const months = Array.from({ length: 12 }, (_, i) => {
        const of = span.days.filter(({ date }) => Number(date.slice(5, 7)) === i + 1);
        return { month: i + 1, count: countOf(of) };
      });
      return { year: query.year, months, ...span };
    },
  });

  const range = operation({
    id: 'festivalsOfRange',
    path: '/v1/festivals/range',
    group: 'Festivals',
    summary: `The festivals of up to ${longestRange} dates`,
    description: about,
    query: rangeShape,
    params: {},
    answer: rangeAnswer,
    refusals: [404, 422],
    respond: async (query) => {
      const { start, end } = query;
      if (end < start) throw invalidParameters([{ field: 'end', message: 'must not come before start' }]);
      requireServedDay(start);
      requireServedDay(end);
      if (end - start >= longestRange) {
        throw unprocessable(
          'range_too_long',
          `A range has at most ${longestRange} dates, not ${end - start + 1}.`,
        );
      }
      return { start: isoDate(start), end: isoDate(end), ...(await spanOf(service, query, start, end)) };
    },
  });

  return [
    on('festivals', '/v1/festivals', 'The festivals of a date, each with its reason'),
    on('festivalsOfDate', '/v1/festivals/date', 'The same as /v1/festivals'),
    month,
    year,
    range,
  ];
}

async function spanOf(service: Service, query: AskQuery & FestivalFilter, from: number, to: number) {
  const asked = await ask(service, query, ujjain);
  const days = daysOf(asked, from, to, query);
  return {
    count: countOf(days),
    days,
    ...undecidedPart(asked, from, to, query),
    ...envelopeOf(service, asked, from),
  };
}

function undecidedPart(asked: Asked, from: number, to: number, filter: FestivalFilter) {
  const undecided = undecidedIn(asked, from, to, filter);
  return undecided.length === 0 ? {} : { undecided };
}
