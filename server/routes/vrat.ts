// The vrats of a date.

import { requestContext } from '../../app/context/request-context.ts';
import { envelopeOf } from '../../app/festivals/envelope.ts';
import { undecidedPart } from '../../app/festivals/undecided.ts';
import { ujjain } from '../../app/places/locations.ts';
import { requireServedDay } from '../../app/requests/dates.ts';
import { vratsOn } from '../../app/vrat/vrats.ts';
import { vratAnswer } from '../../contract/festivals/vrat.ts';
import { vratShape } from '../../contract/festivals/vrat-query.ts';
import { isoDate } from '../../engine/civil/civil.ts';
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
