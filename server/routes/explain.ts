// Why a festival falls on a date.

import { isoDate } from '../../engine/place/civil.ts';
import { ask } from '../asked.ts';
import { requireServedDay } from '../dates.ts';
import { envelopeOf } from '../festivals/envelope.ts';
import { explainFestival } from '../festivals/explain.ts';
import { festivalRule } from '../festivals/keys.ts';
import { type Operation, operation } from '../http/operation.ts';
import { ujjain } from '../places/locations.ts';
import { explanation } from '../schemas/explanation.ts';
import { explainShape } from '../schemas/festival-query.ts';
import type { Service } from '../service.ts';

/** The operations that explain. */
export function explainOperations(service: Service): Operation[] {
  return [
    operation({
      id: 'explainFestival',
      path: '/v1/festivals/explain',
      group: 'Festivals',
      summary: 'Why a festival falls on a date, or why not and when it does',
      query: explainShape,
      params: {},
      answer: explanation,
      refusals: [404, 422],
      respond: async (query) => {
        requireServedDay(query.date);
        const asked = await ask(service, query, ujjain);
        const rule = festivalRule(asked.pack, query.festival);
        return {
          festival: rule.code,
          date: isoDate(query.date),
          rule_code: rule.code,
          ...explainFestival(asked, rule, query.date),
          ...envelopeOf(service, asked, query.date),
        };
      },
    }),
  ];
}
