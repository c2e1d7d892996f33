// What is disputed of a year.

import { requestContext } from '@nirnaya/app/context';
import { disputesOf } from '@nirnaya/app/disputes';
import { envelopeOf, wanted } from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import { requireServedYear } from '@nirnaya/app/requests';
import { disputesAnswer, disputesShape, usualDisputes } from '@nirnaya/contract/festivals';
import { civilDay } from '@nirnaya/engine/civil';
import { pageOf, versionOfEntries } from '../http/listing.ts';
import { type Operation, operation } from './operation/operation.ts';

/** The operation on what is disputed. */
export function festivalDisputeOperations(): Operation[] {
  return [
    operation({
      id: 'festivalDisputes',
      lane: 'long',
      path: '/v1/festivals/disputes',
      group: 'Festivals',
      summary:
        'The festivals of a year whose day is not the same for all, with both days and both authorities',
      description:
        "Each observance of the year at the place, by the chain and the mode asked for, that another tradition, another land's rules, the other mode or another place put on another day, or that another clause than the first decided. Whose day is right is not said.",
      query: disputesShape,
      params: {},
      answer: disputesAnswer,
      refusals: [404, 422],
      respond: ({ service, query }) => {
        const { year, limit = usualDisputes, cursor } = query;
        requireServedYear(year);
        const context = requestContext(service, query, ujjain);
        const { pack, mode } = context;
        const set = service.workspace.packs();
        const placeYear = context.year(year);
        const { almanac } = service.workspace;
        const { disputes, compared } = disputesOf({ set, almanac, pack, mode, placeYear });
        const asked = disputes.filter((one) => wanted({ ...one, weight: one.weight ?? undefined }, query));
        const version = versionOfEntries(asked.map(({ code, variant, date }) => [code, variant, date]));
        const { entries, next } = pageOf(asked, { limit, cursor }, { version, query });
        return {
          year,
          count: asked.length,
          compared,
          disputes: [...entries],
          ...next,
          ...envelopeOf(service, context, civilDay(year, 1, 1)),
        };
      },
    }),
  ];
}
