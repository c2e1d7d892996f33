// What is disputed of a year.

import { requestContext } from '@nirnaya/app/context';
import { disputesOf } from '@nirnaya/app/disputes';
import { envelopeOf, passesFilter } from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import { requireServedYear } from '@nirnaya/app/requests';
import { usualDisputes } from '@nirnaya/contract/festivals';
import { civilDay } from '@nirnaya/engine/civil';
import { pageOf, versionOfEntries } from '../http/listing.ts';
import { long } from './operation/handler.ts';

/** The operation on what is disputed. */
export const handlers = long({
  festivalDisputes: ({ service, query }) => {
    const { year, limit = usualDisputes, cursor } = query;
    requireServedYear(year);
    const context = requestContext(service, query, ujjain);
    const { pack, mode } = context;
    const set = service.workspace.packs();
    const placeYear = context.year(year);
    const { almanac } = service.workspace;
    const { disputes, compared } = disputesOf({ set, almanac, pack, mode, placeYear, zone: context.zone });
    const matches = disputes.filter(
      (one) =>
        (query.kind === undefined || one.kind === query.kind) &&
        passesFilter({ ...one, weight: one.weight ?? undefined }, query),
    );
    const version = versionOfEntries(matches.map(({ code, variant, date }) => [code, variant, date]));
    const { entries, next } = pageOf(matches, { limit, cursor }, { version, query });
    return {
      year,
      count: matches.length,
      compared,
      disputes: [...entries],
      ...next,
      ...envelopeOf(service, context, civilDay(year, 1, 1)),
    };
  },
});
