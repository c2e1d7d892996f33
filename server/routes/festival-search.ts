// Festivals by their names.

import { civilDayAt, requireServedYear } from '../../app/dates.ts';
import { envelopeOf } from '../../app/festivals/envelope.ts';
import { festivalsFound } from '../../app/festivals/search/answer.ts';
import { ujjain } from '../../app/places/locations.ts';
import { requestContext } from '../../app/request-context.ts';
import { festivalSearchAnswer } from '../../app/shapes/festival-search.ts';
import { civilDay } from '../../engine/place/civil.ts';
import { type Operation, operation } from '../http/operation.ts';
import { festivalSearchShape, usualFound } from '../schemas/festival-search-query.ts';
import type { Service } from '../service.ts';

/** The operation that finds festivals by name. */
export function festivalSearchOperations(service: Service): Operation[] {
  return [
    operation({
      id: 'festivalSearch',
      plan: 'free',
      path: '/v1/festivals/search',
      group: 'Festivals',
      summary: 'Festivals by a name in any script and spelling',
      description:
        'What the chain observes under a name: diwali, deepavali, दीपावली and தீபாவளி find the same. What is meant exactly comes alone; where nothing is, what is spelt nearly so.',
      query: festivalSearchShape,
      params: {},
      answer: festivalSearchAnswer,
      refusals: [404, 422],
      respond: async (query) => {
        const { limit = usualFound, offset = 0, year } = query;
        if (year !== undefined) requireServedYear(year);
        const context = await requestContext(service, query, ujjain);
        const first = year === undefined ? civilDayAt(service.now(), context.zone) : civilDay(year, 1, 1);
        return {
          ...(await festivalsFound(context, { ...query, limit, offset })),
          ...envelopeOf(service, context, first),
        };
      },
    }),
  ];
}
