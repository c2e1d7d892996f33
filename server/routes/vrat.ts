// The vrats of a date.

import { requestContext } from '@nirnaya/app/context';
import { envelopeOf, undecidedPart } from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import { requireServedDay } from '@nirnaya/app/requests';
import { vratsOn } from '@nirnaya/app/vrat';
import { isoDate } from '@nirnaya/engine/civil';
import { quick } from './operation/handler.ts';

/** The operation on vrats. */
export const handlers = quick({
  vrat: ({ service, query }) => {
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
