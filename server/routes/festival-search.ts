// Festivals by their names.

import { requestContext } from '@nirnaya/app/context';
import { envelopeOf, festivalsNamed, searchFestivals } from '@nirnaya/app/festivals';
import { ujjain } from '@nirnaya/app/places';
import { civilDayAt, requireServedYear, yearOf } from '@nirnaya/app/requests';
import { usualMatches } from '@nirnaya/contract/festivals';
import { civilDay } from '@nirnaya/engine/civil';
import { pageOf, versionOfEntries } from '../http/listing.ts';
import { long } from './operation/handler.ts';

/** The operation that finds festivals by name. */
export const handlers = long({
  festivalSearch: ({ service, query }) => {
    const context = requestContext(service, query, ujjain);
    const today = civilDayAt(service.now(), context.zone);
    const { limit = usualMatches, cursor, year = yearOf(today) } = query;
    requireServedYear(year);
    const { tag: tags, ...criteria } = query;
    const search = { ...criteria, tags, year };
    const matches = festivalsNamed(service, context, search);
    const version = versionOfEntries(matches.map(({ code, variant, packs }) => [code, variant, packs]));
    const { entries, next } = pageOf(matches, { limit, cursor }, { version, query: search });
    return {
      q: query.q ?? null,
      year,
      count: matches.length,
      festivals: searchFestivals(service, context, search, entries),
      ...next,
      ...envelopeOf(service, context, query.year === undefined ? today : civilDay(year, 1, 1)),
    };
  },
});
