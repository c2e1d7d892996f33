// The vrats of a date.

import { requestContext } from '@nirnaya/app/context';
import { envelopeOf, undecidedPart } from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import { requireServedDay } from '@nirnaya/app/requests';
import { vratsOn } from '@nirnaya/app/vrat';
import { vratAnswer, vratShape } from '@nirnaya/contract/festivals';
import { isoDate } from '@nirnaya/engine/civil';
import { type Operation, operation } from './operation/operation.ts';

/** The operation on vrats. */
export function vratOperations(): Operation[] {
  const vrat = operation({
    id: 'vrat',
    path: '/v1/vrat',
    group: 'Festivals',
    summary: 'The vrats of a date',
    description:
      'What /v1/festivals gives with type=VRAT, in short, decided by the same engine. Computed for the sunrise of location_id, else lat and lon, else the place of region, else Ujjain.',
    query: vratShape,
    params: {},
    answer: vratAnswer,
    refusals: [404, 422],
    respond: ({ service, query }) => {
      requireServedDay(query.date);
      const context = requestContext(service, query, ujjain);
      return {
        date: isoDate(query.date),
        ...vratsOn(context, query.date),
        ...undecidedPart(context, query.date, query.date, { type: 'VRAT' }),
        ...envelopeOf(service, context, query.date),
      };
    },
  });
  return [vrat];
}
