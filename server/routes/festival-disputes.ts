// What is disputed of a year.

import { requestContext } from '../../app/context/request-context.ts';
import { disputesOf } from '../../app/disputes/kept.ts';
import { wanted } from '../../app/festivals/days.ts';
import { envelopeOf } from '../../app/festivals/envelope.ts';
import { ujjain } from '../../app/places/locations.ts';
import { requireServedYear } from '../../app/requests/dates.ts';
import { disputesAnswer } from '../../contract/festivals/disputes.ts';
import { disputesShape, usualDisputes } from '../../contract/festivals/festival-search-query.ts';
import { civilDay } from '../../engine/civil/civil.ts';
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
