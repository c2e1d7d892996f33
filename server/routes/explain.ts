// Why a festival falls on a date.

import { requireServedDay, yearOf } from '../../app/dates.ts';
import { envelopeOf } from '../../app/festivals/envelope.ts';
import { explainFestival } from '../../app/festivals/explain.ts';
import { festivalRule } from '../../app/festivals/keys.ts';
import { ujjain } from '../../app/places/locations.ts';
import { requestContext } from '../../app/request-context.ts';
import { explanation } from '../../app/shapes/explanation.ts';
import { requireDayOccurred } from '../../app/skipped-days.ts';
import { isoDate } from '../../engine/place/civil.ts';
import { type Operation, operation } from '../http/operation.ts';
import { explainShape } from '../schemas/festival-query.ts';
import type { Service } from '../service.ts';

/** The operations that explain. */
export function explainOperations(service: Service): Operation[] {
  return [
    operation({
      id: 'explainFestival',
      plan: 'free',
      path: '/v1/festivals/explain',
      group: 'Festivals',
      summary: 'Why a festival falls on a date, or why not and when it does',
      query: explainShape,
      params: {},
      answer: explanation,
      refusals: [404, 422],
      respond: async (query) => {
        requireServedDay(query.date);
        const context = await requestContext(service, query, ujjain);
        await context.built(yearOf(query.date));
        requireDayOccurred(context, query.date);
        const rule = festivalRule(context.pack, query.festival);
        return {
          festival: rule.code,
          date: isoDate(query.date),
          rule_code: rule.code,
          ...explainFestival(context, rule, query.date),
          ...envelopeOf(service, context, query.date),
        };
      },
    }),
  ];
}
